struct DataRowBlank: Rule {
  static let description = RuleDescription(
    id: "data-row-blank", subject: .data, impact: .minor,
    summary: "Every row has a value.",
    rationale: "A reader sees the gap at a glance; a listener cannot tell whether the table ends there.",
    remedy: "Remove the rows without values.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("Item,Sold\nTea,12\nCake,\nPie,5\n"),
      Example("Item,Sold\nTea,12\n\nCake,7\n", caption: "A line without delimiters is no row."),
    ],
    failing: [
      Example("Item,Sold\nTea,12\n↓,\nPie,5\n"),
      Example("Item,Sold,Left\nTea,12,3\nPie,5,1\n↓,,\n,,\n,,\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.rowCount)
    guard let row = data.rows.blank.first.first, data.rows.blank.count < data.rowCount else { return }
    let count = data.rows.blank.count
    notes.add(
      data.target(row, key: ["blank rows"]),
      count == 1
        ? "\(data.called(row).capitalizedFirst) has no value."
        : "\(Wording.count(count, "row")) have no value, the first is \(data.called(row)).", count: count)
  }
}
