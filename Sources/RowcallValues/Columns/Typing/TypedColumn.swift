import RowcallModel

/// What was decided about one column, and on what grounds.
package struct TypedColumn: Sendable {
  /// The column's name and type.
  package var column: Column
  /// Reads its cells.
  package internal(set) var reader: CellReader
  /// How sure the type is, from 0 to 1: the share of cells that fit, less for few cells and for ambiguous writing.
  package var confidence: Double
  /// Why it has this type.
  package var reason: ColumnReason
  /// Where the decimal mark or the order of day and month comes from.
  package var source: ConventionSource
  /// The mark of the numbers among the column's texts, where only the locale tells decimals from thousands: `17.518`.
  package var assumedMark: DecimalMark?
  /// Whether so few cells of eight digits, which may be numbers, are read as dates that it may be by chance.
  package var assumesDates = false
  /// What a user said that no cell of the column allows, and is not heeded; nil for nothing.
  package var unfitChoice: UnfitChoice?
  /// How the sampled cells fit the type.
  package var tally: ColumnTally

  /// How its values are written.
  package var conventions: CellConventions { reader.conventions }
}

/// A choice of a user that no cell of a column allows.
package enum UnfitChoice: Hashable, Sendable {
  /// The order of dates.
  case dates(CalendarDate.Order)
  /// What is before fractions.
  case decimalMark(DecimalMark)
  /// What the column holds.
  case kind(ColumnKind)
}
