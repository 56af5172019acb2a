/// Danish.
package enum Danish: Language {
  package static let tag = "da"
}
