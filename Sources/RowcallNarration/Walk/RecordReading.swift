import RowcallAccessibility
import RowcallModel

/// Reads rows of data in one go as they come, so that no more than a batch of them is held.
package struct RecordReading: Sendable {
  private let table: Table
  private let namingColumn: Int?
  private let names: NameColumns?
  private let extent: RecordExtent?

  /// Creates a reading.
  ///
  /// - Parameters:
  ///   - namingColumn: the zero-based column whose cells name their rows; nil if there is none.
  ///   - names: the column whose names are read as another tells; nil if there is none.
  ///   - extent: how many rows there will be, and how long; nil if unknown.
  package init(
    _ table: Table, namingColumn: Int? = nil, names: NameColumns? = nil, extent: RecordExtent? = nil
  ) {
    self.table = table
    self.namingColumn = namingColumn
    self.names = names?.reading == nil ? nil : names
    self.extent = extent
  }

  /// What is spoken before the first row of data: on entering, then of the header row.
  func start(by narrators: [Narrator]) throws -> [[[SpokenLine]]] {
    let table = outline
    let whole = narrators.map { TableReading(table: table, narrator: $0) }
    let headers = try (0..<table.outline.unnumberedRowCount).map { row in
      try whole.map { try $0.lines(ofRow: row) }
    }
    return [whole.map { $0.entry() }] + headers
  }

  /// What is spoken for each row of a batch.
  func rows(
    of batch: RowBatch, by narrators: [Narrator], to sink: ([[SpokenLine]]) throws -> Void
  ) throws {
    let part = RecordTable(table, rows: BatchRows([batch]), namingColumn: namingColumn)
    let annotated: any AccessibleTable = names.map { AnnotatedTable(part, columns: $0) } ?? part
    let readings = narrators.map { TableReading(table: annotated, narrator: $0) }
    let first = batch.firstRow + part.outline.unnumberedRowCount
    for row in first..<first + batch.rowCount { try sink(readings.map { try $0.lines(ofRow: row) }) }
  }

  /// What is spoken on leaving.
  func end(by narrators: [Narrator]) -> [[SpokenLine]] {
    narrators.map { TableReading(table: outline, narrator: $0).end() }
  }

  private var outline: RecordTable<UnreadRows> {
    RecordTable(table, rows: UnreadRows(extent: extent ?? RecordExtent()), isWhole: extent != nil)
  }
}

extension TableReading {
  fileprivate func lines(ofRow row: Int) throws -> [SpokenLine] { try items(ofRow: row).compactMap(\.line) }
}

/// Rows that are counted at most.
private struct UnreadRows: RecordSource {
  let extent: RecordExtent

  func text(row: Int, column: Int) -> String? { nil }
}
