import RowcallImport

struct WorkbookMeaningByColour: Rule {
  static let description = RuleDescription(
    id: "workbook-meaning-by-colour", subject: .workbook, impact: .serious,
    summary: "What a colour of cells means is also in their text, or in another column.",
    rationale: "A listener does not hear colours. What only a colour says is lost to them.",
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
    ],
    failing: [
      Example(
        "[Parcels]\nParcel,Weight\n12,3\n13,↓5{red}\n14,4\n15,9\n16,3{red}\n17,8\n", outcome: .cantTell),
      Example(
        "[Guests]\nName,Town\n↓Ada{yellow},Ulm{yellow}\nBo,Oslo\nCy,Rome\nDee,Cork\nEve,Lund\n",
        outcome: .cantTell),
    ])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    for sheet in workbook.sheets {
      let marks = ColouredCells(sheet)
      notes.look(marks.columns.count)
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
            + "only by colour: \(places.listed)."
          : "\(Wording.count(cells.count, "cell")) in \(Wording.count(columns.count, "column")) differ from the others only by "
            + "colour: \(places.listed).",
        review: "If the colour means something, say it in words in a column; if it only decorates, leave it.",
        count: cells.count)
    }
  }
}
