struct DataHeaderSpaced: Rule {
  static let description = RuleDescription(
    id: "data-header-spaced", subject: .data, impact: .minor,
    summary: "Headers have no spaces at their ends, and single ones between words.",
    rationale: """
      Nobody sees or hears these spaces, but programs that look for "Name" do not find " Name", and a listener who types \
      the name of a column gets an error.
      """,
    remedy: "Remove the spaces.",
    standards: [.tabularData],
    passing: [
      Example("Name,Born in\nAda,1815\nBo,1999\n"),
      Example(
        "Name,Born\n Ada ,1815\nBo,1999\n", caption: "Spaces around a value are not those of a header."),
    ],
    failing: [
      Example("Name,↓ Born\nAda,1815\nBo,1999\n"),
      Example("Name,↓Born  in,Died \nAda,1815,1852\nBo,1999,\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.columns.count)
    let columns = data.columns.filter { data.spacedHeaders[$0.index] != nil }
    guard let first = columns.first, let text = data.spacedHeaders[first.index] else { return }
    let quoted = "\"\(text.shortened(to: 60))\""
    notes.add(
      data.target(first, key: ["spaces"]),
      columns.count == 1
        ? "The header \(quoted) has spaces at its ends or several between words."
        : "\(columns.count) headers have spaces at their ends or several between words, the first is \(quoted).",
      count: columns.count)
  }
}
