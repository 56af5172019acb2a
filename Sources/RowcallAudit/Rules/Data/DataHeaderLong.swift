struct DataHeaderLong: Rule {
  static let description = RuleDescription(
    id: "data-header-long", subject: .data, impact: .moderate,
    summary: "No header takes longer to speak than the limit, 4 seconds by default.",
    rationale: "A header is spoken before every value of its column. A long one delays the value.",
    remedy: "Name the column in a few words, and put the details above or below the table.",
    standards: [.criterion("2.4.6"), .technique("G131"), .tableTips],
    passing: [
      Example("Branch,Satisfaction\nNorth,4\nSouth,5\n"),
      Example("Branch,How satisfied are you with our staff?\nNorth,4\nSouth,5\n"),
    ],
    failing: [
      Example(
        "Branch,↓How satisfied are you overall with the way in which our members of staff "
          + "answered your question?\nNorth,4\nSouth,5\n"),
      Example(
        "Area,↓Percentage of all private households in the municipality with children under "
          + "eighteen years of age at the end of the year\nNorth,31\nSouth,28\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.heardColumns.filter { $0.name != nil }
    notes.look(columns.count)
    let limit = data.options.maxSecondsPerHeader
    let long = columns.filter { $0.name?.utf8.count ?? 0 > 20 && seconds($0, data) > limit }
    let namesakes = long.isEmpty ? [:] : Dictionary(grouping: columns) { data.voice.header($0.index) ?? "" }
    notes.add(long) { column in
      let heard = data.voice.header(column.index) ?? ""
      let others = (namesakes[heard]?.count ?? 1) - 1
      return data.target(column).finding(
        "The header \(Wording.list([column.key])) takes \(Wording.duration(seconds(column, data))) "
          + "to speak\(Self.effect(others, isCut: heard.hasSuffix("…"))).",
        impact: others > 0 ? nil : .minor)
    }
  }

  /// How rows shorten the header, and how many others are then the same.
  private static func effect(_ others: Int, isCut: Bool) -> String {
    if others == 0 { return isCut ? "; rows shorten it" : "" }
    return "; shortened in rows, it is the same as "
      + (others == 1 ? "the header of another column" : "the headers of \(others) others")
  }

  private func seconds(_ column: AuditedColumn, _ data: AuditedData) -> Double {
    data.voice.seconds(text: column.name.map { String($0.prefix(600)) } ?? "")
  }
}
