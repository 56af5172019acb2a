import RowcallImport

struct WorkbookCellError: Rule {
  static let description = RuleDescription(
    id: "workbook-cell-error", subject: .workbook, impact: .serious,
    summary: "No formula shows an error.",
    rationale: """
      An error such as “#DIV/0!” is spoken sign by sign, and “#N/A” as blank or not at all. Neither says whether a value \
      is unknown or a formula is broken.
      """,
    remedy:
      "Correct the formula, or let it show words for a value that is missing, as in IFERROR(B4/C4, \"not known\").",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("[Sales]\nItem,Sold,Share\nTea,12,0.6\nCake,8,0.4\nPie,0,not known\n"),
      Example("[Codes]\nSign,Meaning\nNA,not asked\nREF,refused\n"),
    ],
    failing: [
      Example("[Sales]\nItem,Sold,Share\nTea,12,0.6\nCake,8,0.4\nPie,0,↓#DIV/0!\n"),
      Example("[Sales]\nItem,Price,Sold\nTea,↓#N/A,12\nCake,#N/A,8\nPie,2,↓#REF!\n"),
    ])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    for sheet in workbook.sheets {
      notes.look(sheet.rows.reduce(0) { $0 + $1.cells.count })
      let errors = sheet.rows.flatMap { $0.cells.filter(\.isError) }
      for (first, cells) in Self.groups(errors).prefix(8) {
        let table = sheet.table(at: first.place)
        let column = table.map { sheet.called(first.place.column, in: $0) } ?? "column"
        notes.add(
          workbook.target(
            sheet, CellRange(first.place), key: [first.text, column],
            now: sheet.heardRow(at: first.place)),
          cells.count == 1
            ? "Cell \(first.place) in \(column) shows the error \(first.text)."
            : "\(Wording.count(cells.count, "cell")) in \(column) show the error \(first.text): \(cells.listed).",
          count: cells.count)
      }
    }
  }

  /// The cells with the same error in the same column, in the order of the first of them.
  private static func groups(
    _ errors: [SheetSurvey.Cell]
  ) -> [(first: SheetSurvey.Cell, cells: [CellPlace])] {
    var groups: [(first: SheetSurvey.Cell, cells: [CellPlace])] = []
    var known: [[String]: Int] = [:]
    for cell in errors {
      let key = [cell.text, String(cell.place.column)]
      if let index = known[key] {
        groups[index].cells.append(cell.place)
      } else {
        known[key] = groups.count
        groups.append((cell, [cell.place]))
      }
    }
    return groups
  }
}
