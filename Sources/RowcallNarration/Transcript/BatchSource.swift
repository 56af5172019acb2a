import RowcallModel

/// Reads a source up to the last wanted row, and keeps its error until what came before is written.
struct BatchSource<Source: RowSource & Sendable>: Sendable {
  /// The source, as far as it has been read.
  private(set) var source: Source
  /// How many of the rows given so far are wanted.
  private(set) var wantedRows = 0
  private let rows: RowSelection
  private var isAtEnd = false
  private var error: (any Error)?

  /// - Parameter rows: the wanted ones; nothing is read after the last of them.
  init(_ source: Source, rows: RowSelection) {
    self.source = source
    self.rows = rows
  }

  /// The next batch; nil after the last, and after an error.
  mutating func next() -> RowBatch? {
    guard !isAtEnd else { return nil }
    do {
      guard let batch = try source.nextBatch() else {
        isAtEnd = true
        return nil
      }
      let given = batch.firstRow..<(batch.firstRow + batch.rowCount)
      wantedRows += rows.wanted(in: given).reduce(0) { $0 + $1.count }
      if let lastRow = rows.lastRow, given.upperBound > lastRow { isAtEnd = true }
      return batch
    } catch {
      isAtEnd = true
      self.error = error
      return nil
    }
  }

  /// Gives nothing more.
  mutating func stop() {
    isAtEnd = true
  }

  /// Throws the error that ended reading.
  func rethrow() throws {
    if let error { throw error }
  }
}
