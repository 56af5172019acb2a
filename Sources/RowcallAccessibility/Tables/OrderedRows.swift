import RowcallModel

/// Rows that are held, in another order than that of the table: sorted, or some of them.
///
/// A row's place is that in the new order. Where rows are given in batches, these also tell the rows' numbers in the table.
package struct OrderedRows: RecordSource, RowSource, Sendable {
  /// How many rows a batch holds at most, and after how many bytes it takes no more.
  private static let most = (rows: 1024, bytes: 1 << 20)

  private let rows: BatchRows
  private let order: ArraySlice<Int>
  /// How many rows there are, and the length of the longest of the whole table.
  package let extent: RecordExtent
  /// The place of the first row among those of a longer list.
  private let firstPlace: Int
  /// How many rows have been given.
  private var given = 0

  /// Puts rows into an order.
  ///
  /// - Parameters:
  ///   - order: the zero-based numbers of the rows, in the new order; those that are not held have no cells.
  ///   - firstPlace: the zero-based place of the first of them, where they are a part of a longer list.
  package init(_ rows: BatchRows, order: ArraySlice<Int>, firstPlace: Int = 0) {
    self.rows = rows
    self.order = order
    self.firstPlace = firstPlace
    extent = RecordExtent(rowCount: order.count, columnCount: rows.extent.columnCount)
  }

  /// A cell's text, by the place of its row; nil for one that a short row does not have, and outside.
  package func text(row: Int, column: Int) -> String? {
    guard (0..<order.count).contains(row) else { return nil }
    return rows.text(row: order[order.startIndex + row], column: column)
  }

  package func line(ofRow row: Int) -> Int? {
    (0..<order.count).contains(row) ? rows.line(ofRow: order[order.startIndex + row]) : nil
  }

  /// The next rows; nil after the last.
  package mutating func nextBatch() -> RowBatch? {
    guard given < order.count else { return nil }
    var batch = RowBatch(firstRow: firstPlace + given)
    for number in order.dropFirst(given) {
      batch.append(row: number, of: rows)
      if batch.rowCount == Self.most.rows || batch.bytes.count >= Self.most.bytes { break }
    }
    given += batch.rowCount
    return batch
  }
}

extension RowBatch {
  /// Appends a row that is held, with its number.
  fileprivate mutating func append(row number: Int, of rows: BatchRows) {
    if let (batch, row) = rows.place(of: number) {
      for column in 0..<batch.cellCount(inRow: row) {
        guard let range = batch.range(row: row, column: column) else { continue }
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: batch.bytes[range])
        cells.append(CellRange(start: start, end: UInt32(bytes.count)))
      }
    }
    rowStarts.append(UInt32(cells.count))
    numbers.append(number)
  }
}
