/// French.
package enum French: Language {
  package static let tag = "fr"
}
