struct DataNameMissing: Rule {
  static let description = RuleDescription(
    id: "data-name-missing", subject: .data, impact: .moderate,
    summary: "A column identifies each row by a text or a date.",
    rationale: """
      The first words of a row tell a listener where they are. If they repeat in every row or are bare \
      numbers, the listener has to hear each row to its end.
      """,
    remedy: "Start with a column that identifies each row: a name, a title, a date or a code.",
    standards: [.criterion("1.3.1"), .criterion("2.4.6"), .tabularData],
    passing: [
      Example("City,Rain\nOslo,763\nBergen,2250\nBodø,1023\nRøros,504\n"),
      Example(
        "Country,Year,Rate\nNorway,2022,5.4\nNorway,2023,5.5\nSweden,2022,10.5\nSweden,2023,10.6\n",
        caption: "Two columns together identify the rows."),
    ],
    failing: [
      Example("↓Rain,Sun\n763,1668\n2250,1187\n1023,1353\n504,1512\n"),
      Example("↓Region,Rain\nNorth,763\nNorth,2250\nNorth,1023\nSouth,504\nSouth,611\nSouth,590\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.heardColumns
    guard data.rowCount > 3, columns.count > 1 else { return }
    notes.look()
    let names = columns.filter(\.mayName)
    if names.contains(where: { $0.distinct.texts * 10 >= $0.distinct.of * 6 }) || data.hasPairOfKeys {
      return
    }
    let best = names.max { $0.distinct.texts < $1.distinct.texts }
    let table = data.target(key: "name")
    let place = best.map { data.target($0).place } ?? table.place
    notes.add(
      KnownTarget(place: place, key: table.key, heard: table.heard),
      best.map(Self.message) ?? "All columns contain bare numbers; none identifies its row.")
  }

  private static func message(_ column: AuditedColumn) -> String {
    let rows = column.distinct.of < column.profile.filled ? "the first " : ""
    return "No column identifies each row; \(column.called) is closest, with "
      + "\(Wording.count(column.distinct.texts, "different text")) in \(rows)\(Wording.count(column.distinct.of, "row"))."
  }
}
