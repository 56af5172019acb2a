import RowcallImport

struct WorkbookTablesSeveral: Rule {
  static let description = RuleDescription(
    id: "workbook-tables-several", subject: .workbook, impact: .moderate,
    summary: "A sheet holds one table.",
    rationale: """
      Blank rows and columns show a reader where another table is. A listener at the end of the first table does not know \
      that there is more, and beside each other the rows of two tables are heard as one.
      """,
    remedy: "Move each table to a sheet of its own, named after what it holds.",
    standards: [.criterion("1.3.1"), .criterion("1.3.2"), .tableTips],
    passing: [
      Example("[Sales]\nItem,Sold\nTea,12\nCake,7\n[Hours]\nClerk,Hours\nAda,7\n"),
      Example("[Sales]\nItem,Sold\nTea,12\n\nCake,7\nPie,5\n", caption: "A blank row in one table."),
    ],
    failing: [
      Example("[Shop]\nItem,Sold\nTea,12\nCake,7\n\n↓Clerk,Hours\nAda,7\nBo,8\n"),
      Example("[Shop]\nItem,Sold,,↓Clerk,Hours\nTea,12,,Ada,7\nCake,7,,Bo,8\n"),
    ])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    for sheet in workbook.sheets where !sheet.tables.isEmpty {
      notes.look()
      let places = below(sheet) + beside(sheet)
      guard let first = places.first else { continue }
      let row = sheet.rows.first { $0.number > first.row && sheet.isData($0.cells[0].place) }
      notes.add(
        workbook.target(
          sheet, CellRange(first), key: ["tables"],
          now: row.flatMap { sheet.heardRow(at: $0.cells[0].place) }),
        places.count == 1
          ? "A second table begins at \(first)."
          : "\(Wording.count(places.count, "more table")) begin on the sheet, at \(places.listed).",
        count: places.count)
    }
  }

  /// Where tables begin below the first.
  private func below(_ sheet: AuditedSheet) -> [CellPlace] {
    guard sheet.survey.definedTables.count < 2 else { return [] }
    return sheet.tables.dropFirst().compactMap { table in
      let start = table.firstRowOfSheet ?? 0
      return sheet.rows.first { $0.number >= start }?.cells.first?.place
    }
  }

  /// Where tables begin beside the first.
  private func beside(_ sheet: AuditedSheet) -> [CellPlace] { sheet.groups?.dropFirst().map { $0 } ?? [] }
}

extension AuditedSheet {
  /// Where the tables beside each other begin; nil where blank columns divide no tables.
  ///
  /// A table has two columns or more, each with a text in its first row, and numbers or other texts below.
  var groups: [CellPlace]? {
    guard let first = tables.first, let start = first.firstRowOfSheet,
      let header = rows.first(where: { $0.number >= start })
    else { return nil }
    var groups: [[Int]] = []
    for column in columns {
      if let last = groups.last?.last, !blankColumns(between: last, and: column) {
        groups[groups.count - 1].append(column)
      } else {
        groups.append([column])
      }
    }
    let headers = Dictionary(header.cells.map { ($0.place.column, $0.text) }) { first, _ in first }
    let isTables = groups.allSatisfy { group in
      group.count > 1 && group.allSatisfy { headers[$0].map { Double($0) == nil } ?? false }
    }
    guard groups.count > 1, isTables else { return nil }
    return groups.map { CellPlace(row: header.number, column: $0[0]) }
  }

  /// Whether a column in sight is blank between two others.
  private func blankColumns(between left: Int, and right: Int) -> Bool {
    (left + 1..<max(left + 1, right)).contains { !survey.hiddenColumns.contains($0) }
  }
}
