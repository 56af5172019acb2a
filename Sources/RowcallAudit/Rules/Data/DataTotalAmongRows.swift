struct DataTotalAmongRows: Rule {
  static let description = RuleDescription(
    id: "data-total-among-rows", subject: .data, impact: .moderate,
    summary: "Rows with totals are not among the data rows.",
    rationale: """
      Bold type and a line set a total apart for a reader. For a listener, and for a program that sorts or \
      sums, it is one more row.
      """,
    remedy: "Move totals to a table of their own, or above the table.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("Item,Sold\nTea,12\nCake,7\nPie,5\n"),
      Example(
        "Film,Sold\nTotal Recall,12\nSum of Us,7\nHeat,9\n", caption: "A name that starts with the word."),
    ],
    failing: [
      Example("Item,Sold\nTea,12\nCake,7\nPie,5\n↓Total,24\n"),
      Example("Artikel;Stück\nTee;12\nKuchen;7\n↓Summe:;19\nSaft;3\nWasser;2\n↓Summe:;5\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.rowCount)
    guard data.rowCount > 1 else { return }
    notes.add(data.rows.totals) { row in
      data.target(row, key: [data.key(of: row)]).finding(
        "\(data.called(row).capitalizedFirst), \(Wording.list([data.name(of: row) ?? ""])), is a total of other rows."
      )
    }
  }
}
