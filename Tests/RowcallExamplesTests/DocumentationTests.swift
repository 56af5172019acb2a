import Foundation
import Testing

@Suite struct DocumentationTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/RowcallTableView/RowcallTableView.docc/Announcements.md")

  @Test(arguments: ["stocks --spoken"])
  func theDocumentationShowsWhatTheProgramPrints(command: String) throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let block = try #require(page.split(separator: "    $ swift run rowcall-examples \(command)\n").last)
    let shown = block.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("    ") }
    let lines = shown.map { String($0.dropFirst(4)) }
    let printed = try Program.run(command.split(separator: " ").map(String.init)).output
    let isShort = lines.last == "..."
    let expected = (isShort ? lines.dropLast() : lines[...]).map { "\($0)\n" }.joined()
    #expect(!lines.isEmpty)
    #expect(isShort ? printed.hasPrefix(expected) : printed == expected, "\(printed)")
  }
}
