import Testing

@testable import RowcallImport

@Suite struct HTMLWordsTests {
  @Test(
    arguments: [
      (" a  b\n", "a b"), ("\t\u{C}", nil), ("", nil), (nil, nil), ("\u{A0}", nil), ("a\u{A0}b", "a\u{A0}b"),
      ("日本", "日本"),
    ] as [(String?, String?)])
  func whiteSpaceCollapses(text: String?, expected: String?) {
    #expect(HTMLWords.collapsed(text) == expected)
  }

  @Test func textsTouchUnlessSetApart() {
    var words = HTMLWords()
    words.add("a".utf8)
    words.add("b".utf8)
    words.add(apart: "c")
    words.add("d ".utf8)
    words.addGap()
    #expect(words.text == "ab c d")
  }
}
