/// Which rows and columns of a table without marked headers hold its headers.
public struct HeaderGuess: Hashable, Codable, Sendable {
  /// The rows that name the columns.
  public var rows: LineGuess
  /// The columns that name the rows.
  public var columns: LineGuess

  /// Creates a guess.
  public init(rows: LineGuess, columns: LineGuess) {
    self.rows = rows
    self.columns = columns
  }

  /// The same guess with what a user said in place of what was guessed.
  public func overridden(by choice: HeaderChoice) -> HeaderGuess {
    HeaderGuess(
      rows: choice.rows.map(LineGuess.init(asked:)) ?? rows,
      columns: choice.columns.map(LineGuess.init(asked:)) ?? columns)
  }
}

/// Which lines, rows or columns, hold headers.
public struct LineGuess: Hashable, Codable, Sendable {
  /// The lines, counted from zero; empty when none does.
  public var lines: Range<Int>
  /// The chance that this is right, from 0 to 1.
  public var confidence: Double
  /// What spoke for it.
  public var reasons: [HeaderReason]

  /// Creates a guess.
  public init(lines: Range<Int>, confidence: Double, reasons: [HeaderReason]) {
    self.lines = lines
    self.confidence = confidence
    self.reasons = reasons
  }

  init(asked lines: Range<Int>) { self.init(lines: lines, confidence: 1, reasons: [.asked]) }
}

/// A fact that spoke for or against headers in a line.
///
/// "Others" are the lines that cross it: the columns of a row, the rows of a column.
public enum HeaderReason: Hashable, Codable, Sendable {
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
  /// The table only places things on a page.
  case layout
  /// Words stand over numbers or dates in so many others.
  case differs(Int)
  /// Years stand over other numbers in so many others.
  case years(Int)
  /// The author made headings of so many cells.
  case headings(Int)
  /// So many cells end with a colon.
  case colons(Int)
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
  /// Nothing tells the line from the data.
  case nothingTelling
}

/// What a user says about the headers of a table; nil leaves it to the guess.
public struct HeaderChoice: Hashable, Codable, Sendable {
  /// The rows that name the columns, counted from zero; empty for none.
  public var rows: Range<Int>?
  /// The columns that name the rows, counted from zero; empty for none.
  public var columns: Range<Int>?

  /// Creates a choice.
  public init(rows: Range<Int>? = nil, columns: Range<Int>? = nil) {
    self.rows = rows
    self.columns = columns
  }

  /// Leaves all to the guess.
  public static let automatic = HeaderChoice()
  /// Says that nothing is a header.
  public static let none = HeaderChoice(rows: 0..<0, columns: 0..<0)

  /// Says that this row names the columns.
  public static func row(_ row: Int) -> HeaderChoice { HeaderChoice(rows: line(row)) }

  /// Says that this column names the rows.
  public static func column(_ column: Int) -> HeaderChoice { HeaderChoice(columns: line(column)) }

  /// One line as a range; none for numbers that no line has.
  private static func line(_ index: Int) -> Range<Int> {
    index < 0 || index == .max ? 0..<0 : index..<index + 1
  }
}
