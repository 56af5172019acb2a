/// Russian; what has no known gender is named after a colon, and states are neuter.
package enum Russian: Language {
  package static let tag = "ru"
}
