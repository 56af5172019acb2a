import RowcallImport

struct WorkbookTableUndefined: Rule {
  static let description = RuleDescription(
    id: "workbook-table-undefined", subject: .workbook, impact: .minor,
    summary: "Rows of data in Excel are defined as a table with a header row.",
    rationale: """
      In a defined table a screen reader says the header of each column, and keys lead to the next table. Elsewhere on a \
      sheet it says only the name of the cell.
      """,
    remedy: "Select the rows with their headers, and choose Insert > Table.",
    standards: [
      .criterion("1.3.1"),
      .platform(
        "Microsoft, Accessibility best practices with Excel spreadsheets",
        url: "https://support.microsoft.com/office/6cc05fc5-1314-48b5-8eb3-683e49b3e593"),
    ],
    passing: [
      Example("[Sales, table]\nItem,Sold\nTea,12\nCake,7\n"),
      Example("[Sales, table]\nItem,Sold\nTea,12\nCake,7\n[Hours, table]\nClerk,Hours\nAda,7\nBo,8\n"),
    ],
    failing: [
      Example("↓[Sales]\nItem,Sold\nTea,12\nCake,7\n", outcome: .cantTell),
      Example(
        "[Sales, table]\nItem,Sold\nTea,12\nCake,7\n↓[Hours]\nClerk,Hours\nAda,7\nBo,8\n", outcome: .cantTell),
    ],
    inapplicable: [Example("[Notes]\nOpen on Monday.\nClosed on Sunday.\n")])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    guard workbook.canDefineTables else { return }
    let sheets = workbook.sheets.filter { sheet in
      sheet.columns.count > 1 && sheet.tables.contains { $0.foundHeaderRows > 0 && $0.rowCount > 1 }
    }
    notes.look(sheets.count)
    let undefined = sheets.filter(\.survey.definedTables.isEmpty)
    guard let first = undefined.first else { return }
    let names = undefined.map { "\"\($0.name.shortened(to: 40))\"" }.firstFew.joinedByAnd
    notes.add(
      workbook.target(first, nil, key: ["undefined"], now: first.heardRow(at: first.firstOfData)),
      "The rows of \(undefined.count == 1 ? "the sheet" : Wording.count(undefined.count, "sheet")) are not defined as a "
        + "table: \(names).",
      review: "If people read the sheet in Excel, define its rows as a table (Insert > Table).",
      count: undefined.count)
  }
}

extension AuditedSheet {
  /// The first cell of the first row of data.
  var firstOfData: CellPlace {
    rows.first { isData($0.cells[0].place) }?.cells[0].place ?? CellPlace(row: 1, column: 0)
  }
}
