/// Greek; what has no known gender is named after a colon, and states are neuter.
package enum Greek: Language {
  package static let tag = "el"
}
