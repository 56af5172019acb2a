import RowcallModel

/// What tells the first rows of a table apart.
struct KeySample {
  /// For each column how many of its filled cells differ, and how many there are.
  let distinct: [(texts: Int, of: Int)]
  /// Whether two columns together tell nearly all rows apart.
  let hasPair: Bool
  /// The first texts of the column that names the rows.
  let names: [String]

  private static let mostRows = 1000
  private static let mostColumns = 8

  /// - Parameters:
  ///   - columns: what they hold.
  ///   - naming: the zero-based column that names the rows.
  init(_ sample: [RowBatch], columns: [ColumnType], naming: Int?) {
    let rows = SampledRows(first: Self.mostRows, of: sample)
    let distinct = columns.indices.map { Self.distinct(rows, $0) }
    self.distinct = distinct
    let candidates = columns.indices.filter { columns[$0].mayName && distinct[$0].of * 2 > rows.rows.count }
      .prefix(
        Self.mostColumns)
    hasPair = candidates.contains { left in
      candidates.contains { right in left < right && Self.tellsApart(rows, left, right) }
    }
    names = naming.map { rows.texts(column: $0).prefix(200).map { String($0.prefix(200)) } } ?? []
  }

  private static func distinct(_ rows: SampledRows, _ column: Int) -> (texts: Int, of: Int) {
    var texts: Set<ArraySlice<UInt8>> = []
    var count = 0
    for (batch, row) in rows.rows {
      guard let range = batch.range(row: row, column: column), !range.isEmpty else { continue }
      count += 1
      texts.insert(batch.bytes[range])
    }
    return (texts.count, count)
  }

  private static func tellsApart(_ rows: SampledRows, _ left: Int, _ right: Int) -> Bool {
    let pairs = Set(
      rows.rows.map { batch, row in
        [left, right].map { column in batch.range(row: row, column: column).map { batch.bytes[$0] } ?? [] }
      })
    return pairs.count * 10 >= rows.rows.count * 9
  }
}

struct SampledRows {
  /// Batches with rows in them, zero-based.
  let rows: [(batch: RowBatch, row: Int)]

  init(first count: Int, of sample: [RowBatch]) {
    var rows: [(RowBatch, Int)] = []
    for batch in sample {
      for row in 0..<min(batch.rowCount, count - rows.count) { rows.append((batch, row)) }
    }
    self.rows = rows
  }

  /// Rows evenly from the start of the sample to its end.
  init(_ sample: [RowBatch], count: Int) {
    let step = max(1, sample.reduce(0) { $0 + $1.rowCount } / max(1, count))
    var rows: [(RowBatch, Int)] = []
    var number = 0
    for batch in sample {
      for row in 0..<batch.rowCount {
        if number.isMultiple(of: step), rows.count < count { rows.append((batch, row)) }
        number += 1
      }
    }
    self.rows = rows
  }

  /// The texts of a column that are not empty.
  func texts(column: Int) -> [String] {
    rows.compactMap { batch, row in batch.text(row: row, column: column) }.filter { !$0.isEmpty }
  }
}
