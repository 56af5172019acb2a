import RowcallModel

/// What was decided about one column, and on what grounds.
public struct TypedColumn: Sendable {
  /// The column's name and type.
  public var column: Column
  /// Reads its cells.
  public internal(set) var reader: CellReader
  /// How sure the type is, from 0 to 1: the share of cells that fit, less for few cells and for ambiguous writing.
  public var confidence: Double
  /// Why it has this type.
  public var reason: ColumnReason
  /// Where the decimal mark or the order of day and month comes from.
  public var source: ConventionSource
  /// How the sampled cells fit the type.
  public var tally: ColumnTally

  /// How its values are written.
  public var conventions: CellConventions { reader.conventions }
}
