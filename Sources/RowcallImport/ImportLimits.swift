/// How much one table may ask for before reading stops with an error.
///
/// Of delimited text and JSON, the total number of bytes and rows has no limit: rows are read as a stream, and memory
/// does not grow with them.
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
  /// Bytes of one HTML page, which is held in memory whole; time and memory for parsing it are in proportion.
  public var pageBytes: Int
  /// How deep HTML elements may nest.
  public var elementDepth: Int
  /// Tables of one HTML page.
  public var tables: Int
  /// Slots of all tables of one HTML page together, and cells as often as they cover one.
  public var slots: Int
  /// Bytes of text that the tables of one HTML page may make of it; a name may be used many times over.
  public var textBytes: Int
  /// How long a query or view of a database may take for one row, in seconds.
  public var querySeconds: Int

  /// Creates limits; the defaults suit tables that somebody could listen to.
  public init(
    cellBytes: Int = 1 << 20, rowBytes: Int = 1 << 24, columns: Int = 200_000, nesting: Int = 64,
    expansion: Int = 64, pageBytes: Int = 1 << 24, elementDepth: Int = 512, tables: Int = 10_000,
    slots: Int = 1 << 20, textBytes: Int = 1 << 26, querySeconds: Int = 60
  ) {
    self.cellBytes = cellBytes
    self.rowBytes = rowBytes
    self.columns = columns
    self.nesting = nesting
    self.expansion = expansion
    self.pageBytes = pageBytes
    self.elementDepth = elementDepth
    self.tables = tables
    self.slots = slots
    self.textBytes = textBytes
    self.querySeconds = querySeconds
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
    /// Bytes of an HTML page.
    case pageBytes = "--max-page-bytes"
    /// Depth of HTML elements.
    case elementDepth = "--max-element-depth"
    /// Tables of an HTML page.
    case tables = "--max-tables"
    /// Slots of the tables of an HTML page.
    case slots = "--max-slots"
    /// Bytes of text made from an HTML page.
    case textBytes = "--max-text-bytes"
    /// Seconds for a row of a query.
    case querySeconds = "--max-query-seconds"

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
    case .pageBytes: min(max(pageBytes, 0), Self.largestPage)
    case .elementDepth: elementDepth
    case .tables: tables
    case .slots: min(slots, Self.mostSlots)
    case .textBytes: textBytes
    case .querySeconds: querySeconds
    }
  }

  /// Offsets inside a batch have 32 bits; before a row is found too long, its text may be read to twice the limit, and
  /// three bytes for each byte of the file.
  private static let longestRow = 1 << 29

  /// Offsets inside a page's texts have 32 bits, and the texts may be longer than the page.
  private static let largestPage = 1 << 27

  /// Cells are numbered with 31 bits.
  private static let mostSlots = 1 << 30

  /// Times the bytes of any file, it still fits into an `Int`.
  private static let largestExpansion = 1 << 20
}
