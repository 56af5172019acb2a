import RowcallText

/// The languages that have phrases of their own; a new language is two data files and one line here.
enum PhraseTables {
  /// Every language, by its subtag; by its script too where it is written in two. "und" is no language.
  static let languages = ["de", "en", "es", "fr", "ja", "und", "zh", "zh-Hant"]

  /// The phrases of a language of the list; nil for any other.
  ///
  /// Only the language that is asked for is made, because each has more than a hundred phrases.
  static func phrases(of language: String) -> [Phrase]? {
    switch language {
    case "de": german + germanTables
    case "en": english + englishTables
    case "es": spanish + spanishTables
    case "fr": french + frenchTables
    case "ja": japanese + japaneseTables
    case "zh": chinese + chineseTables
    case "zh-Hant": traditionalChinese + traditionalChineseTables
    case "und": neutral + englishTables
    default: nil
    }
  }

  /// The phrases of a locale's language; nil when it has none of its own.
  static func table(for locale: LocaleTag) -> [Phrase]? {
    let isTraditional = locale.language == "zh" && ChineseScript(of: locale) == .traditional
    return locale.language == "und" ? nil : phrases(of: isTraditional ? "zh-Hant" : locale.language)
  }
}
