/// A table's outline: what is known before its rows are read.
public struct Table: Hashable, Codable, Sendable {
  /// The caption or file name; nil when there is none.
  package var title: String?
  /// The columns, in the order of the file.
  package var columns: [Column]
  /// What people attached to its cells; nil for nothing.
  package var comments: CellComments?

  /// Creates an outline.
  package init(title: String? = nil, columns: [Column]) {
    self.title = title
    self.columns = columns
  }
}

/// One column of a table: its name and what its cells hold.
public struct Column: Hashable, Codable, Sendable {
  /// The header as written; nil when the table has no header for it.
  public var name: String?
  /// What the cells hold and how they are written.
  public var type: ColumnType

  package init(name: String? = nil, type: ColumnType = .text) {
    self.name = name
    self.type = type
  }
}

/// What a column's cells hold.
///
/// A cell that does not fit its column's type is text, and is spoken as written.
public enum ColumnType: Hashable, Codable, Sendable {
  /// Words.
  case text
  /// Whole numbers.
  case integer
  /// Numbers with a fraction.
  case decimal
  /// Money; the code is that of the cells without one of their own (from the header, `Price (USD)`), nil when every
  /// cell names its currency.
  case money(currency: String?)
  /// Percentages; the sign may stand in the header only (`Share (%)`).
  case percent
  /// Signed changes; the measure is that of cells that name none of their own.
  case change(Change.Measure)
  /// Quantities; the unit is that of cells that name none of their own (from the header, `Weight (kg)`).
  case measure(unit: Unit?)
  /// Dates whose numeric forms are written in this order.
  case date(CalendarDate.Order)
  /// Years alone, heard as years and not as quantities.
  case year
  /// Times of day.
  case time
  /// Dates with a time, numeric dates in this order.
  case dateTime(CalendarDate.Order)
  /// Lengths of time.
  case duration
  /// Yes or no in one of their written pairs.
  case boolean
  /// Codes: digits that are not a quantity.
  case identifier
  /// Telephone numbers.
  case telephone
  /// No cell holds anything.
  case empty
}

/// The column of a table that holds names, and the one beside it that tells how these are read.
public struct NameColumns: Hashable, Codable, Sendable {
  /// The zero-based column of the names.
  package var name: Int
  /// The zero-based column of their readings; nil when there is none.
  package var reading: Int?

  /// Creates a choice of columns.
  package init(name: Int, reading: Int? = nil) {
    self.name = name
    self.reading = reading
  }
}

/// A cell's place in the grid.
///
/// Zero-based; narration adds one when it speaks.
package struct CellPosition: Hashable, Codable, Sendable {
  /// The row, not counting header rows.
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
