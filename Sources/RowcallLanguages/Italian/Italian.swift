/// Italian.
package enum Italian: Language {
  package static let tag = "it"
}
