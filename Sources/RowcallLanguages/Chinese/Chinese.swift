/// Mandarin in simplified characters.
package enum Chinese: Language {
  package static let tag = "zh"
}
