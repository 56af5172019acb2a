import Foundation
import Testing

@Suite struct ReadmeTests {
  private static let readme = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")

  @Test(arguments: [
    "stocks --spoken", "to-do --spoken --locale ja", "packing", "branches --spoken --locale ja",
  ])
  func theReadmeShowsWhatTheProgramPrints(command: String) throws {
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    let block = try #require(readme.split(separator: "    $ swift run rowcall-examples \(command)\n").last)
    let shown = block.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("    ") }
    let lines = shown.map { String($0.dropFirst(4)) }
    let printed = try Program.run(command.split(separator: " ").map(String.init)).output
    let isShort = lines.last == "..."
    let expected = (isShort ? lines.dropLast() : lines[...]).map { "\($0)\n" }.joined()
    #expect(!lines.isEmpty)
    #expect(isShort ? printed.hasPrefix(expected) : printed == expected, "\(printed)")
  }
}
