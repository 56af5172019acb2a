/// Finnish.
package enum Finnish: Language {
  package static let tag = "fi"
}
