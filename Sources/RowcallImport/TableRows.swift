import RowcallModel

/// A source of rows that remembers what it put up with.
protocol TableRows: Sendable {
  var problems: ProblemList { get set }
  /// Whether rows can be had without reading on.
  var hasBufferedText: Bool { get }
  mutating func nextBatch() throws(ImportError) -> RowBatch?
}

extension TableRows {
  /// The batches that can be made of the text read so far, at least two rows if there are so many.
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
