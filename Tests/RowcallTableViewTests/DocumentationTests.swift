import Foundation
import RowcallTableView
import Testing

// Documentation begins
final class Towns: EditableTableViewDataSource {
  var names = ["Aarau", "Bern", "Chur"]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "town") ?? TableViewCell(reuseIdentifier: "town")
    cell.content.title = names[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) throws {
    names.remove(at: indexPath.row)
    try tableView.deleteRows(at: [indexPath])
  }
}
// Documentation ends

struct DocumentationTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/RowcallTableView/RowcallTableView.docc/RowcallTableView.md")

  @Test func theDocumentationShowsTheCodeThatIsTestedHere() throws {
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let code = try #require(here.split(separator: "// Documentation begins\n").dropFirst().first)
    let shown = try #require(code.split(separator: "// Documentation ends").first)
    #expect(try String(contentsOf: Self.page, encoding: .utf8).contains(shown))
  }

  @Test func theDocumentationShowsWhatThatCodeLogs() throws {
    let towns = Towns()
    let table = TableView()
    table.dataSource = towns
    try table.moveFocus(.first)
    try table.swipeRow(at: IndexPath(row: 0, section: 0))
    try table.performSwipeAction()
    let lines = table.log.entries.map { "    \($0)\n" }.joined()
    #expect(try String(contentsOf: Self.page, encoding: .utf8).contains(lines), "\(lines)")
  }
}
