import RowcallImport

struct WorkbookDataHidden: Rule {
  static let description = RuleDescription(
    id: "workbook-data-hidden", subject: .workbook, impact: .moderate,
    summary: "Data is not hidden.",
    rationale: """
      Whoever sees the sheet may notice that a letter or a number is missing at its edge; a listener does not. Rowcall \
      and spreadsheet programs skip what is hidden, and other programs read it as data.
      """,
    remedy: "Show the rows, columns and sheets, or delete them.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("[Sales]\nItem,Sold\nTea,12\nCake,8\n"),
      Example(
        "[Sales]\nItem,Sold,{hidden column}\nTea,12,\nCake,8,\n", caption: "A hidden column without data."),
    ],
    failing: [
      Example(
        "[Sales]\nItem,↓Cost{hidden column},Sold\nTea,1,12\nCake,3,8\nPie,4,5\n", outcome: .cantTell),
      Example(
        "[Sales]\nItem,Sold\nTea,12\n↓Cake{hidden row},8\nPie,5\n\n↓[Prices, hidden]\nItem,Price\nTea,2\n",
        outcome: .cantTell),
    ])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    notes.look(workbook.sheets.count + workbook.hidden.count)
    for sheet in workbook.sheets { check(sheet, of: workbook, into: &notes) }
    guard let first = workbook.hidden.first else { return }
    let names = workbook.hidden.map(\.name)
    let cells = workbook.hidden.reduce(0) { $0 + $1.cells.count }
    notes.add(
      workbook.target(first.name, nil, key: ["hidden sheets"]),
      names.count == 1
        ? "The sheet \"\(first.name)\" is hidden, with \(Wording.count(cells, "cell")) of data."
        : "\(Wording.count(names.count, "sheet")) are hidden, with \(Wording.count(cells, "cell")) of data: "
          + "\(names.map { "\"\($0.shortened(to: 40))\"" }.firstFew.joinedByAnd).",
      review: Self.review, count: names.count)
  }

  private static let review =
    "If a listener needs the data, show it; if only formulas use it, say so in a note on the sheet."

  private func check(_ sheet: AuditedSheet, of workbook: AuditedWorkbook, into notes: inout Notes) {
    let survey = sheet.survey
    let rows = Set(survey.hiddenRows)
    let columns = Set(survey.cells.map(\.place.column)).intersection(survey.hiddenColumns).sorted()
    let cells = survey.cells.filter {
      rows.contains($0.place.row) || survey.hiddenColumns.contains($0.place.column)
    }
    guard let first = cells.first else { return }
    var parts: [String] = []
    if !rows.isEmpty { parts.append(Wording.names("row", survey.hiddenRows.map(String.init))) }
    if !columns.isEmpty { parts.append(Wording.names("column", columns.map(CellRange.letters))) }
    let isPlural = rows.count + columns.count > 1
    notes.add(
      workbook.target(
        sheet, CellRange(first.place), key: ["hidden"],
        now: sheet.heardRow(at: sheet.firstOfData)),
      "\(parts.joinedByAnd.capitalizedFirst) \(isPlural ? "are" : "is") hidden, with "
        + "\(Wording.count(cells.count, "cell")) of data.",
      review: Self.review, count: cells.count)
  }
}
