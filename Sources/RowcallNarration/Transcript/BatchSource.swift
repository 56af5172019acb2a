import RowcallModel

/// Reads a source up to the last wanted row, and keeps its error until what came before is written.
struct BatchSource<Source: RowSource & Sendable>: Sendable {
  private var source: Source
  private let lastRow: Int?
  private var waiting: ArraySlice<RowBatch> = []
  private var isAtEnd = false
  private var error: (any Error)?

  /// - Parameter lastRow: zero-based; nil reads to the end.
  init(_ source: Source, lastRow: Int?) {
    self.source = source
    self.lastRow = lastRow
  }

  /// The next batch; nil after the last, and after an error.
  mutating func next() -> RowBatch? {
    if let batch = waiting.popFirst() { return batch }
    guard !isAtEnd else { return nil }
    do {
      guard let batch = try source.nextBatch() else {
        isAtEnd = true
        return nil
      }
      if let lastRow, batch.firstRow + batch.rowCount > lastRow { isAtEnd = true }
      return batch
    } catch {
      isAtEnd = true
      self.error = error
      return nil
    }
  }

  /// Gives batches that were read already once more.
  mutating func putBack(_ batches: [RowBatch]) { waiting = batches + waiting }

  /// Gives nothing more.
  mutating func stop() {
    waiting = []
    isAtEnd = true
  }

  /// Throws the error that ended reading.
  func rethrow() throws {
    if let error { throw error }
  }
}
