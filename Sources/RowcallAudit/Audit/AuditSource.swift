import RowcallImport

/// A file to audit, with its kind and its bytes if they are in memory.
struct AuditSource {
  /// The path as given, which may name a table of the file; `-` for standard input.
  let path: String
  /// The kind of the file.
  let subject: RuleDescription.Subject
  /// All bytes of an interface, a page, standard input or a pipe; empty for a data file, which is streamed.
  let bytes: [UInt8]

  /// Whether `bytes` is complete.
  let isInMemory: Bool

  /// Takes bytes in memory.
  init(bytes: [UInt8], path: String, subject: RuleDescription.Subject) {
    self.bytes = bytes
    self.path = path
    self.subject = subject
    isInMemory = true
  }

  /// Detects the kind of a file by its name or its first bytes.
  init(path: String, reading: ImportOptions) throws(ImportError) {
    self.path = path
    let path = TablePlace(path)?.file ?? path
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

  /// The kind of a text by its start.
  private static func subject(beginning head: [UInt8]) -> RuleDescription.Subject {
    let isCompiledInterface = head.starts(with: "NIBArchive".utf8)
    if isCompiledInterface || FormatDetector.beginsLikeInterface(head) { return .interface }
    return HTMLSniffer.beginsLikeHTML(head) ? .page : .data
  }
}

/// The kinds of files by suffix.
enum AuditedExtension {
  /// The kind of a file by its name; nil if unknown.
  static func subject(of path: String) -> RuleDescription.Subject? {
    switch FormatDetector.pathExtension(of: path) {
    case "storyboard", "xib": .interface
    case "html", "htm", "xhtml": .page
    case "csv", "tsv", "tab", "json", "jsonl", "ndjson", "geojson": .data
    case "xlsx", "xlsm", "ods", "sqlite", "sqlite3": .data
    default: nil
    }
  }

  /// Whether a file in a directory is audited; most JSON files are not tables, so they are not, nor are the locks of workbooks.
  static func isTaken(_ path: String) -> Bool {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    // Files of many programs end so.
    if FormatDetector.pathExtension(of: path) == "db" { return FormatDetector.isDatabase(at: path) }
    return subject(of: path) != nil && FormatDetector.pathExtension(of: path) != "json"
      && !name.hasPrefix("~$")
  }
}
