import RowcallText
import Testing

@Suite struct TextPatternTests {
  private func isFound(_ pattern: TextPattern, _ text: String) throws -> Bool {
    try pattern.isFound(in: text.utf8Span.span)
  }

  @Test func eachSearchHasItsOwnPatience() throws {
    let pattern = TextPattern("(a|aa|aaa)+$", patience: 1)
    let slow = String(repeating: "a", count: 24) + "b"
    #expect(throws: PatternError.tooSlow(pattern.text)) {
      for _ in 0..<1000 { _ = try isFound(pattern, slow) }
    }
    #expect(throws: PatternError.tooSlow(pattern.text)) { try isFound(pattern, "baab") }
    pattern.begin()
    #expect(try isFound(pattern, "baa") && !isFound(pattern, "baab"))
  }
}
