import RowcallLanguages
import RowcallText

/// The words that cells of one locale may hold beside digits: month names, scales, percent words.
///
/// English words are read in every locale, since tables travel. A class, though it never changes: each column of a wide
/// table refers to it.
package final class CellVocabulary: Sendable {
  /// The vocabulary of English alone.
  package static let english = CellVocabulary(for: LocaleTag("en"))

  /// Month names, full and abbreviated; January is 1.
  let months: WordTable<UInt8>
  /// Names of weekdays, full and abbreviated; Sunday is 1.
  let weekdays: WordTable<UInt8>
  /// Powers of ten: `million`, `Mrd.`, `万`.
  let scales: WordTable<UInt8>
  /// Words for the percent sign.
  let percentWords: WordTable<Void>
  /// Words for the parts of a length of time: `h`, `min`.
  let durations: WordTable<TimePart>

  /// Collects the words of a locale and of English.
  package init(for locale: LocaleTag) {
    months = WordTable(CalendarWords.months(of: locale))
    weekdays = WordTable(CalendarWords.weekdays(of: locale))
    scales = ScaleWords.table(for: locale)
    durations = DurationScanner.words(for: locale)
    percentWords = WordTable(lists: Languages.all.map { ($0.percentWords, ()) })
  }
}
