import RowcallLanguages
import RowcallModel
import RowcallText

/// Finds the reader for a locale.
package enum TextReaders {
  /// A reader that knows the locale's language, or one that reads numbers and dates by the locale's own marks.
  package static func reader(for locale: LocaleTag) -> any TextReader {
    switch locale.language {
    case "ja": JapaneseReader()
    case "ko": KoreanReader()
    case "zh": ChineseReader(locale: locale)
    default: LexiconReader(lexicon(for: locale))
    }
  }

  /// The language's lexicon with what the region changes: its marks, its order of dates, its dollar.
  static func lexicon(for locale: LocaleTag) -> Lexicon {
    var lexicon = Languages.language(for: locale)?.language.lexicon() ?? .generic(for: locale)
    let habits = LocaleHabits(for: locale)
    lexicon.dateOrder = habits.dateOrder
    guard locale.region != nil else { return lexicon }
    lexicon.useMarks(of: locale)
    lexicon.currencies["$"] = habits.currencies.dollar
    return lexicon
  }
}
