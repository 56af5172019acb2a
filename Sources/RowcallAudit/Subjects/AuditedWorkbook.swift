import RowcallImport

/// What the rules for workbooks check: what is on the sheets besides the text of their tables.
public struct AuditedWorkbook: Sendable {
  /// The path of the file.
  let path: String
  /// The title in the properties of the document; nil without one.
  let title: String?
  /// Whether ranges of its sheets can be defined as tables.
  let canDefineTables: Bool
  /// The sheets in sight.
  let sheets: [AuditedSheet]
  /// The hidden sheets with cells.
  let hidden: [SheetSurvey]
  /// The example that it is read from; nil for a file.
  private let example: ExampleWorkbook?

  /// Brings what is on the sheets together with the tables that were read from them.
  init(_ survey: WorkbookSurvey, tables: [AuditedData], path: String, example: ExampleWorkbook? = nil) {
    self.path = path
    self.example = example
    title = survey.title
    canDefineTables = survey.canDefineTables
    sheets = survey.sheets.filter { !$0.isHidden }.map { survey in
      AuditedSheet(survey, tables: tables.filter { $0.sheet?.name == survey.name })
    }
    hidden = survey.sheets.filter { $0.isHidden && !$0.cells.isEmpty }
  }

  /// The cells of a sheet; for nil the whole sheet.
  func target(_ sheet: String, _ range: CellRange?, key: [String], heard: Heard = Heard()) -> KnownTarget {
    let first = range.map { CellPlace(row: $0.rows.lowerBound, column: $0.columns.lowerBound) }
    let text = example?.place(of: sheet, first)
    return KnownTarget(
      place: Place(
        range.map { $0.reference(on: sheet) } ?? "sheet \"\(sheet)\"", line: text?.line,
        column: text?.column),
      key: PlaceKey([sheet] + key), heard: heard)
  }

  func target(_ sheet: AuditedSheet, _ range: CellRange?, key: [String], now: String?) -> KnownTarget {
    target(sheet.name, range, key: key, heard: Heard(now: now))
  }

  /// The workbook as a whole.
  func target(key: String, now: String?) -> KnownTarget {
    KnownTarget(
      place: Place("workbook", line: example.map { _ in 1 }, column: example.map { _ in 1 }),
      key: PlaceKey([key]), heard: Heard(now: now))
  }

}

/// A sheet in sight, with the tables that Rowcall reads from it.
struct AuditedSheet: Sendable {
  let survey: SheetSurvey
  let tables: [AuditedData]
  /// The rows that are shown and have text, from above; their columns from the left.
  let rows: [Row]
  /// The columns that are shown and have text, from zero.
  let columns: [Int]

  struct Row: Sendable {
    /// Counted from one.
    let number: Int
    let cells: [SheetSurvey.Cell]
  }

  init(_ survey: SheetSurvey, tables: [AuditedData]) {
    self.survey = survey
    self.tables = tables
    let hidden = Set(survey.hiddenRows)
    let shown = survey.cells.filter {
      !$0.text.isBlank && !hidden.contains($0.place.row) && !survey.hiddenColumns.contains($0.place.column)
    }
    rows = shown.chunked { $0.place.row }
    columns = Set(shown.map(\.place.column)).sorted()
  }

  var name: String { survey.name }

  /// The table that a cell belongs to; nil for what is above all.
  func table(at place: CellPlace) -> AuditedData? {
    tables.last { table in
      guard let first = table.firstRowOfSheet else { return false }
      let columns = table.sheet?.columns ?? []
      return first <= place.row && columns.first ?? .max <= place.column && place.column <= columns.last ?? -1
    }
  }

  /// Whether a cell is in a row of data, below the headers of a table.
  func isData(_ place: CellPlace) -> Bool {
    table(at: place)?.firstRows.first?.place.map { $0.line <= place.row } ?? false
  }

  /// What a listener hears of the row that a cell is in; nil above the rows of a table and below.
  func heardRow(at place: CellPlace) -> String? {
    guard isData(place), let table = table(at: place), let texts = texts(ofRow: place.row, in: table) else {
      return nil
    }
    let number = number(ofRow: place.row, in: table)
    return number < table.rowCount ? AuditedData.quoted(table.voice.row(texts, number: number)) : nil
  }

