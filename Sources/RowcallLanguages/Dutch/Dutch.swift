/// Dutch.
package enum Dutch: Language {
  package static let tag = "nl"
}
