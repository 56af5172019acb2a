import Foundation
import RowcallNarration
import RowcallScreens
import RowcallTableView
import RowcallText
import Testing

/// The documentation's example of announcements is this code, and prints what it speaks.
@Suite struct AnnouncerDocumentationTests {
  @Test func theDocumentationShowsTheSpokenText() throws {
    let towns = try Errands(["Aarau", "Bern", "Chur"])
    let table = towns.table
    // Documentation begins
    var announcer = Announcer(locale: LocaleTag("en"))
    var heard: [SpokenLine] = []
    try table.moveFocus(.first)
    heard += announcer.announce(table)
    try table.swipeRow(at: IndexPath(row: 0, section: 0))
    heard += announcer.announce(table)
    try table.performSwipeAction()
    heard += announcer.announce(table)
    // Documentation ends
    let shown = try Self.code() + "```\n\n" + heard.map { "    \($0.text)\n" }.joined()
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/RowcallTableView/RowcallTableView.docc/Announcements.md")
      .standardized
    #expect(try String(contentsOf: file, encoding: .utf8).contains(shown), "\(shown)")
  }

  /// The lines between the marks, without their indentation.
  private static func code() throws -> String {
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n")
    let marks = lines.indices.filter { lines[$0].hasPrefix("    // Documentation") }
    return lines[(marks[0] + 1)..<marks[1]].map { $0.dropFirst(4) + "\n" }.joined()
  }
}
