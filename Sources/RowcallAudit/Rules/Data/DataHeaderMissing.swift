struct DataHeaderMissing: Rule {
  static let description = RuleDescription(
    id: "data-header-missing", subject: .data, impact: .serious,
    summary: "Every column has a header.",
    rationale: """
      A number means nothing on its own. A listener hears the header before it, in rows and from cell to \
      cell.
      """,
    remedy: "Add a first row that names each column.",
    standards: [.criterion("1.3.1"), .technique("H51"), .tabularData],
    passing: [
      Example("City,Rain (mm)\nOslo,763\nBergen,2250\n"),
      Example(
        "City,Rain (mm),\nOslo,763,\nBergen,2250,\n", caption: "A column without values is not spoken."),
    ],
    failing: [
      Example("City,↓,Sun\nOslo,763,1668\nBergen,2250,1187\n"),
      Example("↓Oslo,763,1668\nBergen,2250,1187\nBodø,1023,1353\n", caption: "No header row."),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.heardColumns
    notes.look(columns.count)
    let nameless = columns.filter { $0.name == nil }
    // A list of one column is its own header.
    guard !nameless.isEmpty, columns.count > 1 else { return }
    guard nameless.count == columns.count else {
      for (use, columns) in Dictionary(grouping: nameless, by: \.headerUse).sorted(by: { $0.key < $1.key }) {
        notes.add(columns, of: data, together: "nameless \(use)") { _ in
          "\(Wording.numbers("column", columns.map(\.index)).capitalizedFirst) have no header"
            + "\(use.noteWithoutHeader)."
        } _: { column in
          data.target(column).finding(
            "Column \(column.index + 1) has no header\(use.noteWithoutHeader).", impact: use.impact,
            advice: "Write into the blank cell of the header row what the column contains.")
        }
      }
      return
    }
    let start = data.firstRows.first.map { Wording.list(Array($0.cells.prefix(3))) } ?? ""
    let advice =
      "If the first row contains the headers, pass --header row; otherwise add a header row above it."
    notes.add(
      data.target(key: "headers"), "No header row was found; the first row, \(start), is read as data.",
      review: data.decisions.header.confidence < 0.6 ? advice : nil, advice: advice)
  }
}

extension HeaderUse {
  /// What a finding about a missing header adds where most rows would not say it.
  fileprivate var noteWithoutHeader: String { self == .inRows ? "" : "; most rows would not say it" }
}
