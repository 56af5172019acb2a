/// English.
package enum English: Language {
  package static let tag = "en"
}
