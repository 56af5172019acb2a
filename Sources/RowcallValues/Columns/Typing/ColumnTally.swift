import RowcallModel

/// A cell that does not fit its column's type, and is text.
package struct CellException: Hashable, Codable, Sendable {
  /// The zero-based row of the table.
  package var row: Int
  /// The one-based line of the file on which the row starts; nil for sources without lines.
  package var line: Int?
  /// The cell's text, cut after 60 bytes.
  package var text: String
}

/// How many cells of one column are blank, fit its type, or do not; the same however long the file is.
///
/// In text columns every filled cell fits.
package struct ColumnTally: Hashable, Codable, Sendable {
  /// Cells that hold nothing, and cells that short rows lack.
  package private(set) var blank = 0
  /// Filled cells that fit.
  package private(set) var fitting = 0
  /// Filled cells that do not fit.
  package private(set) var exceptionCount = 0
  /// The first exceptions, at most five.
  package private(set) var exceptions: [CellException] = []
  /// The first cells that fit and differ, at most three, each cut after 60 bytes.
  package private(set) var examples: [String] = []

  /// How many exceptions and examples are kept.
  private static let most = (exceptions: 5, examples: 3)

  /// Creates a tally of no cells.
  package init() {}

  /// Filled cells.
  package var filled: Int { fitting + exceptionCount }

  /// Counts one column's cells in some rows.
  ///
  /// - Parameter rows: which of the batch's rows; nil counts all.
  package mutating func add(
    _ batch: RowBatch, column: Int, reader: CellReader, rows: Range<Int>? = nil
  ) {
    let bytes = batch.bytes.span
    for row in rows ?? 0..<batch.rowCount {
      guard let range = batch.range(row: row, column: column) else {
        blank += 1
        continue
      }
      let cell = bytes.extracting(range)
      switch reader.value(in: cell) {
      case .empty: blank += 1
      case .some: addFitting(cell)
      case nil where reader.type == .text: addFitting(cell)
      case nil: addException(cell, row: row, of: batch)
      }
    }
  }

  private mutating func addFitting(_ cell: Span<UInt8>) {
    fitting += 1
    guard examples.count < Self.most.examples else { return }
    let text = cell.excerpt
    if !examples.contains(text) { examples.append(text) }
  }

  private mutating func addException(_ cell: Span<UInt8>, row: Int, of batch: RowBatch) {
    exceptionCount += 1
    guard exceptions.count < Self.most.exceptions else { return }
    let line = batch.lines.indices.contains(row) ? batch.lines[row] : nil
    exceptions.append(CellException(row: batch.firstRow + row, line: line, text: cell.excerpt))
  }
}

extension Span<UInt8> {
  /// The first 60 bytes as text, with a mark when there are more.
  fileprivate var excerpt: String {
    guard count > 60 else { return text(0..<count) }
    var end = 60
    // Not in the middle of a scalar.
    while end > 56, self[end] & 0xC0 == 0x80 { end -= 1 }
    return text(0..<end) + "…"
  }
}
