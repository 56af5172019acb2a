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
    list([voiced(.roleIndex)] + IndexTitles(sections.map { title($0.title) }).spoken(by: phrases).map(voiced))
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
