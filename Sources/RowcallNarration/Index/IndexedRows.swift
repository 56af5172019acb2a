import RowcallCollation
import RowcallModel
import RowcallReadings
import RowcallText

/// The rows of a table by their names, in the sections of an index.
package struct IndexedRows: Sendable {
  /// The names, in the order of the table.
  package let names: [String]
  /// How each name is read; nil for one that reads itself or that nothing can read.
  package let readings: [Reading?]
  /// The numbers of the rows, counted from zero, in sections.
  package let sections: IndexedSections<Int>

  /// Reads a source to its end and sorts its rows; throws what the source throws.
  ///
  /// - Parameters:
  ///   - readings: how names are read; it knows afterwards what it could not read.
  ///   - headings: the zero-based numbers of rows that are left out, for they are titles of others.
  ///   - titles: the order of the titles of a column; those that are not among them follow as they come up.
  package init(
    _ source: inout some RowSource, by columns: IndexColumns, readings: Readings,
    collation: LocalizedIndexedCollation, leavingOut headings: Set<Int> = [], among titles: [String] = []
  ) throws {
    var texts = IndexTexts()
    while let batch = try source.nextBatch() { texts.append(batch, columns) }
    let found = readings.readings(of: texts.names, given: texts.readings)
    let sortTexts = zip(texts.names, found).map { readings.sortText(of: $0, $1) }
    let numbers = texts.names.indices.filter { !headings.contains($0) }
    let ownTitles = texts.titles
    sections =
      columns.titles == nil
      ? collation.sections(of: numbers) { sortTexts[$0] }
      : collation.sections(of: numbers, titled: { ownTitles[$0] }, among: titles) { sortTexts[$0] }
    names = texts.names
    self.readings = found
  }
}

/// The texts of the columns that an index is made of, row by row.
private struct IndexTexts {
  var names: [String] = []
  var readings: [String?] = []
  var titles: [String] = []

  mutating func append(_ batch: RowBatch, _ columns: IndexColumns) {
    for row in 0..<batch.rowCount {
      names.append(Self.text(batch, row, columns.names.name))
      if let reading = columns.names.reading { readings.append(Self.text(batch, row, reading)) }
      if let title = columns.titles { titles.append(Self.text(batch, row, title)) }
    }
  }

  /// A text without white space at its ends, by which nobody wants rows to be sorted.
  private static func text(_ batch: RowBatch, _ row: Int, _ column: Int) -> String {
    batch.text(row: row, column: column)?.trimmed ?? ""
  }
}
