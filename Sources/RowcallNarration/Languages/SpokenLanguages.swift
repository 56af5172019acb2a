import RowcallText

/// All languages that values can be spoken in.
public enum SpokenLanguages {
  /// The language for a locale; one without a grammar of its own is spoken with ICU's long forms.
  ///
  /// Keep the result: it holds what is slow to make.
  public static func language(for locale: LocaleTag) -> any SpokenLanguage {
    switch locale.language {
    case "de": GrammarLanguage(.german, locale: locale)
    case "en": GrammarLanguage(.english, locale: locale)
    case "es": GrammarLanguage(.spanish, locale: locale)
    case "fr": GrammarLanguage(.french, locale: locale)
    case "ar": GrammarLanguage(.arabic, locale: locale)
    case "cs": GrammarLanguage(.czech, locale: locale)
    case "he": GrammarLanguage(.hebrew, locale: locale)
    case "hi": GrammarLanguage(.hindi, locale: locale)
    case "ko": KoreanLanguage(locale: locale)
    case "pl": GrammarLanguage(.polish, locale: locale)
    case "ru": GrammarLanguage(.russian, locale: locale)
    case "uk": GrammarLanguage(.ukrainian, locale: locale)
    case "ja": JapaneseLanguage(locale: locale)
    case "zh": ChineseLanguage(locale: locale)
    default: FallbackLanguage(locale: locale)
    }
  }
}
