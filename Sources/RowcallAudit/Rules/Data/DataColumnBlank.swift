/// Columns hold something in most rows.
struct DataColumnBlank: Rule {
  static let description = RuleDescription(
    id: "data-column-blank", subject: .data, impact: .minor,
    summary: "A column holds something in most of its rows.",
    rationale: "Eyes pass over empty cells; a listener is told in each row that there is nothing.",
    remedy: "Leave the column out, or gather what stands in it in a column of remarks.",
    standards: [.tableTips, .tabularData],
    passing: [
      Example("Item,Price,Note\nTea,3,hot\nCake,4,\nPie,5,cold\nJam,2,\nNut,1,salty\n"),
      Example(
        "Item,Price,Note\nTea,3,\nCake,4,\nPie,5,\nJam,2,\nNut,1,\n",
        caption: "A column without any cell is not heard at all."),
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
      let row = data.firstRows.first
      let blank = NotedCell(row: 0, text: "", name: row.flatMap(data.name))
      return Finding(
        at: data.place(of: column),
        "\(Wording.share(data.rowCount - column.profile.filled, of: data.rowCount, "cell")) in \(column.called) are blank.",
        key: [column.key],
        heard: Heard(
          now: data.words(blank, in: column),
          after: row.map { AuditedData.quoted(data.voice.row($0.cells, leavingOut: [column.index])) }))
    }
  }
}
