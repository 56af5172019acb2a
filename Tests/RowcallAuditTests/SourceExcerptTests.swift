import Foundation
import Testing

@testable import RowcallAudit

@Suite struct SourceExcerptTests {
  @Test func aShortLineIsShownFromItsFirstWordOn() {
    let excerpt = SourceExcerpt(Array("    <td>5</td>".unicodeScalars), column: 9)
    #expect(excerpt.text == "<td>5</td>")
    #expect(excerpt.caret == 4)
  }

  @Test func aLongLineIsCutAroundThePlace() throws {
    let line = String(repeating: "a", count: 200) + "X" + String(repeating: "b", count: 200)
    let excerpt = SourceExcerpt(Array(line.unicodeScalars), column: 201)
    let caret = try #require(excerpt.caret)
    #expect(excerpt.text.hasPrefix("…") && excerpt.text.hasSuffix("…"))
    #expect(Array(excerpt.text)[caret] == "X")
  }

  @Test func aLineWithoutAPlaceBeginsWithItsFirstWord() {
    let excerpt = SourceExcerpt(Array("    five words".unicodeScalars), column: nil)
    #expect(excerpt.text == "five words" && excerpt.caret == nil)
  }

  @Test func thePlaceMayBeBehindTheLastCharacter() {
    let excerpt = SourceExcerpt(Array("a,b".unicodeScalars), column: 4)
    #expect(excerpt.text == "a,b" && excerpt.caret == 3)
  }

  @Test func placesCountScalarsAndTheCaretCharacters() {
    let excerpt = SourceExcerpt(Array("e\u{301}e\u{301}<".unicodeScalars), column: 5)
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
