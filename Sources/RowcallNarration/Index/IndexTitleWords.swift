import RowcallLanguages
import RowcallReadings
import RowcallText

/// Speaks the titles of an index: "A", "あ row", "number sign", "other".
///
/// A title by itself says little to a voice: signs are skipped, and one kana stands for a whole row of them.
package struct IndexTitleWords: Sendable {
  private let phrases: Phrases
  private let signs: SignNames
  private let labels: ReadingList

  /// Creates the words of a locale.
  ///
  /// - Parameter labels: the author's own words by title, which win.
  package init(for locale: LocaleTag, labels: ReadingList = ReadingList()) {
    phrases = Phrases(for: locale)
    signs = SignNames(for: locale)
    self.labels = labels
  }

  /// The spoken text of a title; for an empty one "blank".
  ///
  /// Words are known for signs, for "…" and for the kana that stand for a row. What another order puts there, such as a radical
  /// or a letter of Zhuyin, is left to the voice: give a label of your own.
  package func spoken(_ title: String) -> String {
    if let label = labels[title] { return label }
    if title.isEmpty { return phrases.text(.blank) }
    if title == "…" { return phrases.text(.indexOther) }
    guard let character = title.first, title.count == 1 else { return title }
    if Self.kana.contains(character) { return phrases.text(.indexRow, ["title": title]) }
    return Sign(character).flatMap { signs.name(of: $0) } ?? title
  }

  /// The first kana of each row, which stands for the row.
  private static let kana = Set("あかさたなはまやらわアカサタナハマヤラワ")
}
