import RowcallText

/// The languages that have phrases of their own.
enum PhraseTables {
  /// Every language, by its subtag; by its script too where it is written in two.
  static let languages: [String: any PhraseLanguage.Type] = [
    "ar": Arabic.self,
    "cs": Czech.self,
    "da": Danish.self,
    "de": German.self,
    "el": Greek.self,
    "en": English.self,
    "es": Spanish.self,
    "fi": Finnish.self,
    "fr": French.self,
    "he": Hebrew.self,
    "hi": Hindi.self,
    "it": Italian.self,
    "ja": Japanese.self,
    "ko": Korean.self,
    "nb": Norwegian.self,
    "nl": Dutch.self,
    "pl": Polish.self,
    "pt": Portuguese.self,
    "ru": Russian.self,
    "sv": Swedish.self,
    "tr": Turkish.self,
    "uk": Ukrainian.self,
    "zh": Chinese.self,
    "zh-Hant": TraditionalChinese.self,
  ]

  /// Other subtags under which a language of the list goes.
  private static let aliases = ["iw": "he", "nn": "nb", "no": "nb"]

  /// The tag of the language in which a locale hears everything: Bokmål for Nynorsk, which has no phrases of its own.
  static func tag(for locale: LocaleTag) -> LocaleTag { language(for: locale)?.tag ?? locale }

  /// The language of a locale, with the tag to name it by; nil when it has no phrases.
  static func language(for locale: LocaleTag) -> (tag: LocaleTag, phrases: any PhraseLanguage.Type)? {
    if locale.language == "zh", ChineseScript(of: locale) == .traditional {
      return languages["zh-Hant"].map { (locale, $0) }
    }
    if let alias = aliases[locale.language] {
      return languages[alias].map { (LocaleTag(alias + locale.identifier.dropFirst(2)), $0) }
    }
    return languages[locale.language].map { (locale, $0) }
  }
}
