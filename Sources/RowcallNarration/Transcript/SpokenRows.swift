import RowcallModel

/// Gives the spoken text of the wanted rows of a source, one row at a time.
///
/// Nothing is read ahead beyond the batch at hand, so that speech starts with the first row.
package struct SpokenRows<Source: RowSource> {
  /// Where the rows come from.
  package private(set) var source: Source
  /// Zero-based number, in the table, of the row that comes next.
  package private(set) var nextRow = 0
  /// Bytes of the table that have been spoken so far, as they are in batches.
  package var spokenBytes: Int { finishedBytes + (batch.map { partialBytes(of: $0) } ?? 0) }

  private var speech: SpokenRow
  private let rows: RowSelection
  private var batch: RowBatch?
  private var finishedBytes = 0
  private var isAtEnd = false

  /// Creates a row of utterances.
  package init(_ speech: SpokenRow, rows: RowSelection = .all, of source: Source) {
    self.speech = speech
    self.rows = rows
    self.source = source
  }

  /// The spoken text of the next wanted row; nil after the last.
  ///
  /// Throws what the source throws.
  package mutating func next() throws -> Utterance? {
    while let batch = try current() {
      let row = nextRow
      nextRow += 1
      if rows.contains(row) { return speech.nextUtterance(row: row - batch.firstRow, of: batch) }
    }
    return nil
  }

  /// The batch that holds the next row; nil if no wanted row is left.
  private mutating func current() throws -> RowBatch? {
    while !isAtEnd {
      if let lastRow = rows.lastRow, nextRow > lastRow { return nil }
      if let batch, nextRow < batch.firstRow + batch.rowCount { return batch }
      finishedBytes += batch?.bytes.count ?? 0
      batch = try source.nextBatch()
      isAtEnd = batch == nil
      // The rows of a section begin where those before it end.
      if let batch { nextRow = max(nextRow, batch.firstRow) }
    }
    return nil
  }

  private func partialBytes(of batch: RowBatch) -> Int {
    let share = Double(nextRow - batch.firstRow) / Double(max(1, batch.rowCount))
    return Int(Double(batch.bytes.count) * share)
  }
}

extension SpokenRows: Sendable where Source: Sendable {}
