import RowcallImport

struct DataLinesAbove: Rule {
  static let description = RuleDescription(
    id: "data-lines-above", subject: .data, impact: .minor,
    summary: "A file of data begins with its headers.",
    rationale: """
      Titles and notes above the headers are for readers of a printed page. Programs take them for headers or rows, \
      and a listener hears them as such.
      """,
    remedy: "Put the title into the name of the file, and notes into a file beside it.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("Item,Sold\nTea,12\nCake,7\n"),
      Example("# exported on Monday\nItem,Sold\nTea,12\nCake,7\n", caption: "A comment is left out."),
    ],
    failing: [
      Example("↓Sales of the week\n\nItem,Sold\nTea,12\nCake,7\n"),
      Example("↓Sales of the week\nChecked by the office\n\nItem,Sold,Left\nTea,12,3\nCake,7,5\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    // Above a table in a document there is text.
    guard data.decisions.delimiter != nil else { return }
    notes.look(1)
    let others = data.leftOut(.beforeTable)
    guard data.number ?? 1 == 1, data.title != nil || others != nil else { return }
    let text = data.title ?? others?.texts.first ?? ""
    notes.add(
      KnownTarget(
        place: Place("lines above the table", line: others?.line ?? 1, column: 1), key: PlaceKey(["above"]),
        heard: Heard(now: data.title.map { AuditedData.quoted(data.voice.text($0)) })),
      "The headers are below other lines: \"\(text.shortened(to: 80))\".")
  }
}
