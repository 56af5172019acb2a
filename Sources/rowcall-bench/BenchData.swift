#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files that the benchmark reads and writes, in a folder of their own.
struct BenchData {
  private let folder: String

  /// Ten rows.
  var shortTable: String { "\(folder)/short.csv" }
  /// One row.
  var oneRowTable: String { "\(folder)/one.csv" }
  /// The words of that row.
  var oneRowWords: String { "\(folder)/one.txt" }
  /// A table that takes minutes to listen to.
  var longTable: String { "\(folder)/long.csv" }
  /// The words of that table, a line each row.
  var longWords: String { "\(folder)/long.txt" }
  /// A table that is large to read.
  var largeTable: String { "\(folder)/large.csv" }
  /// Our narration.
  var ourSound: String { "\(folder)/ours.wav" }
  /// The peer's narration.
  var peerSound: String { "\(folder)/peer.wav" }

  /// A page with a table.
  var page: String { "\(folder)/page.html" }
  /// The same with axe-core in it.
  var pageWithAxe: String { "\(folder)/axe.html" }

  /// Nothing made yet: for whoever asks only what there is to measure.
  static let unmade = BenchData(folder: "")

  private init(folder: String) { self.folder = folder }

  /// Makes the folder.
  init() throws {
    var template = Array(
      "\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/rowcall-bench.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BenchError.notWritten(path: "a temporary folder", reason: String(cString: strerror(errno)))
    }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Writes the tables and lets `rowcall` say what their words are, so that both sides speak the same.
  func write(megabytes: Int, rows: Int, rowcall: String) throws {
    try BenchTable.write(to: shortTable) { _, row in row < 10 }
    try BenchTable.write(to: oneRowTable) { _, row in row < 1 }
    try BenchTable.write(to: longTable) { _, row in row < rows }
    try BenchTable.write(to: largeTable) { bytes, _ in bytes < megabytes * 1_000_000 }
    try Self.writeWords(of: oneRowTable, to: oneRowWords, rowcall: rowcall)
    try Self.writeWords(of: longTable, to: longWords, rowcall: rowcall)
  }

  /// Deletes the folder and what is in it.
  func remove() {
    for path in [
      shortTable, oneRowTable, oneRowWords, longTable, longWords, largeTable, ourSound, peerSound, page,
      pageWithAxe,
    ] {
      unlink(path)
    }
    rmdir(folder)
  }

  private static func writeWords(of table: String, to path: String, rowcall: String) throws {
    let status = Invocation(
      "sh", ["-c", "exec \"$0\" transcript --spoken \"$1\" > \"$2\"", rowcall, table, path])
    _ = try MeasuredRun(status)
  }
}
