/// Some consecutive rows of a table as bytes and offsets, so that a cell costs nothing until somebody asks for it.
///
/// Cells are valid UTF-8 with quoting already undone. A batch is a value: it may be handed to another thread.
public struct RowBatch: Sendable {
  /// Where one cell's text stands in `bytes`.
  @usableFromInline package struct CellRange: Hashable, Sendable {
    /// Offset of the first byte.
    @usableFromInline package var start: UInt32
    /// Offset after the last byte.
    @usableFromInline package var end: UInt32

    /// Creates a range.
    @inlinable
    package init(start: UInt32, end: UInt32) {
      self.start = start
      self.end = end
    }
  }

  /// The text of all cells, and whatever stood between them.
  @usableFromInline package var bytes: [UInt8]
  /// All cells, row after row.
  @usableFromInline package var cells: [CellRange]
  /// For each row the index of its first cell, and one more entry at the end: row `r` has the cells
  /// `rowStarts[r]..<rowStarts[r + 1]`.
  @usableFromInline package var rowStarts: [UInt32]
  /// Zero-based place of the first row here among all that are read.
  @usableFromInline package var firstRow: Int
  /// For each row its zero-based number in the table; empty where that is its place, as it is until rows are sorted.
  @usableFromInline package var numbers: [Int]
  /// For each row the one-based line of the file on which it starts; empty for sources without lines.
  @usableFromInline package var lines: [Int]

  /// The rows before which the file has the header rows once more, zero-based within the batch and in order.
  @usableFromInline package var rowsAfterHeader: [Int] = []

  /// Creates a batch from its parts.
  @inlinable
  package init(
    bytes: [UInt8] = [], cells: [CellRange] = [], rowStarts: [UInt32] = [0], firstRow: Int = 0,
    lines: [Int] = [], numbers: [Int] = []
  ) {
    self.bytes = bytes
    self.cells = cells
    self.rowStarts = rowStarts
    self.firstRow = firstRow
    self.lines = lines
    self.numbers = numbers
  }

  /// How many rows the batch holds.
  @inlinable
  package var rowCount: Int { rowStarts.count - 1 }

  /// The zero-based number of a row in the table, wherever it stands among those that are read.
  ///
  /// - Parameter row: zero-based within the batch.
  @inlinable
  package func number(ofRow row: Int) -> Int { numbers.isEmpty ? firstRow + row : numbers[row] }

  /// How many cells a row has; rows of a ragged table differ.
  ///
  /// - Parameter row: zero-based within the batch.
  @inlinable
  package func cellCount(inRow row: Int) -> Int { Int(rowStarts[row + 1] - rowStarts[row]) }

  /// Where a cell's text stands in `bytes`, or nil when the row is too short to have that cell.
  @inlinable
  package func range(row: Int, column: Int) -> Range<Int>? {
    let index = Int(rowStarts[row]) + column
    guard index < Int(rowStarts[row + 1]) else { return nil }
    return Int(cells[index].start)..<Int(cells[index].end)
  }

  /// A cell's text, or nil when the row is too short to have that cell.
  package func text(row: Int, column: Int) -> String? {
    range(row: row, column: column).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The same rows with some of their columns, zero-based, in that order; one that a short row does not have is empty,
  /// and what is beyond the chosen columns is left out.
  package func choosing(_ columns: [Int]) -> RowBatch {
    let empty = CellRange(start: 0, end: 0)
    var batch = self
    batch.cells = []
    batch.cells.reserveCapacity(rowCount * columns.count)
    for row in 0..<rowCount {
      for column in columns {
        let isThere = column < cellCount(inRow: row)
        batch.cells.append(isThere ? cells[Int(rowStarts[row]) + column] : empty)
      }
    }
    batch.rowStarts = (0...rowCount).map { UInt32($0 * columns.count) }
    return batch
  }

  /// Appends one row of cells given as text; for sources that are not bytes to begin with, and for tests.
  package mutating func append(row texts: [String], line: Int? = nil) {
    for text in texts {
      let start = UInt32(bytes.count)
      bytes.append(contentsOf: text.utf8)
      cells.append(CellRange(start: start, end: UInt32(bytes.count)))
    }
    rowStarts.append(UInt32(cells.count))
    if let line { lines.append(line) }
  }
}

/// Gives a table's rows in order, a batch at a time, without ever holding all of them.
public protocol RowSource {
  /// The next rows, or nil after the last.
  mutating func nextBatch() throws -> RowBatch?
}
