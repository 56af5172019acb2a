/// Czech.
package enum Czech: Language {
  package static let tag = "cs"
}
