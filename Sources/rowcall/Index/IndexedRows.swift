import RowcallCollation
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText

/// The rows of a table by their names, in the sections of an index.
struct IndexedRows {
  /// The names, in the order of the file.
  let names: [String]
  /// How each name is read; nil for one that reads itself or that nothing can read.
  let readings: [Reading?]
  /// The numbers of the rows, counted from zero, in sections.
  let sections: IndexedSections<Int>
  /// Why some names were left without a reading; nil when none was.
  let shortcoming: ReadingError?

  /// Reads a table to its end and sorts its rows.
  init(_ table: inout OpenTable, _ options: IndexOptions) throws {
    let columns = try IndexColumns(options, of: table.table)
    var texts = IndexTexts()
    while let batch = try table.reader.nextBatch() { texts.append(batch, columns) }
    let readings = Readings(for: table.locale, list: try options.readingList())
    self.readings = readings.readings(of: texts.names, given: texts.readings)
    names = texts.names
    shortcoming = readings.shortcoming
    let sortTexts = zip(names, self.readings).map { readings.sortText(of: $0, $1) }
    let collation = LocalizedIndexedCollation(locale: table.locale, options: options.collation)
    let titles = texts.titles
    sections =
      columns.title == nil
      ? collation.sections(of: Array(names.indices)) { sortTexts[$0] }
      : collation.sections(
        of: Array(names.indices), titled: { titles[$0] }, among: options.orderedTitles ?? []
      ) {
        sortTexts[$0]
      }
  }
}

/// The columns that an index is made of.
private struct IndexColumns {
  let name: Int
  let reading: Int?
  let title: Int?

  init(_ options: IndexOptions, of table: Table) throws {
    name = try Self.column(options.by, "--by", of: table)
    reading = try options.reading.map { try Self.column($0, "--reading", of: table) }
    title = try options.sections.map { try Self.column($0, "--sections", of: table) }
  }

  private static func column(_ choice: String, _ flag: String, of table: Table) throws -> Int {
    let columns = try ColumnSelection(choice).columns(of: table)
    guard columns.count == 1 else {
      throw WrongUsage(
        description: "\(flag) \(choice): \(columns.count) columns, expected one; name one of them")
    }
    return columns[0]
  }
}

/// The texts of the columns that an index is made of, row by row.
private struct IndexTexts {
  var names: [String] = []
  var readings: [String?] = []
  var titles: [String] = []

  mutating func append(_ batch: RowBatch, _ columns: IndexColumns) {
    for row in 0..<batch.rowCount {
      names.append(Self.text(batch, row, columns.name))
      if let reading = columns.reading { readings.append(Self.text(batch, row, reading)) }
      if let title = columns.title { titles.append(Self.text(batch, row, title)) }
    }
  }

  private static func text(_ batch: RowBatch, _ row: Int, _ column: Int) -> String {
    batch.text(row: row, column: column) ?? ""
  }
}
