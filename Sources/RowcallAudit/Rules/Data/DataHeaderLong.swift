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
    for (use, columns) in Dictionary(grouping: long, by: \.headerUse).sorted(by: { $0.key < $1.key }) {
      let longest = columns.map { ($0, seconds($0, data)) }.sorted { $0.1 > $1.1 }
      notes.add(longest.map(\.0), of: data, together: "long \(use)") { examples in
        "\(columns.count) headers take longer than \(Wording.duration(limit)) to speak, the longest are \(examples)"
          + "\(use.noteOnMany)."
      } _: { column in
        data.target(column).finding(
          "The header \(Wording.list([column.label])) takes \(Wording.duration(seconds(column, data))) to speak"
            + "\(use.note).", impact: use.impact)
      }
    }
  }

  /// How long the header takes in each row, without what is said once for it and its neighbours.
  private func seconds(_ column: AuditedColumn, _ data: AuditedData) -> Double {
    data.voice.seconds(text: String(data.voice.headers.texts[column.index].prefix(600)))
  }
}
