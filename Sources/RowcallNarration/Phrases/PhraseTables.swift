import RowcallText

/// The languages that have phrases of their own; a new language is one data file and one line here.
enum PhraseTables {
  /// The phrases of each language, by its subtag; by its script too where it is written in two.
  ///
  /// "und" is no language.
  static let all: [String: [Phrase]] = [
    "de": german, "en": english, "es": spanish, "fr": french, "ja": japanese, "zh": chinese,
    "und": neutral, "zh-Hant": traditionalChinese,
  ]

  /// The phrases of a locale's language; nil when it has none of its own.
  static func table(for locale: LocaleTag) -> [Phrase]? {
    let isTraditional = locale.language == "zh" && ChineseScript(of: locale) == .traditional
    return all[isTraditional ? "zh-Hant" : locale.language]
  }
}
