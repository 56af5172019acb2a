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
      Example("Item,Price\nTea,3\nCake,4\nPie,5\nJam,2\nNut,1\n"),
    ],
    failing: [
      Example("Item,Price,↓Note\nTea,3,\nCake,4,\nPie,5,cold\nJam,2,\nNut,1,\nSoup,6,\n"),
      Example(
        "Item,Price,↓Note\nTea,3,\nCake,4,\nPie,5,\nJam,2,\nNut,1,\n",
        caption: "A column without any value: Rowcall skips it, other screen readers do not."),
      Example("Item,Price,↓Note\nTea,3,-\nCake,4,-\n", caption: "Nothing but placeholders."),
      Example("Stop,↓Lift,Zone\nMill,,1\nPier,,1\nPark,-,2\nTower,yes,2\nBridge,,3\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    guard data.rowCount > 1 else { return }
    let columns = data.heardColumns.filter { $0.index != data.naming && $0.profile.filled > 0 }
    // On a sheet, columns without even a header are space between others: see `workbook-layout-blank`.
    let empty = data.columns.filter { column in
      column.profile.filled == 0 && column.index != data.naming && (column.name != nil || data.sheet == nil)
    }
    notes.look(columns.count + empty.count)
    if let first = empty.first { notes.add(finding(first, of: empty, data)) }
    // Of a few rows, some may well be blank.
    let sparse = data.rowCount < 5 ? [] : columns.filter { $0.profile.filled * 10 < data.rowCount * 4 }
    let emptiest = sparse.sorted { $0.profile.filled < $1.profile.filled }
    notes.add(emptiest, of: data, together: "sparse") { examples in
      "\(sparse.count) of \(Wording.count(data.columns.count, "column")) have a value in fewer than 40 percent of the rows, "
        + "the fewest are in \(examples)."
    } _: { column in
      let row = data.firstRows.first { row in
        row.cell(in: column).map { data.voice.isBlank($0, column: column.index) } ?? true
      }
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

  /// A finding about all columns without any value.
  private func finding(_ first: AuditedColumn, of empty: [AuditedColumn], _ data: AuditedData) -> Finding {
    let names = empty.map { column in
      column.name == nil ? "\(column.index + 1)" : "\"\(column.label)\""
    }
    let heard = Heard(now: data.firstRows.first.map(data.words))
    let hasPlaceholders = empty.allSatisfy { $0.profile.placeholders == data.rowCount }
    return data.target(first, key: ["empty"]).finding(
      "\(Wording.names("column", names).capitalizedFirst) \(empty.count == 1 ? "has" : "have") no value\(hasPlaceholders ? ", only placeholders" : "").",
      advice:
        "Remove \(empty.count == 1 ? "the column" : "the columns"), or say in a note that nothing is known.",
      heard: heard, count: empty.count)
  }
}
