import RowcallImport
import Testing

/// JSON that is no table: where its values stand, and where it is none.
@Suite struct JSONDocumentTests {
  @Test func membersAreFoundWithTheirPlaces() throws {
    let text = "{\n  \"a\": 1,\n  \"\\u0062\": {\"c\": [2, {}]},\n  \"d\": \"x\\n\"\n}\n"
    let document = try JSONDocument(Array(text.utf8))
    let members = document.members(of: 0)
    #expect(members.map(\.key.text) == ["a", "b", "d"])
    #expect(members.map { document.line(of: $0.key.range.lowerBound) } == [2, 3, 4])
    #expect(members.map { written($0.range, in: document) } == ["1", "{\"c\": [2, {}]}", "\"x\\n\""])
    #expect(document.pieces[members[2].value].text == "x\n")
    #expect(document.members(of: members[1].value).map(\.key.text) == ["c"])
  }

  @Test(arguments: ["{}", " [] ", "[{\"a\": 1}]", "3", "\"a\""])
  func whatIsNoFilledObjectHasNoMembers(text: String) throws {
    #expect(try JSONDocument(Array(text.utf8)).members(of: 0).isEmpty)
  }

  @Test(arguments: [
    ("", 1, 1, "the JSON text ends too early; is the file cut off?"),
    ("{\"a\": 1,\n  \"ä\": tru}", 2, 8, "found \"t\", expected a value"),
    ("{\"a\": 1}\n}", 2, 1, "found \"}\", expected nothing more"),
    ("{'a': 1}", 1, 2, "found \"'\", expected a key in double quotes"),
    (
      String(repeating: "[", count: 100), 1, 65,
      "found a value in too many others, expected fewer levels"
    ),
  ])
  func aFaultHasItsPlace(text: String, line: Int, column: Int, sentence: String) throws {
    let failure = #expect(throws: JSONDocument.Failure.self) { try JSONDocument(Array(text.utf8)) }
    #expect(failure?.line == line)
    #expect(failure?.column == column)
    #expect(failure?.fault.description == sentence)
  }

  private func written(_ range: Range<Int>, in document: JSONDocument) -> String {
    String(decoding: document.bytes[range], as: UTF8.self)
  }
}
