import RowcallModel

/// The rows that typing looks at: few enough that 100,000 columns take no longer than 400 columns with more rows.
struct TypingSample {
  /// Batches with the rows that count in each.
  private let parts: [(batch: RowBatch, rows: Range<Int>)]

  private static let mostRows = 1000
  private static let fewestRows = 4
  private static let mostCells = 400_000

  /// Takes the first rows of the batches.
  init(_ batches: [RowBatch], columns: Int) {
    var left = max(Self.fewestRows, min(Self.mostRows, Self.mostCells / max(1, columns)))
    var parts: [(batch: RowBatch, rows: Range<Int>)] = []
    for batch in batches where left > 0 {
      let rows = 0..<min(left, batch.rowCount)
      parts.append((batch, rows))
      left -= rows.count
    }
    self.parts = parts
  }

  /// Counts the evidence for each column.
  func evidence(columns: Int, with probe: CellProbe) -> [ColumnEvidence] {
    var evidence = [ColumnEvidence](repeating: ColumnEvidence(), count: columns)
    for part in parts {
      let bytes = part.batch.bytes.span
      for row in part.rows {
        for column in 0..<min(columns, part.batch.cellCount(inRow: row)) {
          guard let range = part.batch.range(row: row, column: column) else { continue }
          let cell = bytes.extracting(range)
          evidence[column].add(cell.extracting(cell.trimmedRange()), with: probe)
        }
      }
    }
    return evidence
  }

  /// How many rows there are.
  var rowCount: Int { parts.reduce(0) { $0 + $1.rows.count } }

  /// The share of rows whose cells in some columns, taken together, no earlier row has; from 0 to 1.
  func uniqueness(of columns: [Int]) -> Double {
    var seen: Set<[String]> = []
    for part in parts {
      for row in part.rows { seen.insert(columns.map { part.batch.text(row: row, column: $0) ?? "" }) }
    }
    return rowCount == 0 ? 0 : Double(seen.count) / Double(rowCount)
  }

  /// Counts how a column's cells fit its reader.
  func tally(column: Int, reader: CellReader) -> ColumnTally {
    var tally = ColumnTally()
    for part in parts { tally.add(part.batch, column: column, reader: reader, rows: part.rows) }
    return tally
  }
}
