/// The place of a finding.
public struct Place: Hashable, Sendable {
  /// The one-based line of the source; nil without a source.
  public var line: Int?
  /// The one-based column in Unicode scalars; nil if only the line is known.
  public var column: Int?
  /// The path to the element: `scene "Settings" > table view > section 1 > cell "Sounds" > switch`, or
  /// `table 2 > row 3 > cell 1`.
  public var element: String
  /// The cell in a table; nil for other places.
  public var cell: Cell?

  /// A cell, a row or a column of a table, one-based, without header rows in data.
  public struct Cell: Hashable, Sendable {
    /// The row; nil for a column.
    public var row: Int?
    /// The column; nil for a row.
    public var column: Int?

    /// Names a cell, a row or a column.
    public init(row: Int?, column: Int?) {
      self.row = row
      self.column = column
    }
  }

  /// Names a place.
  public init(_ element: String, line: Int? = nil, column: Int? = nil, cell: Cell? = nil) {
    self.element = element
    self.line = line
    self.column = column
    self.cell = cell
  }
}
