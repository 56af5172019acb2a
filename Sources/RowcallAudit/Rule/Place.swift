/// Where a finding is.
public struct Place: Hashable, Sendable {
  /// The line of the source, counted from one; nil for what has no source.
  public var line: Int?
  /// The place in that line, counted from one in Unicode scalars; nil where only the line is known.
  public var column: Int?
  /// The way to the element for a person: `scene "Settings" > table view > section 1 > cell "Sounds" > switch`, or
  /// `table 2 > row 3 > cell 1`.
  public var element: String
  /// The cell in a table; nil for other places.
  public var cell: Cell?

  /// A cell, a row or a column of a table as its readers count: from one, header rows not counted in data.
  public struct Cell: Hashable, Sendable {
    /// The row; nil for a whole column.
    public var row: Int?
    /// The column; nil for a whole row.
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
