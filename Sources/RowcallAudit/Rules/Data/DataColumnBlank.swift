struct DataColumnBlank: Rule {
  static let description = RuleDescription(
    id: "data-column-blank", subject: .data, impact: .minor,
    summary: "A column has a value in at least 40 percent of its rows.",
    rationale:
      "A reader skips empty cells at a glance; a listener who goes from cell to cell hears “blank” at each.",
    remedy: "Remove the column, or move its values to a remarks column.",
    standards: [.tableTips, .tabularData],
    passing: [
      Example("Item,Price,Note\nTea,3,hot\nCake,4,\nPie,5,cold\nJam,2,\nNut,1,salty\n"),
      Example(
        "Item,Price,Note\nTea,3,\nCake,4,\nPie,5,\nJam,2,\nNut,1,\n",
        caption: "A column without values is not spoken."),
    ],
    failing: [
      Example("Item,Price,↓Note\nTea,3,\nCake,4,\nPie,5,cold\nJam,2,\nNut,1,\nSoup,6,\n"),
      Example("Stop,↓Lift,Zone\nMill,,1\nPier,,1\nPark,-,2\nTower,yes,2\nBridge,,3\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.heardColumns.filter { $0.index != data.naming && $0.profile.filled > 0 }
    guard data.rowCount > 4 else { return }
    notes.look(columns.count)
    let sparse = columns.filter { $0.profile.filled * 10 < data.rowCount * 4 }
    notes.add(sparse) { column in
      let row = data.firstRows.first { $0.cell(in: column)?.isEmpty != false }
      let words =
        column.profile.placeholders == 0
        ? "are blank"
        : column.profile.placeholders == column.profile.blank
          ? "hold a placeholder" : "are blank or hold a placeholder"
      return data.target(column).finding(
        "\(Wording.share(data.rowCount - column.profile.filled, of: data.rowCount, "cell")) in \(column.called) \(words).",
        heard: Heard(now: row.map(data.words)))
    }
  }
}
