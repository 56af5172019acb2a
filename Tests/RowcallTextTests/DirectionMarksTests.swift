import Testing

@testable import RowcallText

@Suite struct DirectionMarksTests {
  @Test(arguments: [
    ("\u{61C}-5", "-5"), ("\u{200F}a\u{200E}b", "ab"), ("plain", "plain"), ("\u{200F}", ""), ("", ""),
  ])
  func onlyTheMarksGo(text: String, rest: String) {
    #expect(DirectionMarks.removed(from: text) == rest)
  }

  @Test func whatIsSpokenHasPlainSpaces() {
    #expect("5\u{202F}PM\u{200F} 3\u{A0}kg".heard == "5 PM 3 kg")
    #expect("plain".heard == "plain")
  }
}
