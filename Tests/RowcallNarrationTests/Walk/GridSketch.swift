import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText

/// A grid drawn as text: a line for each row, `|` between cells.
///
/// `^Name` is a column header, `<Ann` a row header, `#Name` a header without scope; `2x3:` before a cell gives its rows
/// and columns; `.` leaves a slot without a cell, `"` stands where a cell of an earlier row or column reaches.
func grid(
  _ sketch: String, caption: String? = nil, role: TableGrid.Role = .table,
  change: (inout GridCell) -> Void = { _ in }
) -> TableGrid {
  let lines = sketch.split(separator: "\n").map { $0.split(separator: "|", omittingEmptySubsequences: false) }
  var cells: [GridCell] = []
  for (row, line) in lines.enumerated() {
    for (column, part) in line.enumerated() {
      let text = part.filter { $0 != "\t" }.split(separator: " ").joined(separator: " ")
      guard text != ".", text != "\"" else { continue }
      var cell = sketchedCell(text, at: GridSlot(row: row, column: column))
      change(&cell)
      cells.append(cell)
    }
  }
  let columnCount = lines.map(\.count).max() ?? 0
  var grid = TableGrid(
    role: role, columnCount: columnCount, rows: lines.map { _ in GridRow() }, cells: cells)
  grid.caption = caption
  return grid
}

private func sketchedCell(_ sketch: String, at slot: GridSlot) -> GridCell {
  var text = sketch[...]
  var cell = GridCell(at: slot)
  if let colon = text.firstIndex(of: ":"), case let sizes = text[..<colon].split(separator: "x"),
    sizes.count == 2,
    let rows = Int(sizes[0]), let columns = Int(sizes[1])
  {
    (cell.rowSpan, cell.columnSpan) = (rows, columns)
    text = text[text.index(after: colon)...]
  }
  if let mark = text.first, "^<#".contains(mark) {
    cell.kind = .header
    cell.scope = mark == "^" ? .column : mark == "<" ? .row : nil
    text.removeFirst()
  }
  if !text.isEmpty { cell.content = [.text(String(text))] }
  return cell
}

/// What is heard on a walk through one table.
func walk(
  _ moves: String, _ grid: TableGrid, _ dialect: Dialect = .rowcall, _ verbosity: Verbosity = Verbosity(),
  locale: String = "en"
) throws -> String {
  try walk(moves, [grid], dialect, verbosity, locale: locale)
}

/// What is heard on a walk through the tables of a page.
func walk(
  _ moves: String, _ grids: [TableGrid], _ dialect: Dialect = .rowcall, _ verbosity: Verbosity = Verbosity(),
  locale: String = "en"
) throws -> String {
  let narrator = Narrator(dialect, locale: LocaleTag(locale), verbosity: verbosity)
  let page = PageWalk(
    NarratedPage(grids.map { MarkedTable($0, dialect: dialect, headerRows: 0) }) { _ in narrator })
  return try MovesTranscript(TableMove.list(moves), on: page).text()
}

/// People by name, with a blank at the end.
let people = grid(
  """
  ^Name | ^Age | ^City
  <Ann  | 31   | Oslo
  <Bob  | 28   |
  """, caption: "People")

/// Sales by quarter, with merged cells.
let sales = grid(
  """
        | 1x2:^2023 | "
        | ^Q1       | ^Q2
  <North| 10        | 20
  <South| 1x2:closed| "
  """, caption: "Sales")
