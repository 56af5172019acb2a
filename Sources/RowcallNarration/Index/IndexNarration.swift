import RowcallAccessibility
import RowcallLanguages
import RowcallReadings
import RowcallText

/// What is spoken around the rows of an indexed list: the index before them, and a heading above each section.
package struct IndexNarration: Sendable {
  private let words: IndexTitleWords
  private let phrases: Phrases
  /// Speaks titles; nil if they are shown.
  private let speech: SpokenText?

  /// Creates the words of a list that is shown.
  package init(shownIn locale: LocaleTag) {
    words = IndexTitleWords(for: locale)
    phrases = Phrases(for: locale)
    speech = nil
  }

  /// Creates the words of a list that is spoken.
  ///
  /// - Parameter labels: the author's own words by title, which win.
  package init(_ speech: SpokenText, labels: ReadingList = ReadingList()) {
    words = IndexTitleWords(for: speech.locale, labels: labels)
    phrases = speech.phrases
    self.speech = speech
  }

  /// The titles that lead to rows: "section index, A, M, T"; of very many only how many, the first and the last.
  package func index(of sections: [RowSection]) -> String {
    list([voiced(.roleIndex)] + phrases.index(of: sections.map { title($0.title) }).map(voiced))
  }

  /// The heading above the rows of a section: "A, heading".
  package func heading(of section: RowSection) -> String {
    list([title(section.title), voiced(.roleHeading)])
  }

  /// The same sections with their titles as they are spoken.
  package func titled(_ sections: [RowSection]) -> [RowSection] {
    sections.map { RowSection(title($0.title), rows: $0.rows) }
  }

  /// A title as it is spoken, and as it is written where it is shown; an empty one is "blank".
  package func title(_ title: String) -> String {
    guard let speech else { return title.isEmpty ? phrases.text(.blank) : title }
    return speech.voiced(speech.spoken(text: words.spoken(title)))
  }

  private func voiced(_ key: PhraseKey) -> String { voiced(phrases.text(key)) }

  private func voiced(_ text: String) -> String { speech?.spoken(sentence: text) ?? text }

  private func list(_ parts: [String]) -> String { parts.joined(separator: phrases.text(.listSeparator)) }
}

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
