import Foundation
import RowcallRecords
import RowcallTableView
import Testing

// Documentation begins
extension RecordSchema {
  static let toDo = RecordSchema(
    name: "to-do", version: 1,
    entities: [
      RecordEntity(
        "List", attributes: [RecordAttribute("name", .text)],
        relations: [RecordRelation("tasks", to: "Task", .many, inverse: "list", whenDeleted: .cascade)]),
      RecordEntity(
        "Task",
        attributes: [RecordAttribute("name", .text), RecordAttribute("done", .date, isOptional: true)],
        relations: [RecordRelation("list", to: "List", .one, inverse: "tasks")]),
    ])
}
// Documentation ends

/// The pages of the documentation show code that runs, and what it prints.
struct DocumentationTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/RowcallTableView/RowcallTableView.docc/Records.md")

  @Test func theDocumentationShowsTheCodeThatRunsHere() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = try String(contentsOfFile: #filePath, encoding: .utf8).split(
      separator: "// Documentation begins\n")
    for part in parts.dropFirst().prefix(2) {
      let code = try #require(part.split(separator: "// Documentation ends").first)
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      let indent = lines.first?.prefix { $0 == " " }.count ?? 0
      let shown = lines.map { $0.dropFirst(indent) }.joined(separator: "\n").trimming()
      #expect(page.contains(shown), "\(shown)")
    }
  }

  @Test func theDocumentationShowsWhatThatCodeLogs() throws {
    let folder = try RecordFolder()
    let path = folder.path()
    // Documentation begins
    let context = try RecordContext(path: path, schema: .toDo)
    let list = try context.insert("List") { $0["name"] = "Groceries" }
    let results = try RecordResults(
      context, "Task", where: .isRelated("list", to: list), sortedBy: [RecordSort("name")])

    let table = TableView()
    let rows = DiffableDataSource<String, RecordID>(tableView: table) { _, _, id in
      let cell = TableViewCell()
      cell.content.title = context[id]?["name"]?.text
      return cell
    }
    try results.show(in: rows)

    for name in ["Rice", "Milk"] {
      try context.insert("Task") {
        $0["name"] = .text(name)
        $0.relate("list", to: list)
      }
    }
    try context.save()
    try context.delete(list)
    try context.undo()
    for event in table.log.entries { print(event) }
    // Documentation ends
    let lines = table.log.entries.map { "    \($0)\n" }.joined()
    #expect(try String(contentsOf: Self.page, encoding: .utf8).contains(lines), "\(lines)")
  }
}

extension String {
  fileprivate func trimming() -> String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
