import Testing

@testable import RowcallNarration

@Suite struct PhrasePatternTests {
  @Test func namesInBracesAreArguments() {
    #expect(
      PhrasePattern.plainParts(of: "from {low} up") == [.literal("from "), .argument("low"), .literal(" up")])
  }

  @Test(arguments: [
    "{count, plural, other {# rows}}", "a '{' brace", "open {name", "close }",
  ])
  func anythingRicherIsLeftToICU(pattern: String) {
    #expect(PhrasePattern.plainParts(of: pattern) == nil)
  }

  @Test func anApostropheInsideAWordIsPlain() {
    #expect(PhrasePattern.plainParts(of: "{hour} o'clock") == [.argument("hour"), .literal(" o'clock")])
  }
}
