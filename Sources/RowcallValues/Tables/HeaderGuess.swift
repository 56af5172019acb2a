/// Which rows and columns of a table without marked headers hold its headers.
package struct HeaderGuess: Hashable, Sendable {
  /// The rows that name the columns.
  package var rows: LineGuess
  /// The columns that name the rows.
  package var columns: LineGuess

  package init(rows: LineGuess, columns: LineGuess) {
    self.rows = rows
    self.columns = columns
  }

  /// The same guess with what a user said in place of what was guessed.
  package func overridden(by choice: HeaderChoice) -> HeaderGuess {
    HeaderGuess(
      rows: choice.rows.map(LineGuess.init(asked:)) ?? rows,
      columns: choice.columns.map(LineGuess.init(asked:)) ?? columns)
  }
}

/// Which lines, rows or columns, hold headers.
package struct LineGuess: Hashable, Sendable {
  /// The lines, counted from zero; empty when none does.
  package var lines: Range<Int>
  /// The chance that this is right, from 0 to 1.
  package var confidence: Double
  /// The facts that decided it.
  package var reasons: [HeaderReason]

  package init(lines: Range<Int>, confidence: Double, reasons: [HeaderReason]) {
    self.lines = lines
    self.confidence = confidence
    self.reasons = reasons
  }

  init(asked lines: Range<Int>) { self.init(lines: lines, confidence: 1, reasons: [.asked]) }
}

/// A fact that decided whether a line holds headers.
///
/// It was seen in some of the lines that cross it: the columns of a row, the rows of a column.
package enum HeaderReason: Hashable, Sendable {
  /// The user said so.
  case asked
  /// The author marked them.
  case marked
  /// The author marked others.
  case unmarked
  /// The author made a head of the rows, though not of header cells.
  case head
  /// There is too little to compare.
  case tooSmall
  /// The table is for layout.
  case layout
  /// Files usually start with a row of headers, and nothing shows that this one does not.
  case usual
  /// No cell of the row is filled.
  case blankRow
  /// Words stand over numbers, dates or codes in so many others.
  case differs(Int)
  /// Years stand over other numbers in so many others.
  case years(Int)
  /// The author made headings of so many cells.
  case headings(Int)
  /// So many cells end with a colon.
  case colons(Int)
  /// So many cells are usual names of columns.
  case headerWords(Int)
  /// The second row holds the units of the columns, or the rest of their names.
  case units
  /// The second row holds the choices of a question, each over cells that repeat it.
  case choices
  /// The cell where the first row and column meet is blank, and only that one.
  case blankCorner
  /// Numbers or dates stand among their like in so many others.
  case likeData(Int)
  /// A text stands again among the data of so many others.
  case recurs(Int)
  /// A text stands twice in the line.
  case repeats
  /// So many cells are blank.
  case gaps(Int)
  /// So many cells are longer than names are.
  case longTexts(Int)
  /// Nothing distinguishes the line from the data.
  case nothingTelling

  /// A phrase that completes "because".
  ///
  /// - Parameter crossing: what the lines are called that cross the one in question.
  package func phrase(crossing: String) -> String {
    func lines(_ count: Int) -> String { "\(count) \(crossing)\(count == 1 ? "" : "s")" }
    func cells(_ count: Int) -> String { "\(count) \(count == 1 ? "cell" : "cells")" }
    return switch self {
    case .asked: "asked for"
    case .marked: "marked as header cells"
    case .unmarked: "not marked as header cells"
    case .head: "marked as the table's head"
    case .tooSmall: "too little to compare"
    case .layout: "layout table"
    case .usual: "the default for files"
    case .blankRow: "the first row is blank"
    case .differs(let count): "names beside numbers, dates or codes in \(lines(count))"
    case .years(let count): "years beside other numbers in \(lines(count))"
    case .headings(let count): "\(cells(count)) marked as \(count == 1 ? "a heading" : "headings")"
    case .colons(let count): "\(cells(count)) with a colon at the end"
    case .headerWords(let count): "\(count) usual column \(count == 1 ? "name" : "names")"
    case .units: "units or parts of names in the second row"
    case .choices: "choices of a question in the second row"
    case .blankCorner: "a blank corner"
    case .likeData(let count): "values like the data in \(lines(count))"
    case .recurs(let count): "texts that occur in the data too in \(lines(count))"
    case .repeats: "one text occurs twice"
    case .gaps(let count): "\(cells(count)) blank"
    case .longTexts(let count): "\(cells(count)) longer than names are"
    case .nothingTelling: "no difference from the data"
    }
  }
}

/// What a user says about the headers of a table; nil leaves it to the guess.
package struct HeaderChoice: Hashable, Sendable {
  /// The rows that name the columns, counted from zero; empty for none.
  package var rows: Range<Int>?
  /// The columns that name the rows, counted from zero; empty for none.
  package var columns: Range<Int>?

  package init(rows: Range<Int>? = nil, columns: Range<Int>? = nil) {
    self.rows = rows
    self.columns = columns
  }

  /// Leaves all to the guess.
  package static let automatic = HeaderChoice()
  /// Says that nothing is a header.
  package static let none = HeaderChoice(rows: 0..<0, columns: 0..<0)

  /// Says that this row names the columns.
  package static func row(_ row: Int) -> HeaderChoice { HeaderChoice(rows: line(row)) }

  /// Says that this column names the rows.
  package static func column(_ column: Int) -> HeaderChoice { HeaderChoice(columns: line(column)) }

  /// One line as a range; none for numbers that no line has.
  private static func line(_ index: Int) -> Range<Int> {
    index < 0 || index == .max ? 0..<0 : index..<index + 1
  }
}
