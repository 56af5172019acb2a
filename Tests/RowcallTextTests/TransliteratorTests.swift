import RowcallText
import Testing

@Suite struct TransliteratorTests {
  @Test func kanaChangesItsForm() throws {
    #expect(try Transliterator("Katakana-Hiragana").apply(to: "カメラ") == "かめら")
  }

  @Test func textWithZerosIsKeptWhole() throws {
    #expect(try Transliterator("Katakana-Hiragana").apply(to: "ア\u{0}イ") == "あ\u{0}い")
  }

  @Test(arguments: ["", "No-Such", "\u{0}", ":::;;;"])
  func anUnknownTransformIsRefused(_ identifier: String) {
    #expect(throws: TextError.unknownTransform(identifier)) { try Transliterator(identifier) }
  }
}
