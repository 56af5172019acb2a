import RowcallText
import Testing

@testable import RowcallLanguages

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

  @Test(arguments: [
    (
      "ar",
      "{count, plural, zero {no rows} one {row} two {two rows} few {# few} many {# many} other {# rows}}",
      "3 few"
    ),
    ("fr", "{count, plural, one {# ligne} many {# de lignes} other {# lignes}}", "12345 lignes"),
    ("hi", "{count, plural, one {# row} other {# rows of {name}}}", "123456 rows of 7"),
  ])
  func aCountIsInPlainDigitsForEveryVoice(locale: String, pattern: String, said: String) {
    let count = said.prefix { $0.isNumber }
    let pattern = PhrasePattern(pattern, locale: LocaleTag(locale))
    #expect(pattern.text(["count": String(count), "name": "7"]) == said)
    #expect(!pattern.arguments.contains("digits"))
  }
}
