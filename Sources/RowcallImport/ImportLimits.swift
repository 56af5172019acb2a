/// How much one table may ask for before reading stops with an error.
///
/// The total number of bytes and rows has no limit: rows are read as a stream, and memory does not grow with them.
public struct ImportLimits: Hashable, Codable, Sendable {
  /// Bytes of one cell as written.
  public var cellBytes: Int
  /// Bytes of one row or record as written.
  public var rowBytes: Int
  /// Cells of one row, and different keys of JSON objects.
  public var columns: Int
  /// How deep JSON values may nest.
  public var nesting: Int
  /// Cells made from each byte read, on average, when sparse JSON records are spread over many columns.
  public var expansion: Int

  /// Creates limits; the defaults suit tables that somebody could listen to.
  public init(
    cellBytes: Int = 1 << 20, rowBytes: Int = 1 << 24, columns: Int = 200_000, nesting: Int = 64,
    expansion: Int = 64
  ) {
    self.cellBytes = cellBytes
    self.rowBytes = rowBytes
    self.columns = columns
    self.nesting = nesting
    self.expansion = expansion
  }
}

extension ImportLimits {
  /// Which limit was reached.
  public enum Name: String, Hashable, Codable, Sendable {
    /// Bytes of one cell.
    case cellBytes = "--max-cell-bytes"
    /// Bytes of one row or record.
    case rowBytes = "--max-row-bytes"
    /// Cells of one row.
    case columns = "--max-columns"
    /// Depth of JSON values.
    case nesting = "--max-nesting"
    /// Cells made from each byte.
    case expansion = "--max-expansion"

    /// The command-line flag that lifts the limit.
    public var flag: String { rawValue }
  }

  /// The value of a limit as it is kept: within the range that reading can count in, whatever was asked for.
  public subscript(_ name: Name) -> Int {
    switch name {
    case .cellBytes: cellBytes
    case .rowBytes: min(rowBytes, Self.longestRow)
    case .columns: columns
    case .nesting: nesting
    case .expansion: min(max(expansion, 1), Self.largestExpansion)
    }
  }

  /// Offsets inside a batch have 32 bits; before a row is found too long, its text may be read to twice the limit, and
  /// three bytes for each byte of the file.
  private static let longestRow = 1 << 29

  /// Times the bytes of any file, it still fits into an `Int`.
  private static let largestExpansion = 1 << 20
}
