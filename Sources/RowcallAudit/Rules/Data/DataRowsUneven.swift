struct DataRowsUneven: Rule {
  static let description = RuleDescription(
    id: "data-rows-uneven", subject: .data, impact: .serious,
    summary: "Every row has as many cells as there are columns.",
    rationale: """
      A missing or extra cell moves all later cells under the wrong header, and a listener cannot see the \
      shift.
      """,
    remedy: """
      Give each row one cell for each column (empty if there is no value), and quote cells that contain \
      the delimiter.
      """,
    standards: [
      .criterion("1.3.1"), .criterion("1.3.2"),
      .platform("RFC 4180, section 2", url: "https://www.rfc-editor.org/rfc/rfc4180"), .tabularData,
    ],
    passing: [
      Example("Name,Score,Note\nAda,9,first\nBo,7,\nCy,8,third\n"),
      Example("Name,City\n\"O'Neil, Pat\",Cork\n\"Weber, Jo\",Ulm\n"),
    ],
    failing: [
      Example("Name,Score,Note\nAda,9,first\n↓Bo,7\nCy,8,third\nDee,6,last\n"),
      Example(
        "Name,City\n↓O'Neil, Pat,Cork\nAda,Ulm\nBo,Oslo\nCy,Rome\n",
        caption: "A comma in an unquoted name."),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.rowCount)
    let width = data.columns.count
    // On a sheet, cells that are missing are blank.
    notes.add(data.sheet == nil ? data.rows.short : Noted()) { row in
      let padded = row.cells + Array(repeating: "", count: max(0, min(width, 300) - row.cells.count))
      return finding("fewer", row, data, after: AuditedData.quoted(data.voice.row(padded, number: row.row)))
    }
    notes.add(data.rows.long) { finding("more", $0, data) }
  }

  private func finding(
    _ comparison: String, _ row: NotedRow, _ data: AuditedData, after: String? = nil
  ) -> Finding {
    data.target(row, key: [comparison, data.key(of: row)]).finding(
      "\(data.called(row).capitalizedFirst) has \(Wording.count(row.cellCount, "cell")), \(comparison) than the "
        + "\(Wording.count(data.columns.count, "column")) of the table.",
      advice: data.sheet.map { _ in
        "Give each column a header, or move what is beside the table to another sheet."
      },
      heard: Heard(now: data.words(row), after: after))
  }
}
