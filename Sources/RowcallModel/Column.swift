/// One column of a table: its name and what its cells hold.
public struct Column: Hashable, Codable, Sendable {
  /// The header as written; nil when the table has no header for it.
  public var name: String?
  /// What the cells hold and how they are written.
  public var type: ColumnType

  /// Creates a column.
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
