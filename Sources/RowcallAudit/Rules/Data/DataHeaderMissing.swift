/// Every column has a header.
struct DataHeaderMissing: Rule {
  static let description = RuleDescription(
    id: "data-header-missing", subject: .data, impact: .serious,
    summary: "Every column has a header.",
    rationale:
      "A number says nothing by itself; the header is what a listener hears before it, in rows "
      + "and from cell to cell.",
    remedy: "Write a first row in which each column has a name of its own.",
    standards: [.criterion("1.3.1"), .technique("H51"), .tabularData],
    passing: [
      Example("City,Rain (mm)\nOslo,763\nBergen,2250\n"),
      Example(
        "City,Rain (mm),\nOslo,763,\nBergen,2250,\n", caption: "A column without any cell is not heard."),
    ],
    failing: [
      Example("City,↓,Sun\nOslo,763,1668\nBergen,2250,1187\n"),
      Example("↓Oslo,763,1668\nBergen,2250,1187\nBodø,1023,1353\n", caption: "No row of headers at all."),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.heardColumns
    notes.look(columns.count)
    let nameless = columns.filter { $0.name == nil }
    // A list of one column is its own header.
    guard !nameless.isEmpty, columns.count > 1 else { return }
    guard nameless.count == columns.count else {
      return notes.add(nameless) { column in
        Finding(
          at: data.place(of: column), "Column \(column.index + 1) has no header.",
          key: [column.key], heard: Heard(now: data.firstWords(column)))
      }
    }
    let first = data.firstRows.first
    let start = first.map { Wording.list($0.cells.prefix(3).map { $0 }) } ?? ""
    notes.add(
      Finding(
        data.decisions.header.confidence < 0.6 ? .cantTell : .failed, at: data.place,
        "No row of headers was found; the first row, \(start), is read as data.", key: ["headers"],
        advice: "If the first row holds the headers, say so with --header row; else write one above it.",
        heard: Heard(now: first.map(data.words))))
  }
}
