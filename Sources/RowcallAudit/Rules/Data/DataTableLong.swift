struct DataTableLong: Rule {
  static let description = RuleDescription(
    id: "data-table-long", subject: .data, impact: .minor,
    summary: "Rows take no longer to speak on average than the limit for one row, 30 seconds by default.",
    rationale: """
      A listener hears a table row by row. If each row is long, nobody reaches the end or can compare a \
      row with the one before it.
      """,
    remedy: "Split the table into several with fewer columns, or choose the spoken columns with a label.",
    standards: [.tableTips],
    passing: [
      Example("City,Rain,Sun\nOslo,763,1668\nBergen,2250,1187\n"),
      Example("Song,Length\nMelody,3:02\nBlackbird,2:18\nNightingale,4:40\n"),
      Example(
        "Dish,First,Second,Third\n"
          + ["Soup", "Stew", "Pie", "Roast", "Hash"].map { "\($0),\(text),\(text) twice,\(text) again\n" }
          .joined(),
        caption: "What is the same in every row is said once."),
    ],
    failing: [
      Example("↓Dish,First,Second,Third\nSoup,\(text),\(text),\(text)\nStew,\(text),\(text),\(text)\n"),
      Example(
        "↓Station,\((1...24).map { "Rain in week \($0)" }.joined(separator: ","))\n"
          + "Mill,\((1...24).map { "\(1000 + 37 * $0)" }.joined(separator: ","))\n"
          + "Pier,\((1...24).map { "\(2400 - 41 * $0)" }.joined(separator: ","))\n"),
    ],
    inapplicable: [
      Example("City,Note\nOslo,\"The capital, at the end of a long fjord, with forests all around it\"\n")
    ])

  static let text =
    "wash and peel the leeks and potatoes and cut them into small pieces and boil them "
    + "slowly in a large pot of water with salt and pepper until they are soft enough to be "
    + "pressed through a sieve with a wooden spoon"

  func check(_ data: AuditedData, into notes: inout Notes) {
    // A first row of few cells would not show how long rows are.
    let fullest = data.firstRows.max { row, other in
      row.cells.count { !$0.isEmpty } < other.cells.count { !$0.isEmpty }
    }
    guard data.rowCount > 1, let row = fullest else { return }
    notes.look()
    let mean = data.rows.seconds / Double(data.rowCount)
    guard mean > data.options.maxSecondsPerRow else { return }
    notes.add(
      data.target(key: "table"),
      "Spoken in full, a row takes about \(Wording.duration(mean)) on average, and all "
        + "\(Wording.count(data.rowCount, "row")) about \(Wording.duration(data.rows.seconds)).",
      advice: SlowColumns(data).advice, heard: Heard(now: data.words(row)))
  }
}
