import Foundation
import RowcallTableView
import Testing

// README begins
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
// README ends

struct ReadmeTests {
  private static let readme = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")

  @Test func theReadmeShowsTheCodeThatIsTestedHere() throws {
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let code = try #require(here.split(separator: "// README begins\n").dropFirst().first)
    let shown = try #require(code.split(separator: "// README ends").first)
    #expect(try String(contentsOf: Self.readme, encoding: .utf8).contains(shown))
  }

  @Test func theReadmeShowsWhatThatCodeLogs() throws {
    let towns = Towns()
    let table = TableView()
    table.dataSource = towns
    try table.moveFocus(.first)
    try table.swipeRow(at: IndexPath(row: 0, section: 0))
    try table.performSwipeAction()
    let lines = table.log.entries.map { "    \($0)\n" }.joined()
    #expect(try String(contentsOf: Self.readme, encoding: .utf8).contains(lines), "\(lines)")
  }
}
