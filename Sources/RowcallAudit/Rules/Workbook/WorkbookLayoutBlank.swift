import RowcallImport

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
      let rows = sheet.tables.count == 1 ? blankRows(sheet) : []
      let columns = sheet.tables.count == 1 && sheet.groups == nil ? blankColumns(sheet) : []
      guard let first = sheet.tables.first?.firstRowOfSheet, !rows.isEmpty || !columns.isEmpty else {
        continue
      }
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
        "Blank \(parts.joinedByAnd) \(rows.count + columns.count == 1 ? "divides" : "divide") the table.",
        count: rows.count + columns.count)
    }
  }

  /// The blank rows between rows of the table.
  private func blankRows(_ sheet: AuditedSheet) -> [Int] {
    guard let start = sheet.tables[0].firstRowOfSheet, sheet.rows.count > 1 else { return [] }
    let hidden = Set(sheet.survey.hiddenRows)
    let numbers = sheet.rows.map(\.number).filter { $0 >= start }
    var blank: [Int] = []
    // A larger gap is the end of the table.
    for (above, below) in zip(numbers, numbers.dropFirst()) where below - above > 1 && below - above < 10 {
      for row in above + 1..<below where !hidden.contains(row) { blank.append(row) }
    }
    return blank
  }

  /// The blank columns between columns of the table.
  private func blankColumns(_ sheet: AuditedSheet) -> [Int] {
    guard let first = sheet.columns.first, let last = sheet.columns.last else { return [] }
    let filled = Set(sheet.columns).union(sheet.survey.hiddenColumns)
    return (first...last).filter { !filled.contains($0) }
  }
}
