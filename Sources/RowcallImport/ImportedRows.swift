import RowcallModel

/// A source of rows that remembers what it put up with.
protocol ImportedRows: Sendable {
  var problems: ProblemList { get set }
  /// Whether the head that was read may hold more rows.
  var hasBufferedText: Bool { get }
  /// Whether rows may follow that nobody has seen.
  var mayHaveMore: Bool { get }
  mutating func nextBatch() throws(ImportError) -> RowBatch?
}

extension ImportedRows {
  /// The batches that the head holds, at least two rows if there are so many.
  ///
  /// An error ends the sample and comes again after its rows; without any row it is thrown at once.
  mutating func takeSample() throws(ImportError) -> [RowBatch] {
    var sample: [RowBatch] = []
    var rows = 0
    while rows < 2 || hasBufferedText {
      do {
        guard let batch = try nextBatch() else { break }
        rows += batch.rowCount
        sample.append(batch)
      } catch {
        if rows == 0 { throw error }
        break
      }
    }
    return sample
  }
}
