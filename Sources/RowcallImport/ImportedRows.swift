import RowcallModel

/// A source of rows that remembers what it put up with.
protocol ImportedRows: Sendable {
  var problems: ProblemList { get set }
  /// Whether the head that was read may hold more rows.
  var hasBufferedText: Bool { get }
  /// Whether rows may follow that nobody has seen.
  var mayHaveMore: Bool { get }
  mutating func nextBatch() throws(ImportError) -> RowBatch?
  /// The same at the same place, to be read on their own; nil for rows that can be read only once.
  func detached() -> Self?
}

extension ImportedRows {
  func detached() -> Self? { nil }

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

/// Rows whose columns a header row names, if they have one.
protocol HeadedRows: ImportedRows {
  /// How many cells a row should have; nil as long as that is unknown.
  var expectedCells: Int? { get set }
  /// Counts rows from the one after the header.
  mutating func discount(_ headerRows: Int)
}

extension HeadedRows {
  /// Takes the header rows out of the sample and names the columns by them.
  ///
  /// - Parameter width: how many columns the table has; without a header, none of them has a name.
  mutating func takeNames(_ headerRows: Int, from sample: inout [RowBatch], width: Int, path: String)
    throws(ImportError) -> [String?]
  {
    var names = [String?](repeating: nil, count: width)
    if headerRows > 0 {
      guard let header = ColumnNames.take(headerRows, from: &sample, width: width) else {
        throw .tooManyHeaderRows(path: path, asked: headerRows, rows: sample.totalRowCount)
      }
      names = header
      discount(headerRows)
    }
    expectedCells = names.count
    problems.add(names: names, sample: sample)
    return names
  }
}
