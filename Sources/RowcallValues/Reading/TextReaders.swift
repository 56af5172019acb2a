import RowcallModel
import RowcallText

/// Finds the reader for a locale.
public enum TextReaders {
  /// A reader that knows the locale's language, or one that reads numbers and dates by the locale's own marks.
  public static func reader(for locale: LocaleTag) -> any TextReader {
    switch locale.language {
    case "ja": JapaneseReader()
    case "zh": ChineseReader(locale: locale)
    default: LexiconReader(lexicon(for: locale))
    }
  }

  static func lexicon(for locale: LocaleTag) -> Lexicon {
    switch locale.language {
    case "de": .german()
    case "fr": .french()
    case "es": .spanish()
    default: .english(monthFirst: true)
    }
  }
}
