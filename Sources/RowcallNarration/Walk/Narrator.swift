import RowcallAccessibility
import RowcallText

/// Everything that decides the words besides the table and the way through it.
public struct Narrator: Sendable {
  /// The order, the rules and the words.
  package internal(set) var dialect: Dialect
  /// How much is spoken.
  package let verbosity: Verbosity
  /// How texts in cells are spoken.
  package var voice: any CellVoice

  /// What the move `summary` tells; nil for the size and the number of blank cells.
  package var summary: [SpokenLine]?

  package let wording: Wording
  private let letters: LetterReading

  /// Creates a narrator.
  ///
  /// - Parameters:
  ///   - locale: the listener's language.
  ///   - voice: nil leaves texts as their author wrote them.
  public init(
    _ dialect: Dialect = .rowcall, locale: LocaleTag, verbosity: Verbosity = Verbosity(),
    voice: (any CellVoice)? = nil
  ) {
    self.dialect = dialect
    self.verbosity = verbosity
    self.voice = voice ?? WrittenVoice()
    let wording = Wording(dialect, locale: locale)
    self.wording = wording
    letters = LetterReading(verbosity, names: SignNames(for: locale)) {
      wording.text(.capitalLetter, ["letter": $0])
    }
  }

  /// The spoken text of a text of a cell: its words, with the names of signs, or letter by letter.
  package func words(_ text: String, in cell: AccessibleCell) -> String {
    letters.words(
      verbosity.spelling.isOn ? voice.letters(of: text, in: cell) : voice.words(text, in: cell), written: text
    )
  }

  /// The lines that parts make, in an order.
  func lines<Part>(
    _ orders: [LineOrder<Part>], language: String? = nil, _ texts: (Part) -> [String]
  ) -> [SpokenLine] {
    orders.flatMap { $0.lines(separator: wording.separator, texts) }.map {
      line($0, language: language)
    }
  }

  /// A finished sentence as the voice says it.
  ///
  /// One in Chinese stays as it is: its kanji are not the listener's.
  package func line(_ text: String, language: String? = nil) -> SpokenLine {
    let isChinese = language.map { LocaleTag($0).language == "zh" } ?? false
    return SpokenLine(isChinese ? text : voice.sentence(text), language: language)
  }
}
