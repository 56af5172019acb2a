/// Mandarin in traditional characters.
package enum TraditionalChinese: Language {
  package static let tag = "zh-Hant"
}
