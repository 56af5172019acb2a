import Testing

@testable import RowcallText

@Suite struct PlainPatternTests {
  @Test(arguments: ["it's", "{n, number}", "{0}", "{ a }", "{a", "a}", "{}", "{a{b}}"])
  func anythingButWordsAndNamesIsLeftToICU(_ pattern: String) {
    #expect(PlainPattern(pattern) == nil)
  }

  @Test(arguments: ["", "blank", "up {amount}", "{a_1}{b2}", "{a} und {a}"])
  func wordsAndNamesAreTaken(_ pattern: String) {
    #expect(PlainPattern(pattern) != nil)
  }
}
