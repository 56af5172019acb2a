/// A file, or bytes, with tables in it.
///
/// ```swift
/// let table = try TableSource(path: "stocks.csv").table()
/// for row in table.rows { print(row.label) }  // Apple Inc., $648.11, up 1.85%
/// ```
public struct TableSource: Sendable {
  /// The path as given; `-` for standard input; for bytes, what errors call them.
  public let path: String
  /// What the user knows better than detection.
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
  ///   - name: what errors call the bytes; its extension counts as that of a file would.
  ///   - options: what the user knows better than detection.
  public init(bytes: [UInt8], name: String = "-", options: TableOptions = TableOptions()) {
    path = name
    self.options = options
    self.bytes = bytes
  }

  /// All tables: one of a file of data, and as many as a page has.
  ///
  /// Throws `ImportError` when the file cannot be read, is no text, or holds no table, and what is wrong with an option.
  public func tables() throws -> [ReadableTable] {
    let file = try open()
    return try (0..<file.tableCount).map { try ReadableTable(self, file, number: $0) }
  }

  /// The first table, which is the only one of a file of data; ``TableOptions/reading`` chooses another one of a page.
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
