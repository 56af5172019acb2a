import RowcallNarration

/// How long a narration will be, as far as that can be known before its end.
struct NarrationLength {
  /// The row, from 1, after which no other is wanted; nil when all are.
  private let lastRow: Int?
  /// The size of the file; nil for a pipe.
  private let bytes: Int?

  init(_ rows: RowSelection, path: String) {
    lastRow = rows.lastRow.map { $0 + 1 }
    bytes = path == "-" ? nil : FileIdentity(path: path).flatMap { $0.isRegular ? $0.byteCount : nil }
  }

  /// How much is done, from 0 to 1, when so many rows and bytes of the table are; nil when nobody knows.
  func share(row: Int, bytes done: Int) -> Double? {
    let shares = [lastRow.map { Double(row) / Double($0) }, bytes.map { Double(done) / Double(max($0, 1)) }]
    // A choice of rows may reach beyond the end of the file.
    return shares.compactMap { $0 }.max().map { min($0, 1) }
  }
}
