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
  /// A copy of it that is changed.
  var copy: String { "\(folder)/copy.csv" }
  /// A table with many rows.
  var database: String { "\(folder)/large.db" }
  /// The rows of the large table.
  var workbook: String { "\(folder)/large.xlsx" }
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
    try writeLargeTable(megabytes: megabytes)
    try Self.writeWords(of: oneRowTable, to: oneRowWords, rowcall: rowcall)
    try Self.writeWords(of: longTable, to: longWords, rowcall: rowcall)
  }

  func writeLargeTable(megabytes: Int) throws {
    try BenchTable.write(to: largeTable) { bytes, _ in bytes < megabytes * 1_000_000 }
  }

  /// Deletes the folder and what is in it.
  func remove() {
    for path in [
      shortTable, oneRowTable, oneRowWords, longTable, longWords, largeTable, ourSound, peerSound, page,
      pageWithAxe, copy, copy + ".peer", database, workbook,
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

/// A table of made-up trades: the same rows on every machine.
enum BenchTable {
  private static let companies = [
    "Apple Orchard Ltd.", "Northern Light Co", "Blue Harbour", "\"Stone, Sand & Sons\"", "Café Aurora",
    "Meridian Rail",
  ]
  private static let notes = ["steady trade", "after the quarterly report", "thin volume", "no news"]

  /// Writes rows as long as the caller wants another, given the bytes and rows written so far.
  static func write(to path: String, while wanted: (_ bytes: Int, _ rows: Int) -> Bool) throws {
    guard let file = fopen(path, "w") else {
      throw BenchError.notWritten(path: path, reason: String(cString: strerror(errno)))
    }
    rows(while: wanted) { _ = fputs($0, file) }
    guard fclose(file) == 0 else {
      throw BenchError.notWritten(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Gives the header and then rows, each with its line break, as long as the caller wants another.
  static func rows(while wanted: (_ bytes: Int, _ rows: Int) -> Bool, _ take: (String) -> Void) {
    var generator = SplitMix(state: 42)
    var bytes = 0
    var rows = 0
    take("Company,Price (USD),Change,Quantity,Date,Note\n")
    while wanted(bytes, rows) {
      let row = line(from: &generator)
      take(row)
      bytes += row.utf8.count
      rows += 1
    }
  }

  private static func line(from generator: inout SplitMix) -> String {
    let company = companies[generator.below(companies.count)]
    let price = "\(generator.below(2_000)).\(twoDigits(generator.below(100)))"
    let change =
      "\(generator.below(2) == 0 ? "+" : "-")\(generator.below(5)).\(twoDigits(generator.below(100)))%"
    let date = "2012-\(twoDigits(1 + generator.below(12)))-\(twoDigits(1 + generator.below(28)))"
    return
      "\(company),\(price),\(change),\(generator.below(100_000)),\(date),\(notes[generator.below(notes.count)])\n"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// A small generator that gives the same numbers everywhere (splitmix64).
struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
