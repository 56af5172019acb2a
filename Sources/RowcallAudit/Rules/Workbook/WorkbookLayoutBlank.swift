import RowcallImport
import RowcallModel

struct WorkbookLayoutBlank: Rule {
  static let description = RuleDescription(
    id: "workbook-layout-blank", subject: .workbook, impact: .minor,
    summary: "No blank row or column divides a table.",
    rationale: """
      A reader sees the gap as space. A listener hears “blank”, and may think that the table ends there, as keys that jump \
      to its end do.
      """,
    remedy: "Delete the blank rows and columns, and make space with row heights and column widths.",
    standards: [.criterion("1.3.1"), .criterion("1.3.2"), .tableTips],
    passing: [
      Example("[Sales]\nItem,Sold,Left\nTea,12,3\nCake,7,1\n"),
      Example("[Sales]\n,Item,Sold\n,Tea,12\n,Cake,7\n", caption: "A margin left of the table."),
    ],
    failing: [
      Example("[Sales]\nItem,↓,Sold,Left\nTea,,12,3\nCake,,7,1\nPie,,4,2\n"),
      Example("[Sales]\nItem,Sold,Left\nTea,12,3\n↓,,\nCake,7,1\n,,\nPie,4,2\n"),
    ])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    for sheet in workbook.sheets where !sheet.tables.isEmpty && sheet.columns.count > 1 {
      notes.look()
      let gaps = sheet.tables.indices.compactMap { blanks(of: $0, on: sheet) }
      let rows = gaps.flatMap(\.rows)
      let columns = Set(gaps.flatMap(\.columns)).sorted()
      guard let first = gaps.first?.start else { continue }
      var parts: [String] = []
      if !rows.isEmpty { parts.append(Wording.names("row", rows.map(String.init))) }
      if !columns.isEmpty { parts.append(Wording.names("column", columns.map(CellRange.letters))) }
      let place =
        rows.first.map { CellPlace(row: $0, column: sheet.columns[0]) }
        ?? CellPlace(row: first, column: columns.first ?? 0)
      notes.add(
        workbook.target(
          sheet, CellRange(place), key: ["blank"],
          now: sheet.rows.first { $0.number > place.row && sheet.isData($0.cells[0].place) }.flatMap {
            sheet.heardRow(at: $0.cells[0].place)
          }),
        "Blank \(parts.joinedByAnd) \(rows.count + columns.count == 1 ? "divides" : "divide") "
          + (gaps.count == 1 ? "the table." : "tables."),
        count: rows.count + columns.count)
    }
  }

  /// The blank rows and columns of a table, and the row in which it begins; nil without any.
  private func blanks(of index: Int, on sheet: AuditedSheet) -> (start: Int, rows: [Int], columns: [Int])? {
    let table = sheet.tables[index]
    guard let start = table.firstRowOfSheet, let first = table.sheet?.columns.first,
      let last = table.sheet?.columns.last
    else { return nil }
    // Another table may begin below it.
    let end = sheet.tables[(index + 1)...].first { other in
      other.sheet?.columns.contains { (first...last).contains($0) } ?? false
    }?.firstRowOfSheet
    let from = sheet.rows.partitionPoint { $0.number >= start }
    let cells = sheet.rows[from...].prefix { $0.number < end ?? .max }.map { row in
      (row.number, columns: row.cells.map(\.place.column).filter { (first...last).contains($0) })
    }.filter { !$0.columns.isEmpty }
    let rows = blankRows(between: cells.map(\.0), hidden: Set(sheet.survey.hiddenRows))
    let filled = Set(cells.flatMap(\.columns))
    let columns = sheet.groups == nil ? blankColumns(between: filled, on: sheet) : []
    return rows.isEmpty && columns.isEmpty ? nil : (start, rows, columns)
  }

  private func blankRows(between numbers: [Int], hidden: Set<Int>) -> [Int] {
    var blank: [Int] = []
    // A larger gap is the end of the table.
    for (above, below) in zip(numbers, numbers.dropFirst()) where below - above > 1 && below - above < 10 {
      for row in above + 1..<below where !hidden.contains(row) { blank.append(row) }
    }
    return blank
  }

  private func blankColumns(between filled: Set<Int>, on sheet: AuditedSheet) -> [Int] {
    guard let first = filled.min(), let last = filled.max() else { return [] }
    return (first...last).filter { !filled.contains($0) && !sheet.survey.hiddenColumns.contains($0) }
  }
}
