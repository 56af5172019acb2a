/// Tells JSON, HTML and text tables from delimited text.
package struct FormatDetector {
  let path: String
  let head: [UInt8]
  let isWhole: Bool
  var requested: TableFormat?
  /// Whether the user says how cells are delimited or quoted.
  var isDelimited = false

  /// Goes by the file's name, else by how the text begins.
  func detect() -> Decision<TableFormat> {
    if let requested { return .asked(requested) }
    let ending = Self.pathExtension(of: path)
    if let named = Self.formats[ending] {
      return Decision(named, confidence: 0.95, reasons: [.fileExtension(ending)])
    }
    if HTMLSniffer.beginsLikeHTML(head) { return Decision(.html, confidence: 0.9, reasons: [.htmlText]) }
    if beginsLikeJSON { return Decision(.json, confidence: 0.9, reasons: [.jsonText]) }
    if !isDelimited, let table = TextTableDetector(path: path, head: head, isWhole: isWhole).tables().first {
      return Decision(.textTable, confidence: table.confidence, reasons: [table.reason])
    }
    return Decision(.delimited, confidence: 1, reasons: [.usual])
  }

  /// The file name's extension in lower case; empty without one.
  package static func pathExtension(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
  }

  /// Whether the first bytes of a file are those of a storyboard or XIB, which holds no table.
  package static func beginsLikeInterface(_ head: [UInt8]) -> Bool {
    guard head.first(where: { $0 > Byte.space && $0 < 0x80 }) == UInt8(ascii: "<") else { return false }
    return String(decoding: head.prefix(2048), as: UTF8.self).contains("\"com.apple.InterfaceBuilder")
  }

  /// Whether a text begins with a statement of a database dump.
  static func beginsLikeSQL(_ head: [UInt8]) -> Bool {
    let lines = String(decoding: head.prefix(4096), as: UTF8.self).split(whereSeparator: \.isNewline)
    let first = lines.first { !$0.hasPrefix("--") && $0.contains { !$0.isWhitespace } } ?? ""
    let words = first.prefix(40).uppercased().split(separator: " ")
    let start = words.prefix(2).joined(separator: " ")
    if start == "BEGIN TRANSACTION;" { return true }
    // psql says "CREATE TABLE" alone of what it has done, above the rows of the next statement.
    return words.count > 2 && ["INSERT INTO", "CREATE TABLE", "DROP TABLE"].contains(start)
      || first.hasPrefix("PRAGMA foreign_keys")
  }

  private static let formats: [String: TableFormat] = [
    "json": .json, "jsonl": .json, "ndjson": .json, "geojson": .json,
    "html": .html, "htm": .html, "xhtml": .html,
  ]

  /// Whether the text begins with an object, an array of containers, or is one array.
  private var beginsLikeJSON: Bool {
    let marks = head.lazy.filter { $0 > Byte.space }.prefix(3)
    switch String(decoding: Array(marks.prefix(2)), as: UTF8.self) {
    case "{\"", "{}", "[{": return true
    case "[[": return marks.count < 3 || marks.last != UInt8(ascii: "[") || isOneValue
    default: return marks.first == UInt8(ascii: "[") && isOneValue
    }
  }

  private var isOneValue: Bool {
    head.withUnsafeBufferPointer { text in
      var parser = JSONParser(text, isLast: isWhole, nesting: ImportLimits().nesting)
      var tokens: [JSONToken] = []
      guard (try? parser.value(into: &tokens)) != nil else { return false }
      return parser.peek().map { $0 == UInt8(ascii: "[") } ?? true
    }
  }
}
