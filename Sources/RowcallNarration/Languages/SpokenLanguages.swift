import RowcallLanguages
import RowcallText

/// All languages that values can be spoken in.
package enum SpokenLanguages {
  /// The language for a locale; one without a grammar of its own is spoken with ICU's long forms.
  ///
  /// Keep the result: it holds what is slow to make.
  package static func language(for locale: LocaleTag) -> any SpokenLanguage {
    guard let (locale, language) = Languages.language(for: locale) else {
      return FallbackLanguage(locale: locale)
    }
    // Units and months come from ICU, and go with the phrases.
    return switch language.grammar {
    case .inflected(let grammar): GrammarLanguage(grammar, locale: locale)
    case .eastAsian(let words): EastAsianLanguage(words, locale: locale)
    }
  }
}
