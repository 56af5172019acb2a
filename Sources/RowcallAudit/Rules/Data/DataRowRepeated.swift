struct DataRowRepeated: Rule {
  static let description = RuleDescription(
    id: "data-row-repeated", subject: .data, impact: .minor,
    summary: "No row repeats the row before it.",
    rationale: """
      A reader sees two equal lines at once. A listener cannot tell a repeated row from having gone back by \
      mistake, and counts its values twice.
      """,
    remedy: "Remove the repeated row, or add what distinguishes the two, such as a number or a time.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("Item,Shop,Sold\nTea,Ulm,12\nJam,Ulm,12\nPie,Ulm,7\n"),
      Example("Name,Paid on,Sum\nAda,2024-03-05,12\nBo,2024-03-05,7\nBo,2024-03-06,7\nCy,2024-03-06,9\n"),
    ],
    failing: [
      Example("Item,Shop,Sold\nTea,Ulm,12\n↓Tea,Ulm,12\nPie,Ulm,7\nJam,Bonn,4\n", outcome: .cantTell),
      Example(
        "Name,Paid on,Sum\nAda,2024-03-05,12\nBo,2024-03-05,7\n↓Bo,2024-03-05,7\nCy,2024-03-06,9\n",
        outcome: .cantTell),
    ],
    inapplicable: [Example("Throw,Points\n3,5\n3,5\n4,1\n", caption: "Numbers may repeat.")])

  func check(_ data: AuditedData, into notes: inout Notes) {
    // Measured values without names may repeat.
    guard data.naming != nil, data.columns.count > 2 else { return }
    notes.look(data.rowCount)
    let count = data.rows.repeated.count
    // Tables with many such rows list events that are alike.
    guard let row = data.rows.repeated.first.first, count * 20 < data.rowCount || count < 3 else { return }
    notes.add(
      data.target(row, key: ["repeated rows"]),
      count == 1
        ? "\(data.called(row).capitalizedFirst) repeats the row before it."
        : "\(Wording.count(count, "row")) repeat the row before them, the first is \(data.called(row)).",
      review: "If the row is there by mistake, remove it; else add what distinguishes the two.", count: count)
  }
}
