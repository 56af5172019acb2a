import RowcallModel

/// How many rows of data there are, and how many cells the longest of them has.
package struct RecordExtent: Hashable, Codable, Sendable {
  /// How many rows there are, header rows left out.
  package var rowCount: Int
  /// How many cells the longest row has, header rows left out.
  package var columnCount: Int

  /// Creates an extent, of nothing unless said otherwise.
  package init(rowCount: Int = 0, columnCount: Int = 0) {
    self.rowCount = rowCount
    self.columnCount = columnCount
  }

  /// Takes in the rows of a batch that follows those before.
  package mutating func add(_ batch: RowBatch) {
    rowCount = max(rowCount, batch.firstRow + batch.rowCount)
    for row in 0..<batch.rowCount { columnCount = max(columnCount, batch.cellCount(inRow: row)) }
  }
}

/// Rows of data of which any cell can be asked for at any time.
package protocol RecordSource {
  /// How many rows there are, and the length of the longest.
  var extent: RecordExtent { get }

  /// A cell's text, by its zero-based row and column; nil for one that a short row does not have, and outside.
  func text(row: Int, column: Int) throws -> String?

  /// The line of the file on which a row starts; nil where that is not known.
  func line(ofRow row: Int) throws -> Int?
}

extension RecordSource {
  /// Not known.
  package func line(ofRow row: Int) -> Int? { nil }
}

/// Rows of data that stay in the batches in which they were read.
///
/// A cell is found by a binary search over the batches, so that one of ten million rows costs as little as one of ten.
package struct BatchRows: RecordSource, Sendable {
  fileprivate let batches: [RowBatch]
  /// How many rows there are, and the length of the longest.
  package let extent: RecordExtent

  /// Keeps batches that follow each other, the first one starting with row 0.
  package init(_ batches: [RowBatch]) {
    self.batches = batches.filter { $0.rowCount > 0 }
    extent = batches.reduce(into: RecordExtent()) { $0.add($1) }
  }

  /// Reads a source to its end; throws what it throws.
  package init(_ source: inout some RowSource) throws {
    var batches: [RowBatch] = []
    while let batch = try source.nextBatch() { batches.append(batch) }
    self.init(batches)
  }

  /// Reads a source to its end, keeps the batches in which some row is wanted, and counts the others; throws what it throws.
  ///
  /// Rows that were not kept have no text.
  ///
  /// - Parameter isWanted: whether any of some consecutive rows is wanted.
  package init(_ source: inout some RowSource, keeping isWanted: (Range<Int>) -> Bool) throws {
    var kept: [RowBatch] = []
    var extent = RecordExtent()
    while let batch = try source.nextBatch() {
      extent.add(batch)
      if isWanted(batch.firstRow..<extent.rowCount) { kept.append(batch) }
    }
    batches = kept.filter { $0.rowCount > 0 }
    self.extent = extent
  }

  /// Some of the rows of a longer table: those of a batch.
  package init(_ batch: RowBatch?, of extent: RecordExtent) {
    batches = batch.map { [$0] } ?? []
    self.extent = extent
  }

  /// The same rows with some of their columns, zero-based, in that order.
  package func choosing(_ columns: [Int]) -> BatchRows { BatchRows(batches.map { $0.choosing(columns) }) }

  /// A cell's text; nil for one that a short row does not have, and outside.
  package func text(row: Int, column: Int) -> String? {
    guard let (batch, row) = place(of: row), column >= 0 else { return nil }
    return batch.text(row: row, column: column)
  }

  package func line(ofRow row: Int) -> Int? {
    place(of: row).flatMap { $0.row < $0.batch.lines.count ? $0.batch.lines[$0.row] : nil }
  }

  /// The batch that holds a row, and the row's place in it; nil outside.
  func place(of row: Int) -> (batch: RowBatch, row: Int)? {
    let next = batches.indices.partitionPoint { batches[$0].firstRow > row }
    guard next > 0 else { return nil }
    let inside = row - batches[next - 1].firstRow
    return inside < batches[next - 1].rowCount ? (batches[next - 1], inside) : nil
  }
}

/// Rows that are held, given once more from the first on.
package struct RepeatedRows: RowSource, Sendable {
  private var batches: ArraySlice<RowBatch>

  /// Gives batches in their order.
  package init(_ batches: [RowBatch]) { self.batches = batches[...] }

  /// Gives rows that are held.
  package init(_ rows: BatchRows) { self.init(rows.batches) }

  /// The next rows; nil after the last.
  package mutating func nextBatch() -> RowBatch? { batches.popFirst() }
}
