import RowcallModel

/// How the cells of a whole file fit the types that its first rows gave to the columns.
///
/// One row in sixteen is looked at, and one in 128 far into the file, so that a file that is searched for something else
/// takes little longer.
package struct ColumnFits: Sendable {
  /// The columns of values that were not chosen by a user, and of which nothing is open that later rows may decide otherwise.
  private let columns: [(index: Int, reader: CellReader)]
  private var fitting: [Int]
  private var filled: [Int]

  private static let step = 16
  private static let longStep = 128
  /// From this row on, the long step is enough.
  private static let firstFarRow = 1 << 15
  /// Fewer cells could differ from the others by chance.
  private static let fewest = 200

  /// Counts cells of the columns that hold values.
  package init(_ typing: ColumnTyping) {
    columns = typing.columns.indices.compactMap { index in
      let column = typing.columns[index]
      let isChecked = column.column.type.isTyped && column.reason != .asked && !column.source.leavesDoubt
      return isChecked ? (index, column.reader) : nil
    }
    fitting = columns.map { _ in 0 }
    filled = fitting
  }

  /// Counts the cells of some rows.
  package mutating func take(from batch: RowBatch) {
    let bytes = batch.bytes.span
    let step = batch.firstRow < Self.firstFarRow ? Self.step : Self.longStep
    let weight = step / Self.step
    let skipped = (step - batch.firstRow % step) % step
    for row in stride(from: skipped, to: batch.rowCount, by: step) {
      for place in columns.indices {
        guard let range = batch.range(row: row, column: columns[place].index) else { continue }
        switch columns[place].reader.value(in: bytes.extracting(range)) {
        case .empty?: continue
        case .some: fitting[place] += weight
        case nil: break
        }
        filled[place] += weight
      }
    }
  }

  /// The zero-based columns in which more than one filled cell in three does not fit, with the counts.
  fileprivate var contradicted: [(index: Int, fitting: Int, filled: Int)] {
    columns.indices.compactMap { place in
      guard filled[place] >= Self.fewest, fitting[place] * 3 < filled[place] * 2 else { return nil }
      return (columns[place].index, fitting[place], filled[place])
    }
  }
}

extension ColumnTyping {
  /// Makes text of the columns that the whole file contradicts.
  package mutating func retype(_ fits: ColumnFits) {
    for found in fits.contradicted {
      var column = columns[found.index]
      column.reason = .contradicted(fitting: found.fitting, of: found.filled)
      column.column.type = .text
      column.reader = CellReader(.text, conventions: column.conventions, vocabulary: vocabulary)
      column.source = .unambiguous
      column.confidence = 1 - Double(found.fitting) / Double(found.filled) / 2
      columns[found.index] = column
    }
  }
}
