import RowcallImport

struct DataHeaderRepeated: Rule {
  static let description = RuleDescription(
    id: "data-header-repeated", subject: .data, impact: .moderate,
    summary: "The header row is not repeated among the data.",
    rationale: """
      Printed pages repeat the header for readers. A listener is interrupted by it, and a program that \
      does not leave it out reads the numbers below as text.
      """,
    remedy: "Remove the repeated header rows.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("Item,Sold\nTea,12\nCake,7\nPie,5\n"),
      Example("Item,Sold\nTea,12\nItem,7\nPie,5\n", caption: "One value that equals its header."),
    ],
    failing: [
      Example("Item,Sold\nTea,12\nCake,7\n↓Item,Sold\nPie,5\nJam,3\n"),
      Example("Day,Rain,Sun\nMonday,12,1\n↓Day,Rain,Sun\nFriday,7,3\nDay,Rain,Sun\nSunday,0,9\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.rowCount)
    guard let lines = data.leftOut(.repeatedHeader) else { return }
    let after = data.rows.afterHeaders.first.first.map(data.words)
    let line = "\(data.sheet == nil ? "line" : "sheet row") \(lines.line)"
    notes.add(
      KnownTarget(
        place: data.place("repeated headers", at: TextPlace(line: lines.line, column: 1)),
        key: PlaceKey(["headers"]), heard: Heard(now: after)),
      lines.count == 1
        ? "\(line.capitalizedFirst) repeats the headers."
        : "\(Wording.count(lines.count, "row")) repeat the headers, the first is \(line).",
      count: lines.count)
  }
}
