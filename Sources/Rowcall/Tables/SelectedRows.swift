import RowcallImport
import RowcallModel
import RowcallNarration

/// The chosen rows of a table with their row numbers.
package struct SelectedRows: RowSource, Sendable {
  /// The source of the rows.
  package private(set) var reader: TableReader
  private let rows: RowSelection
  private let columns: [Int]?
  private var waiting: ArraySlice<RowBatch> = []
  private var nextRow = 0

  /// - Parameter columns: the chosen columns, zero-based, in their order; nil for all.
  init(_ reader: TableReader, _ rows: RowSelection, columns: [Int]? = nil) {
    self.reader = reader
    self.rows = rows
    self.columns = columns
  }

  /// The next consecutive chosen rows; nil after the last one, where reading stops.
  package mutating func nextBatch() throws -> RowBatch? {
    while waiting.isEmpty {
      if let last = rows.lastRow, nextRow > last { return nil }
      guard var batch = try reader.nextBatch() else { return nil }
      if let columns { batch = batch.choosing(columns) }
      let first = batch.firstRow
      nextRow = first + batch.rowCount
      if rows == .all { return batch }
      waiting =
        rows.wanted(in: first..<nextRow).map { batch.rows($0.lowerBound - first..<$0.upperBound - first) }[
          ...]
    }
    return waiting.popFirst()
  }
}

extension RowBatch {
  /// Some of its rows, zero-based, which share its text.
  fileprivate func rows(_ wanted: Range<Int>) -> RowBatch {
    var batch = RowBatch(
      bytes: bytes, cells: cells, rowStarts: Array(rowStarts[wanted.lowerBound...wanted.upperBound]),
      firstRow: firstRow + wanted.lowerBound, lines: lines.isEmpty ? [] : Array(lines[wanted]),
      numbers: numbers.isEmpty ? [] : Array(numbers[wanted]))
    batch.rowsAfterHeader = rowsAfterHeader.filter(wanted.contains).map { $0 - wanted.lowerBound }
    return batch
  }
}
