struct PageTableNameRepeated: Rule {
  static let description = RuleDescription(
    id: "page-table-name-repeated", subject: .page, impact: .moderate,
    summary: "No two tables on a page have the same name.",
    rationale:
      "A listener who moves from table to table, or chooses one from a list, hears the same name twice.",
    remedy: "Add to each name what distinguishes its table.",
    standards: [.criterion("2.4.6"), .technique("H39")],
    passing: [
      Example(
        """
        <table><caption>Prices 2024</caption><tr><th>Oats</th><td>2</td></tr></table>
        <table><caption>Prices 2025</caption><tr><th>Oats</th><td>3</td></tr></table>
        """),
      Example("<table><caption>Prices</caption><tr><th>Oats</th><td>2</td></tr></table>"),
    ],
    failing: [
      Example(
        """
        <table><caption>Prices</caption><tr><th>Oats</th><td>2</td></tr></table>
        ↓<table><caption>Prices</caption><tr><th>Rye</th><td>3</td></tr></table>
        """),
      Example(
        """
        <table aria-label="Prices"><tr><th>Oats</th><td>2</td></tr></table>
        ↓<table><caption>prices</caption><tr><th>Rye</th><td>3</td></tr></table>
        """),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    var first: [String: AuditedTable] = [:]
    for table in page.dataTables {
      guard let title = table.grid.title else { continue }
      notes.look()
      guard let other = first[title.lowercased()] else {
        first[title.lowercased()] = table
        continue
      }
      notes.add(
        page.target(table), "Table \(other.number) on the page is also named \(title.quoted).", [title.cut],
        heard: page.heardEntry(of: table))
    }
  }
}