  /// The zero-based number of a row of the sheet among those of a table.
  private func number(ofRow row: Int, in table: AuditedData) -> Int {
    let first = table.firstRows.first?.place?.line ?? row
    return rows.count { (first..<max(first, row)).contains($0.number) }
  }

  /// What a listener hears of a cell.
  func heard(_ cell: SheetSurvey.Cell) -> String? {
    guard let table = table(at: cell.place), let texts = texts(ofRow: cell.place.row, in: table),
      let column = table.sheet?.columns.firstIndex(of: cell.place.column),
      table.columns.indices.contains(column)
    else { return tables.first.map { AuditedData.quoted($0.voice.text(cell.text)) } }
    let names = table.voice.naming.map { texts.indices.contains($0) ? texts[$0] : "" }
    return table.voice.cell(
      cell.text, column: column, row: number(ofRow: cell.place.row, in: table), names: names
    ).map(AuditedData.quoted)
  }

  /// The texts of a row by the columns of a table, with merged cells filled as in a transcript.
  private func texts(ofRow number: Int, in table: AuditedData) -> [String]? {
    guard let row = row(number), let columns = table.sheet?.columns else {
      return nil
    }
    var texts = [String](repeating: "", count: table.columns.count)
    let places = Dictionary(columns.prefix(texts.count).enumerated().map { ($1, $0) }) { first, _ in first }
    for cell in row.cells {
      if let column = places[cell.place.column] { texts[column] = cell.text }
    }
    for merge in survey.merges.lazy.filter({ $0.rows.contains(number) }).prefix(Self.mostMerges) {
      let isBesideOthers = row.cells.contains { !merge.columns.contains($0.place.column) }
      guard let text = text(of: merge), merge.rows.count > 1 || isBesideOthers else { continue }
      for column in isBesideOthers ? merge.columns : merge.columns.lowerBound...merge.columns.lowerBound {
        if let index = places[column], texts[index].isEmpty { texts[index] = text }
      }
    }
    return texts
  }

  /// More merged cells in one row are left blank.
  private static let mostMerges = 100

  /// The text of merged cells.
  private func text(of merge: CellRange) -> String? {
    row(merge.rows.lowerBound)?.cells.first { $0.place.column == merge.columns.lowerBound }?.text
  }

  /// The row with a number; nil for a blank one.
  func row(_ number: Int) -> Row? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].number == number ? rows[low] : nil
  }

  /// What a column is called in a sentence: `column "Price" (C)`.
  func called(_ column: Int, in table: AuditedData) -> String {
    let letters = CellRange.letters(column)
    let index = table.sheet?.columns.firstIndex(of: column) ?? -1
    guard table.columns.indices.contains(index), let name = table.columns[index].name else {
      return "column \(letters)"
    }
    return "column \"\(name.onOneLine.shortened(to: 60))\" (\(letters))"
  }
}

extension AuditedData {
  /// The row of the sheet in which the table begins: that of its headers, or its first.
  var firstRowOfSheet: Int? {
    firstRows.first?.place.map { max(1, $0.line - decisions.header.choice.rowCount) }
  }
}

extension [SheetSurvey.Cell] {
  /// The cells of each row.
  fileprivate func chunked(by row: (SheetSurvey.Cell) -> Int) -> [AuditedSheet.Row] {
    var rows: [AuditedSheet.Row] = []
    var start = startIndex
    while start < endIndex {
      let number = row(self[start])
      let end = self[start...].firstIndex { row($0) != number } ?? endIndex
      let cells = self[start..<end].sorted { $0.place.column < $1.place.column }
      rows.append(AuditedSheet.Row(number: number, cells: cells))
      start = end
    }
    return rows
  }
}

extension CellRange {
  /// As formulas write it: `Sheet1!B4:B6`, `'My sheet'!B4`.
  func reference(on sheet: String) -> String {
    let isPlain = sheet.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return (isPlain ? sheet : "'\(sheet.replacing("'", with: "''"))'") + "!" + name
  }

  init(_ place: CellPlace) {
    self.init(rows: place.row...place.row, columns: place.column...place.column)
  }
}

extension [CellPlace] {
  /// `B4, B7 and 12 more`.
  var listed: String { map(\.description).firstFew.joinedByAnd }
}
