/// Ukrainian; what has no known gender is named after a colon, and states are neuter.
package enum Ukrainian: Language {
  package static let tag = "uk"
}
