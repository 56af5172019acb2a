import Testing

@testable import RowcallAudit

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("anana", "banana", true), ("nan", "banana", true), ("ban", "banana", true), ("banana", "banana", true),
    ("nab", "banana", false), ("bananas", "banana", false), ("abab", "abaabab", true), ("x", "", false),
    ("aab", "aaaaab", true), ("baa", "aaabaab", true),
  ])
  func aWordIsFoundWhereverItStands(word: String, text: String, expected: Bool) {
    #expect(ByteSearch(Array(word.utf8)).isIn(Array(text.utf8)) == expected)
  }
}
