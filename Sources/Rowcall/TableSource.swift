/// A file or bytes with tables.
///
/// ```swift
/// let table = try TableSource(path: "stocks.csv").table()
/// for row in table.rows { print(row.label) }  // Apple Inc., $648.11, up 1.85%
/// ```
public struct TableSource: Sendable {
  /// The path as given; `-` for standard input; for bytes, their name in errors.
  public let path: String
  /// Options that override detection.
  public var options: TableOptions
  private let bytes: [UInt8]?

  /// Names a file of delimited text, JSON or HTML; `-` stands for standard input.
  ///
  /// Nothing is read yet.
  public init(path: String, options: TableOptions = TableOptions()) {
    self.path = path
    self.options = options
    bytes = nil
  }

  /// Takes bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: the text, in any encoding.
  ///   - name: the name in errors; its extension is used like that of a file.
  ///   - options: options that override detection.
  public init(bytes: [UInt8], name: String = "-", options: TableOptions = TableOptions()) {
    path = name
    self.options = options
    self.bytes = bytes
  }

  /// All tables: one in a data file, any number in a page.
  ///
  /// Throws `ImportError` if the file cannot be read, is not text or has no table, and errors for invalid options.
  public func tables() throws -> [ReadableTable] {
    let file = try open()
    return try (0..<file.tableCount).map { try ReadableTable(self, file, number: $0) }
  }

  /// The first table, the only one in a data file; ``TableOptions/reading`` selects another one in a page.
  ///
  /// Throws what ``tables()`` throws.
  public func table() throws -> ReadableTable { try ReadableTable(self, try open(), number: 0) }

  func open() throws -> TableFile {
    if let bytes { return try TableFile(path, bytes: bytes, options) }
    return try TableFile(path, options)
  }

  /// Whether opening it again gives the same rows.
  var canBeReadAgain: Bool { bytes != nil || path != "-" && FileIdentity(path: path)?.isRegular == true }
}
