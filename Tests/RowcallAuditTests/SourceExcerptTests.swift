import Foundation
import Testing

@testable import RowcallAudit

@Suite struct SourceExcerptTests {
  @Test func aShortLineIsShownFromItsFirstWordOn() {
    let excerpt = SourceExcerpt("    <td>5</td>", column: 9)
    #expect(excerpt.text == "<td>5</td>")
    #expect(excerpt.caret == 4)
  }

  @Test func aLongLineIsCutAroundThePlace() throws {
    let excerpt = SourceExcerpt(
      String(repeating: "a", count: 200) + "X" + String(repeating: "b", count: 200), column: 201)
    let caret = try #require(excerpt.caret)
    #expect(excerpt.text.hasPrefix("…") && excerpt.text.hasSuffix("…"))
    #expect(Array(excerpt.text)[caret] == "X")
  }

  @Test func placesCountScalarsAndTheCaretCharacters() {
    let excerpt = SourceExcerpt("e\u{301}e\u{301}<", column: 5)
    #expect(excerpt.caret == 2)
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func linesEndAsTheyDoForImporters(ending: String) throws {
    let lines = try Self.lines(of: Data(["one", "two", "", "four"].joined(separator: ending).utf8), [2, 4])
    #expect(lines.excerpt(at: Place("x", line: 2, column: 1))?.text == "two")
    #expect(lines.excerpt(at: Place("x", line: 4, column: 1))?.text == "four")
    #expect(lines.excerpt(at: Place("x", line: 1, column: 1)) == nil)
  }

  @Test func textInOtherEncodingsIsDecoded() throws {
    let text = try #require("駅,谷\n東京,渋谷\n大阪,梅田\n".data(using: .shiftJIS))
    let lines = try Self.lines(of: text, [2])
    #expect(lines.excerpt(at: Place("x", line: 2, column: 4))?.text == "東京,渋谷")
  }

  @Test func nothingIsShownOfStandardInputOrOfAFileThatIsGone() {
    #expect(SourceLines(path: "-", lines: [1]).excerpt(at: Place("x", line: 1)) == nil)
    #expect(SourceLines(path: "/nowhere/x", lines: [1]).excerpt(at: Place("x", line: 1)) == nil)
  }

  private static func lines(of data: Data, _ wanted: Set<Int>) throws -> SourceLines {
    let file = FileManager.default.temporaryDirectory.appending(path: "rowcall-\(UUID().uuidString).csv")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return SourceLines(path: file.path, lines: wanted)
  }
}
