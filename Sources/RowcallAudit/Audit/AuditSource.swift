import RowcallImport

/// A file that is about to be audited: as what, and its bytes where they are held whole.
struct AuditSource {
  /// The path as given; `-` for standard input.
  let path: String
  /// As what the file is audited.
  let subject: RuleDescription.Subject
  /// All bytes of an interface or a page, and of standard input and pipes; empty for a file of data, which is read as a
  /// stream.
  let bytes: [UInt8]

  /// Whether `bytes` are all there is.
  let isInMemory: Bool

  /// Takes bytes that are there already.
  init(bytes: [UInt8], path: String, subject: RuleDescription.Subject) {
    self.bytes = bytes
    self.path = path
    self.subject = subject
    isInMemory = true
  }

  /// Finds out what a file is by its name, else by how it begins.
  init(path: String, reading: ImportOptions) throws(ImportError) {
    self.path = path
    let isStream = try WholeFile.isStream(path)
    var bytes = isStream ? try WholeFile.bytes(of: path, within: reading.limits, .pageBytes) : []
    let head =
      isStream ? Array(bytes.prefix(Self.headSize)) : try WholeFile.head(of: path, count: Self.headSize)
    subject = Self.subject(of: path, head: head, requested: reading.format)
    if !isStream, subject != .data {
      bytes = try WholeFile.bytes(of: path, within: reading.limits, .pageBytes)
    }
    self.bytes = bytes
    isInMemory = isStream || subject != .data
  }

  private static let headSize = 1 << 12

  private static func subject(
    of path: String, head: [UInt8], requested: TableFormat?
  ) -> RuleDescription.Subject {
    if let requested { return requested == .html ? .page : .data }
    if path.hasSuffix(".nib") { return .interface }
    return AuditedExtension.subject(of: path) ?? subject(beginning: head)
  }

  /// Whether a file is a storyboard or a XIB, as its author sees it or compiled.
  private static func beginsLikeInterface(_ head: [UInt8]) -> Bool {
    head.starts(with: Array("NIBArchive".utf8))
      || head.contains(Array("type=\"com.apple.InterfaceBuilder".utf8))
  }

  /// What a text is by how it begins.
  private static func subject(beginning head: [UInt8]) -> RuleDescription.Subject {
    if beginsLikeInterface(head) { return .interface }
    return HTMLSniffer.beginsLikeHTML(head) ? .page : .data
  }
}

/// What files are by what their names end in.
enum AuditedExtension {
  /// As what a file is audited; nil when its name does not say it.
  static func subject(of path: String) -> RuleDescription.Subject? {
    switch ending(of: path) {
    case "storyboard", "xib": .interface
    case "html", "htm", "xhtml": .page
    case "csv", "tsv", "tab", "json", "jsonl", "ndjson", "geojson": .data
    default: nil
    }
  }

  /// Whether a file that lies in a directory is audited with it; JSON is not, for most of it is no table.
  static func isTaken(_ path: String) -> Bool { subject(of: path) != nil && ending(of: path) != "json" }

  private static func ending(of path: String) -> String? {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    return path[path.index(after: dot)...].lowercased()
  }
}
