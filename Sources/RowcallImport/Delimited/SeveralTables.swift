import RowcallModel
import RowcallValues

extension TableReader {
  /// Names the columns of a table of delimited text.
  ///
  /// - Parameters:
  ///   - sample: its first rows, with the header.
  ///   - decisions: what was decided about the file and the lines above the table.
  ///   - header: where its headers are if something other than its cells tells; nil to look at the cells.
  ///   - isGrouped: whether the author made cells of the first row reach over several columns.
  init(
    _ rows: DelimitedRows, _ sample: [RowBatch], title: [String], _ decisions: ImportDecisions,
    _ options: ImportOptions, header: Decision<HeaderPlacement>? = nil, isGrouped: Bool = false, path: String
  ) throws(ImportError) {
    var (rows, sample, decisions) = (rows, sample, decisions)
    decisions.header =
      options.header.map { .asked($0) } ?? header
      ?? HeaderDetector(TableSample(sample), in: .file, isGrouped: isGrouped).headerRows().placement
    let first = sample[0]
    let width = RowWidths(first, rows: 0..<min(first.rowCount, DialectTrial.sampleRows)).usual
    var places: [TextPlace] = []
    var spaced: [Int: String] = [:]
    let headerRows = decisions.header.choice.rowCount
    if headerRows > 0 {
      let last = first.rowCount > headerRows - 1 ? headerRows - 1 : 0
      // The cells of a sheet have no place in a line.
      if decisions.format.choice != .workbook {
        places = first.places(row: last, columns: 0..<max(width, first.cellCount(inRow: last)))
      }
      rows.repeatedHeader = RepeatedHeader(first, rows: headerRows)
      if headerRows == 1 { spaced = first.spacedTexts(ofRow: last) }
    }
    let names = try rows.takeNames(headerRows, from: &sample, width: width, path: path)
    rows.removeRepeatedHeader(from: &sample)
    self.init(
      path: path, decisions: decisions, columnNames: names, titleLines: title, headerPlaces: places,
      spacedHeaders: spaced,
      headSample: sample, options: options, rows: rows)
    mayBeFollowed = true
  }

  /// The table that follows this one in a file of delimited text, once all rows of this one were read or are in the sample.
  ///
  /// Nil where none follows; throws for tables of the file that cannot be read.
  package func following() throws(ImportError) -> TableReader? {
    if let next = try nextTable() { return next }
    if let failure { throw failure }
    return nil
  }

  private func nextTable() throws(ImportError) -> TableReader? {
    guard let delimited = rows as? DelimitedRows, var rows = delimited.following else { return nil }
    var sample = try rows.takeSample()
    guard let first = sample.first else { return nil }
    let width = RowWidths(first, rows: 0..<min(first.rowCount, DialectTrial.sampleRows)).usual
    let header = PreambleFinder(batch: first, width: width).firstTableRow
    let preamble = Preamble(first, rows: 0..<header)
    for line in preamble.others { rows.problems.leaveOut(.beforeTable, line: line.number, text: line.text) }
    var decisions = decisions
    decisions.preambleLines = Decision(first.lines[header] - 1, confidence: 0.8, reasons: [.tableAbove])
    sample.removeFirstRows(header)
    rows.discount(header)
    var options = options
    if case .line = options.header { options.header = nil }
    var reader = try TableReader(rows, sample, title: preamble.title, decisions, options, path: path)
    reader.seriesNumber = (seriesNumber ?? 1) + 1
    reader.sheet = sheet
    reader.failure = failure
    return reader
  }
}

extension RowBatch {
  /// The texts of a row with spaces at their ends or several in a row, by their zero-based column.
  fileprivate func spacedTexts(ofRow row: Int) -> [Int: String] {
    (0..<cellCount(inRow: row)).reduce(into: [:]) { texts, column in
      guard let text = text(row: row, column: column), text.contains(where: { $0 != " " }) else { return }
      if text.first == " " || text.last == " " || text.contains("  ") { texts[column] = text }
    }
  }
}

extension [TableReader] {
  /// The table with a number, counted from one, or with words in its title.
  func choosing(_ wanted: String) throws(ImportError) -> TableReader {
    if let number = Int(wanted), indices.contains(number - 1) { return self[number - 1] }
    let path = self[0].path
    guard count > 1 else { throw .onlyTable(path: path, wanted: wanted) }
    let name = wanted.lowercased()
    let found = indices.filter { index in
      Int(wanted) == nil && !name.isEmpty && self[index].title?.lowercased().contains(name) ?? false
    }
    if let only = found.first, found.count == 1 { return self[only] }
    if !found.isEmpty {
      throw .ambiguousTable(path: path, wanted: wanted, numbers: found.map { $0 + 1 })
    }
    throw .noSuchTable(path: path, wanted: wanted, near: [], tables: map(\.title))
  }
}
