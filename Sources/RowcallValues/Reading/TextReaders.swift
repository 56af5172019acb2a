import RowcallModel
import RowcallText

/// Finds the reader for a locale.
public enum TextReaders {
  /// A reader that knows the locale's language, or one that reads numbers and dates by the locale's own marks.
  public static func reader(for locale: LocaleTag) -> any TextReader {
    switch locale.language {
    case "ja": JapaneseReader()
    case "ko": KoreanReader()
    case "zh": ChineseReader(locale: locale)
    default: LexiconReader(lexicon(for: locale))
    }
  }

  /// The language's lexicon with what the region changes: its marks, its order of dates, its dollar.
  static func lexicon(for locale: LocaleTag) -> Lexicon {
    var lexicon = lexicon(ofLanguage: locale.language) ?? .generic(for: locale)
    let habits = LocaleHabits(for: locale)
    lexicon.dateOrder = habits.dateOrder
    guard locale.region != nil else { return lexicon }
    lexicon.useMarks(of: locale)
    lexicon.currencies.add("$", Lexicon.Currency(code: habits.currencies.dollar))
    return lexicon
  }

  private static func lexicon(ofLanguage language: String) -> Lexicon? {
    switch language {
    case "ar": .arabic()
    case "cs": .czech()
    case "da": .danish()
    case "de": .german()
    case "el": .greek()
    case "en": .english()
    case "es": .spanish()
    case "fi": .finnish()
    case "fr": .french()
    case "he": .hebrew()
    case "hi": .hindi()
    case "it": .italian()
    case "nb", "nn", "no": .norwegian()
    case "nl": .dutch()
    case "pl": .polish()
    case "pt": .portuguese()
    case "ru": .russian()
    case "sv": .swedish()
    case "tr": .turkish()
    case "uk": .ukrainian()
    default: nil
    }
  }
}
