import RowcallLanguages
import RowcallText

/// All languages that values can be spoken in.
public enum SpokenLanguages {
  /// The language for a locale; one without a grammar of its own is spoken with ICU's long forms.
  ///
  /// Keep the result: it holds what is slow to make.
  public static func language(for locale: LocaleTag) -> any SpokenLanguage {
    // Units and months come from ICU, and go with the phrases.
    let locale = Languages.tag(for: locale)
    return switch locale.language {
    case "ja": JapaneseLanguage(locale: locale)
    case "ko": KoreanLanguage(locale: locale)
    case "zh": ChineseLanguage(locale: locale)
    case let code:
      grammar(of: code).map { GrammarLanguage($0, locale: locale) } ?? FallbackLanguage(locale: locale)
    }
  }

  private static func grammar(of language: String) -> Grammar? {
    switch language {
    case "ar": .arabic
    case "cs": .czech
    case "da": .danish
    case "de": .german
    case "el": .greek
    case "en": .english
    case "es": .spanish
    case "fi": .finnish
    case "fr": .french
    case "he": .hebrew
    case "hi": .hindi
    case "it": .italian
    case "nb": .norwegian
    case "nl": .dutch
    case "pl": .polish
    case "pt": .portuguese
    case "ru": .russian
    case "sv": .swedish
    case "tr": .turkish
    case "uk": .ukrainian
    default: nil
    }
  }
}
