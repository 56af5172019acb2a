import RowcallAccessibility
import RowcallCollation
import RowcallLanguages
import RowcallModel
import RowcallReadings
import RowcallText

/// A table whose rows are in the sections of an index, sorted; the rows themselves are held once, as they were read.
package struct IndexedTable: Sendable {
  /// What the rows are called, and in which sections they are.
  package let index: IndexedRows
  /// The sections that have rows, in order; their rows are places in the sorted list, counted from zero.
  package let sections: [RowSection]
  private let rows: BatchRows
  /// The number of the row at each place.
  private let order: [Int]

  /// Sorts rows that are held; nothing is copied.
  package init(_ rows: BatchRows, _ index: IndexedRows) {
    self.rows = rows
    self.index = index
    order = index.sections.flatMap { Array($0) }
    var start = 0
    sections = index.sections.filter { !$0.isEmpty }.map { section in
      defer { start += section.count }
      return RowSection(section.title, rows: start..<start + section.count)
    }
  }

  /// All rows in their new order.
  package var sortedRows: OrderedRows { OrderedRows(rows, order: order[...]) }

  /// The rows of a section, whose places are those in the whole list.
  package func rows(of section: RowSection) -> OrderedRows {
    OrderedRows(rows, order: order[section.rows], firstPlace: section.rows.lowerBound)
  }
}

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
  public init(
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

/// The columns that an index is made of.
package struct IndexColumns: Hashable, Sendable {
  /// The names by which rows are sorted, and how they are read.
  package var names: NameColumns
  /// The zero-based column whose texts are the titles of the sections; nil for the letters of the locale.
  package var titles: Int?

  /// Creates a choice of columns.
  package init(_ names: NameColumns, titles: Int? = nil) {
    self.names = names
    self.titles = titles
  }
}

extension Phrases {
  /// How many titles of an index anybody listens to: those of two scripts with what belongs to neither, or of the strokes
  /// of hanzi.
  private static let mostTitles = 50

  /// The titles of an index, as they are spoken; of very many how many there are, the first and the last: "200 sections",
  /// "A to Z".
  func index(of titles: [String]) -> [String] {
    guard titles.count > Self.mostTitles, let first = titles.first, let last = titles.last else {
      return titles
    }
    return [
      text(.sectionCount, ["count": String(titles.count)]),
      text(.range, ["from": first, "to": last]),
    ]
  }
}
