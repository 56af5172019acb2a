import RowcallAccessibility
import RowcallModel
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

  package let wording: DialectWording
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
    let wording = DialectWording(dialect, locale: locale)
    self.wording = wording
    letters = LetterReading(
      verbosity, names: SignNames(for: locale), minus: wording.text(.negative, ["number": ""])
    ) {
      wording.text(.capitalLetter, ["letter": $0])
    }
  }

  /// The spoken text of a text of a cell: its words, with the names of signs, or letter by letter.
  package func words(_ text: String, in cell: AccessibleCell) -> String {
    letters.words(
      verbosity.spelling.isOn ? voice.letters(of: text, in: cell) : voice.words(text, in: cell), written: text
    )
  }

  /// What people attached to a cell, if a listener wants to hear it.
  func comments(on cell: AccessibleCell) -> [String] {
    guard verbosity.comments, let comments = cell.comments else { return [] }
    return comments.map { comment in
      let kind = wording.text(comment.kind == .link ? .roleLink : .roleComment)
      // A text, and no value of the cell's column.
      let span = CellSpan(rows: cell.span.rows, columns: Int.max - 1..<Int.max)
      let text = AccessibleCell(AccessibilityElement(.cell, label: comment.text), span: span)
      return wording.phrases.text(.headerAndValue, ["header": kind, "value": words(comment.text, in: text)])
    }
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

extension Narrator {
  /// What is spoken on entering a table whose rows are read: "Departures, table, 4 rows, 3 columns".
  package func entry(of outline: TableOutline) -> [SpokenLine] {
    TableNarration(outline: outline, narrator: self).entry(dialect.entry)
  }

  /// The titles of the sections of a table: "section index, A, M, T"; nil for a table without any.
  func index(of sections: [RowSection]) -> SpokenLine? {
    if sections.isEmpty { return nil }
    let titles = wording.phrases.index(of: sections.map(\.title))
    return line(([wording.text(.roleIndex)] + titles).joined(separator: wording.separator))
  }

  /// The heading above the rows of a section: "A, heading".
  func heading(of section: RowSection) -> SpokenLine {
    line([section.title, wording.text(.roleHeading)].joined(separator: wording.separator))
  }

  /// What is spoken on leaving it: "end of table".
  package func end(of outline: TableOutline) -> SpokenLine {
    TableNarration(outline: outline, narrator: self).leaving
  }

  /// What is spoken on moving onto a cell from another row and column: its headers, and what is in it.
  ///
  /// Nil if there is no cell.
  package func heard(at slot: GridSlot, in table: MarkedTable) -> String? {
    guard let cell = table.cell(at: slot) else { return nil }
    let lines = CellNarration(
      cell: cell, slot: slot, previous: nil, occasion: .moving, outline: table.outline, narrator: self
    ).lines()
    return lines.isEmpty ? nil : lines.map(\.text).joined(separator: wording.separator)
  }

  /// What is spoken at something that is in no table: "Report, link".
  package func heard(_ piece: CellPiece) -> String {
    let span = CellSpan(rows: 0..<1, columns: 0..<1)
    var cell = AccessibleCell(AccessibilityElement(.cell, label: piece.text, value: nil), span: span)
    cell.pieces = [piece]
    return CellNarration(
      cell: cell, slot: GridSlot(row: 0, column: 0), previous: nil, occasion: .moving,
      outline: TableOutline(rowCount: 1, columnCount: 1), narrator: self
    ).texts(piece).joined(separator: wording.separator)
  }

  /// What is spoken on entering a table: its name, that it is one, its size.
  package func heardEntry(of outline: TableOutline) -> String {
    entry(of: outline).map(\.text).joined(separator: wording.separator)
  }
}
