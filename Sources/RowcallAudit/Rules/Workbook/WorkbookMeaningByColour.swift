import RowcallImport

struct WorkbookMeaningByColour: Rule {
  static let description = RuleDescription(
    id: "workbook-meaning-by-colour", subject: .workbook, impact: .serious,
    summary: "What a colour or bold type of cells means is also in their text, or in another column.",
    rationale:
      "A listener does not hear colours and bold type. What only they say is lost, also where a condition sets them.",
    remedy: "Add a column that says in words what the colour means, such as \"Status\" with \"late\".",
    standards: [.criterion("1.4.1"), .failure("F13")],
    passing: [
      Example(
        "[Parcels]\nParcel,Status\n12,sent\n13,late{red}\n14,sent\n15,sent\n16,late{red}\n",
        caption: "The word says what the colour does."),
      Example(
        "[Parcels]\nParcel{red},Status\n12{red},late\n13,sent\n14,sent\n15,sent\n",
        caption: "Another column says it."),
      Example(
        "[Sales]\nItem,Sold\nTea{green},12{green}\nCake,7\nPie{green},5{green}\nJam,3\nBun{green},2{green}\n",
        caption: "Every other row has a colour, as guides for the eye do."),
      Example(
        "[Sales]\nItem,Sold\nTea,12\nCake,7\nTotal{bold},19{bold}\nPie,5\nJam,3\n",
        caption: "The word for a total says what bold type does."),
      Example(
        "[Parcels]\nParcel{if B2=\"late\"},Status\n12,late\n13,sent\n14,sent\n",
        caption: "A condition on another column."),
    ],
    failing: [
      Example(
        "[Parcels]\nParcel,Weight\n12,3\n13,↓5{red}\n14,4\n15,9\n16,3{red}\n17,8\n", outcome: .cantTell),
      Example(
        "[Guests]\nName,Town\n↓Ada{yellow},Ulm{yellow}\nBo,Oslo\nCy,Rome\nDee,Cork\nEve,Lund\n",
        outcome: .cantTell),
      Example(
        "[Guests]\nName,Town\nAda,Ulm\n↓Bo{bold},Oslo\nCy,Rome\nDee,Cork\nEve,Lund\n", outcome: .cantTell),
      Example(
        "[Tasks]\nTask,Due{if AND(B2<TODAY();C2=\"\")},Done\nRoof,↓2024-03-05,\nDoor,2024-04-05,yes\n",
        caption: "A condition on two columns.", outcome: .cantTell),
    ])

  private static let review =
    "If the look means something, say it in words in a column; if it only decorates, leave it."

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    for sheet in workbook.sheets {
      let marks = ColouredCells(sheet)
      notes.look(marks.columns.count)
      checkConditions(of: sheet, in: workbook, into: &notes)
      guard let first = marks.unexplained.first else { continue }
      let cells = marks.unexplained
      let columns = Set(cells.map(\.place.column)).sorted()
      let table = sheet.table(at: first.place)
      let called = table.map { sheet.called(columns[0], in: $0) } ?? "column"
      let places = cells.map(\.place)
      notes.add(
        workbook.target(sheet, CellRange(first.place), key: ["colour"], now: sheet.heard(first)),
        columns.count == 1
          ? "\(Wording.count(cells.count, "cell")) of \(called) \(cells.count == 1 ? "differs" : "differ") from the others "
            + "only by \(marks.means): \(places.listed)."
          : "\(Wording.count(cells.count, "cell")) in \(Wording.count(columns.count, "column")) differ from the others only by "
            + "\(marks.means): \(places.listed).",
        review: Self.review, count: cells.count)
    }
  }

  private func checkConditions(
    of sheet: AuditedSheet, in workbook: AuditedWorkbook, into notes: inout Notes
  ) {
    notes.look(sheet.survey.conditions.count)
    let unexplained = sheet.survey.conditions.filter { !sheet.explains($0) }
    let found = unexplained.compactMap { condition in
      condition.ranges.lazy.compactMap { range in
        sheet.firstOfData(in: range).map { (cell: $0, range: range, condition: condition) }
      }.first
    }
    guard let first = found.first else { return }
    let ranges = found.map { "\($0.range.name)\($0.condition.words)" }
    notes.add(
      workbook.target(
        sheet, CellRange(first.cell.place), key: ["condition"], now: sheet.heard(first.cell)),
      found.count == 1
        ? "The look of \(ranges[0]) depends on a condition that no column says in words."
        : "The looks of \(found.count) ranges depend on conditions that no column says in words: \(ranges.firstFew.joinedByAnd).",
      review: Self.review, count: found.count)
  }
}

extension SheetSurvey.Condition {
  /// The formula in parentheses, or what is repeated.
  fileprivate var words: String {
    switch kind {
    case .formula(let formula): " (\(formula.onOneLine.shortened(to: 60)))"
    case .repetition: " (repeated values)"
    }
  }
}

extension AuditedSheet {
  /// The first cell of data in a range that is shown.
  fileprivate func firstOfData(in range: CellRange) -> SheetSurvey.Cell? {
    for row in rows where range.rows.contains(row.number) {
      if let cell = row.cells.first(where: { range.columns.contains($0.place.column) && isData($0.place) }) {
        return cell
      }
    }
    return nil
  }

  /// Whether a listener hears what a condition depends on: nothing, or one cell of the same row.
  fileprivate func explains(_ condition: SheetSurvey.Condition) -> Bool {
    guard case .formula(let formula) = condition.kind else { return false }
    let bare = formula.replacing(/"[^"]*"/, with: "")
    let cells = bare.matches(of: /\$?\b([A-Z]{1,3})(\$?)[0-9]+\b/)
    if cells.isEmpty { return !bare.contains("!") }
    guard !bare.contains(where: { ":!".contains($0) }), Set(cells.map(\.1)).count == 1,
      cells.allSatisfy({ $0.2.isEmpty }), !bare.contains("TODAY("), !bare.contains("NOW(")
    else { return false }
    return columns.contains { CellRange.letters($0) == cells[0].1 }
  }
}
