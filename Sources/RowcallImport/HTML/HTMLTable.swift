import RowcallAccessibility
import RowcallModel
import RowcallValues

/// Opens the tables of an HTML page as rows.
struct HTMLTable {
  let text: DecodedText
  let options: ImportOptions

  /// Reads the page, and decides the columns of the table that was chosen, else of each that is there to be read.
  func open() throws(ImportError) -> [TableReader] {
    if case .line(let line) = options.header { throw .noLinesOnPage(path: text.stream.path, line: line) }
    let page = try HTMLTables(text: text, options: options)
    let indices = try indices(of: page)
    return try zip(indices, page.grids(indices)).map { index, grid throws(ImportError) in
      try open(index, grid, of: page)
    }
  }

  private func indices(of page: HTMLTables) throws(ImportError) -> [Int] {
    if let wanted = options.table { [try page.index(ofTable: wanted)] } else { try page.tablesToRead() }
  }

  private func open(_ index: Int, _ grid: TableGrid, of page: HTMLTables) throws(ImportError) -> TableReader {
    let headers = SettledHeaders(grid, choice: options.headerChoice(on: grid))
    let names = headers.grid.columnNames(below: headers.rows.lines.upperBound).map {
      $0.flatMap(ColumnNames.cleaned)
    }
    var rows = GridRows(
      headers.grid, from: headers.rows.lines.upperBound, path: text.stream.path, limits: options.limits,
      problems: text.problems)
    if names.contains(where: { $0?.hasPrefix(RepetitionLimit.ellipsis + " ") ?? false }) {
      rows.problems.add(.headerLevels(headers.rows.lines.upperBound))
    }
    rows.problems.add(names: names)
    let sample = try rows.takeSample()
    let decisions = ImportDecisions(
      format: text.format, encoding: text.encoding,
      preambleLines: Decision(0, confidence: 1, reasons: [.usual]), header: headers.rows.placement)
    var reader = TableReader(
      path: text.stream.path, decisions: decisions, columnNames: names, headSample: sample,
      place: PageTable(page: page, index: index, headers: headers, rows: rows.rows), rows: rows)
    reader.comments = rows.links
    return reader
  }
}

extension ImportOptions {
  /// What the user says about the header rows of a table.
  package func headerChoice(on grid: TableGrid) -> HeaderChoice {
    switch header {
    // Lines of the file mean nothing on a page.
    case nil, .line: .automatic
    case .none?: HeaderChoice(rows: 0..<0)
    case .rows(let count): HeaderChoice(rows: 0..<min(max(0, count), grid.rowCount))
    case .row: SettledHeaders(grid).rows.lines.isEmpty ? .row(0) : .automatic
    }
  }
}

/// The page on which a table stands, and which of its tables that is.
package struct PageTable: Hashable, Sendable {
  /// The page with all its tables, as their authors marked them.
  package let page: HTMLTables
  /// Which of the page's tables it is, counted from zero.
  package let index: Int
  /// The table with its headers settled, and why they are.
  package let headers: SettledHeaders

  /// Which of its rows are read, in order: titles, and those below the header rows.
  package let rows: [Int]

  /// How many rows are read from it.
  package var rowCount: Int { rows.count }

  /// The number of the table on its page, counted from one.
  package var number: Int { index + 1 }
}
