import RowcallText

/// The languages that Rowcall speaks and reads.
package enum Languages {
  /// Every language; where a word means different things in several, the first one decides.
  package static let all: [any Language.Type] = [
    English.self, German.self, French.self, Spanish.self, Japanese.self, Chinese.self,
    TraditionalChinese.self, Italian.self, Portuguese.self, Dutch.self, Swedish.self, Danish.self,
    Norwegian.self, Finnish.self, Turkish.self, Greek.self, Russian.self, Ukrainian.self, Polish.self,
    Czech.self, Arabic.self, Hebrew.self, Hindi.self, Korean.self,
  ]

  /// The tag of the language in which a locale hears everything: Bokmål for Nynorsk, which has no phrases of its own.
  package static func tag(for locale: LocaleTag) -> LocaleTag { language(for: locale)?.tag ?? locale }

  /// The language of a locale, with the tag to name it by; nil for a language that is not in the list.
  package static func language(for locale: LocaleTag) -> (tag: LocaleTag, language: any Language.Type)? {
    let subtag = locale.language
    if subtag == "zh", ChineseScript(of: locale) == .traditional { return (locale, TraditionalChinese.self) }
    for language in all {
      if language.tag == subtag { return (locale, language) }
      if language.aliases.contains(subtag) {
        return (LocaleTag(language.tag + locale.identifier.dropFirst(subtag.count)), language)
      }
    }
    return nil
  }
}
