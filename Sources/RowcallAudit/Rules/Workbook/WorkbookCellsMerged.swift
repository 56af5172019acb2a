import RowcallImport

struct WorkbookCellsMerged: Rule {
  static let description = RuleDescription(
    id: "workbook-cells-merged", subject: .workbook, impact: .moderate,
    summary: "Rows of data have no merged cells.",
    rationale: """
      The text of merged cells is in the first of them only. A screen reader in a spreadsheet program says the others \
      as blank or skips them, and sorting or filtering takes them away from their text.
      """,
    remedy: "Unmerge the cells, and write the text into each of them.",
    standards: [
      .criterion("1.3.1"),
      .platform(
        "Microsoft, Accessibility best practices with Excel spreadsheets",
        url: "https://support.microsoft.com/office/6cc05fc5-1314-48b5-8eb3-683e49b3e593"),
    ],
    passing: [
      Example("[Stock]\nShop,Item,Sold\nPier,Tea,12\nPier,Cake,7\nMill,Tea,9\n"),
      Example(
        "[Stock]\nStock of the week{3 columns}\n\nShop,Item,Sold\nPier,Tea,12\nPier,Cake,7\n",
        caption: "A title above the table."),
    ],
    failing: [
      Example("[Stock]\nShop,Item,Sold\n↓Pier{2 rows},Tea,12\n,Cake,7\nMill{2 rows},Tea,9\n,Cake,8\n"),
      Example("[Hours]\nClerk,Monday,Tuesday\nAda,7,8\nBo,↓absent{2 columns},\nCy,8,8\n"),
    ])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    for sheet in workbook.sheets where !sheet.tables.isEmpty {
      notes.look()
      let merges = sheet.survey.merges.filter { merge in
        let first = CellPlace(row: merge.rows.lowerBound, column: merge.columns.lowerBound)
        return (merge.rows.count > 1 || merge.columns.count > 1) && sheet.isData(first)
          && sheet.row(first.row)?.cells.contains { $0.place == first } == true
      }
      guard let first = merges.first else { continue }
      let names = merges.map(\.name).firstFew.joinedByAnd
      // Of cells above each other, the second row shows what is missing.
      let row = min(first.rows.lowerBound + 1, first.rows.upperBound)
      let place = CellPlace(row: row, column: first.columns.lowerBound)
      notes.add(
        workbook.target(sheet, first, key: ["merged"], now: sheet.heardRow(at: place)),
        merges.count == 1
          ? "The cells \(first.name) are merged in a row of data."
          : "\(Wording.count(merges.count, "range")) of cells are merged in rows of data: \(names).",
        count: merges.count)
    }
  }
}
