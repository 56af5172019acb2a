import RowcallImport

struct WorkbookHeaderLow: Rule {
  static let description = RuleDescription(
    id: "workbook-header-low", subject: .workbook, impact: .minor,
    summary: "A table begins in the first row of its sheet.",
    rationale: """
      Titles and notes above the headers are for readers of a printed page. A listener starts in the first cell and has to \
      pass them, and programs take them for headers or rows.
      """,
    remedy: "Put the title into the name of the sheet, and notes below the table or on a sheet of their own.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("[Sales]\nItem,Sold\nTea,12\nCake,7\n"),
      Example("[Sales]\n\nItem,Sold\nTea,12\nCake,7\n", caption: "A blank row above the table."),
    ],
    failing: [
      Example("[Sheet1]\n↓Sales of the week\n\nItem,Sold\nTea,12\nCake,7\n"),
      Example("[Sheet1]\n↓Sales of the week\nChecked by the office\n\nItem,Sold,Left\nTea,12,3\nCake,7,5\n"),
    ])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    for sheet in workbook.sheets where sheet.columns.count > 1 {
      guard let table = sheet.tables.first, let start = table.firstRowOfSheet else { continue }
      notes.look()
      let above = sheet.rows.prefix { $0.number < start }
      guard let first = above.first, let last = above.last, table.decisions.header.choice.rowCount > 0 else {
        continue
      }
      let columns = above.flatMap { $0.cells.map(\.place.column) }
      let range = CellRange(
        rows: first.number...last.number, columns: (columns.min() ?? 0)...(columns.max() ?? 0))
      let text = first.cells.map(\.text).joined(separator: ", ").onOneLine
      notes.add(
        workbook.target(
          sheet, range, key: ["above"], now: AuditedData.quoted(table.voice.text(text))),
        "The headers are in row \(start), below other text: \"\(text.shortened(to: 80))\".")
    }
  }
}
