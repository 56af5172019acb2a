import RowcallImport

struct WorkbookTitleMissing: Rule {
  static let description = RuleDescription(
    id: "workbook-title-missing", subject: .workbook, impact: .minor,
    summary: "A workbook has a title in its properties.",
    rationale: """
      The title is what a listener hears first, and what the workbook is called where it is saved as a PDF or a web page. \
      Without one it is the name of the file.
      """,
    remedy: "Enter a title in the properties of the document (File > Info or File > Properties).",
    standards: [.criterion("2.4.2")],
    passing: [
      Example("title: Sales of the week\n[Sales]\nItem,Sold\nTea,12\n"),
      Example("title: Opening hours\n[Hours]\nDay,From,To\nMonday,8,17\n"),
    ],
    failing: [
      Example("↓[Sales]\nItem,Sold\nTea,12\n", outcome: .cantTell),
      Example("↓[Hours]\nDay,From,To\nMonday,8,17\n", outcome: .cantTell),
    ])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    notes.look()
    guard workbook.title == nil else { return }
    let file = workbook.path.split(separator: "/").last.map(String.init)
    notes.add(
      workbook.target(key: "title", now: file), "The workbook has no title in its properties.",
      review:
        "If people outside your team read the workbook, enter a title in the properties of the document.")
  }
}
