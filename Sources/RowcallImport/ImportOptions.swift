import RowcallModel
import RowcallValues

/// What a user decides instead of leaving it to detection; nil means detect.
public struct ImportOptions: Hashable, Sendable {
  /// The name of the text's encoding: `UTF-8`, `windows-1252`, `Shift_JIS`.
  public var encoding: String?
  /// Delimited text, JSON, HTML or a text table.
  public var format: TableFormat?
  /// The character between cells.
  public var delimiter: Character?
  /// How cells are quoted.
  public var quote: Quote?
  /// Where the column names stand.
  public var header: HeaderPlacement?
  /// The order of day, month and year in numeric dates.
  public var dates: CalendarDate.Order?
  /// What stands before the fractions of numbers.
  public var decimalMark: DecimalMark?
  /// Which table of a page is wanted, by its number from one or by words of its name; nil for all in turn.
  public var table: String?
  /// A query whose rows are read, of a database: one SELECT statement of SQLite; nil to read tables.
  public var query: String?
  /// How much a table may ask for.
  public var limits: ImportLimits

  /// Creates options; without arguments everything is detected.
  public init(
    encoding: String? = nil, format: TableFormat? = nil, delimiter: Character? = nil, quote: Quote? = nil,
    header: HeaderPlacement? = nil, dates: CalendarDate.Order? = nil, decimalMark: DecimalMark? = nil,
    table: String? = nil, query: String? = nil, limits: ImportLimits = ImportLimits()
  ) {
    self.encoding = encoding
    self.format = format
    self.delimiter = delimiter
    self.quote = quote
    self.header = header
    self.dates = dates
    self.decimalMark = decimalMark
    self.table = table
    self.query = query
    self.limits = limits
  }
}

extension ImportOptions {
  /// What they say about values, with the kinds of single columns, by their zero-based number.
  package func typing(_ kinds: [Int: ColumnKind] = [:]) -> TypingChoices {
    TypingChoices(dates: dates, decimalMark: decimalMark, kinds: kinds)
  }
}

/// How a file holds its rows.
public enum TableFormat: String, Hashable, Codable, Sendable {
  /// Cells between delimiters, as in CSV.
  case delimited
  /// JSON or JSON Lines.
  case json
  /// The tables of an HTML page.
  case html
  /// A table drawn with characters, or with its columns side by side: the output of psql and `df`, Markdown.
  case textTable = "text-table"
  /// A property list of Apple's or GNUstep's: in XML, binary, or text, such as a strings file.
  case propertyList = "property-list"
  /// An SQLite database.
  case database
  /// A workbook of sheets: `.xlsx`, `.xlsm` or `.ods`.
  case workbook
}

/// The mark around cells that hold delimiters or line breaks.
public enum Quote: String, Hashable, Codable, Sendable, CaseIterable {
  /// `"like this"`
  case double
  /// `'like this'`
  case single
  /// Quotes are ordinary characters.
  case none

  /// The quote's byte; nil for none.
  var byte: UInt8? {
    switch self {
    case .double: UInt8(ascii: "\"")
    case .single: UInt8(ascii: "'")
    case .none: nil
    }
  }
}

/// How a quote or delimiter is written inside a cell.
public enum EscapeStyle: String, Hashable, Codable, Sendable {
  /// A quote is doubled, as in RFC 4180.
  case doubled
  /// A backslash makes the next character literal, as in database dumps; a cell `\N` is empty.
  case backslash
}

/// Where the column names stand.
public enum HeaderPlacement: Hashable, Codable, Sendable {
  /// In the table's first row, after any preamble.
  case row
  /// Nowhere: the first row is data.
  case none
  /// In so many of the table's first rows, one level over the other: `Weekdays` over `Departs`.
  case rows(Int)
  /// On this one-based line of the file; what is before it is no part of the table.
  case line(Int)
}

extension HeaderPlacement {
  /// How many rows of the table hold names.
  package var rowCount: Int {
    switch self {
    case .none: 0
    case .row, .line: 1
    case .rows(let count): max(0, count)
    }
  }
}
