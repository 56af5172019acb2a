/// German.
package enum German: Language {
  package static let tag = "de"
}
