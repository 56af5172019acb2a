struct DataTableSecond: Rule {
  static let description = RuleDescription(
    id: "data-table-second", subject: .data, impact: .moderate,
    summary: "A file of data holds one table.",
    rationale: """
      A blank line and other headers show a reader where the next table begins. Most programs read on, with all \
      values under the headers of the first table.
      """,
    remedy: "Write each table to a file of its own, named after its title.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("Item,Sold\nTea,12\nCake,7\n"),
      Example("Item,Sold\nTea,12\n\nCake,7\nPie,5\n", caption: "A blank line between rows of one table."),
    ],
    failing: [
      Example("Item,Sold\nTea,12\nCake,7\n\n↓Clerk,Hours\nAda,7\nBo,8\n"),
      Example("Item,Sold\nTea,12\nCake,7\n\n↓Clerk,Shift,Hours\nAda,early,7\nBo,late,8\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    // A database has tables, and a document may have.
    guard data.decisions.delimiter != nil else { return }
    notes.look(1)
    guard let number = data.number, number > 1 else { return }
    let title = data.title.map { ", \"\($0.shortened(to: 80))\"," } ?? ""
    let table = data.target(key: "table \(number)")
    let line = table.place.line.map { " on line \($0)" } ?? ""
    notes.add(table, "Table \(number) of the file\(title) begins\(line).")
  }
}
