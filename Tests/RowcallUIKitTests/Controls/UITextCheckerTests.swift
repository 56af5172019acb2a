import RowcallUIKit
import Testing

@MainActor @Suite struct UITextCheckerTests {
  @Test func everyWordIsTakenToBeRight() {
    let (checker, word) = (UITextChecker(), "qwrt")
    let whole = NSRange(location: 0, length: word.utf16.count)
    let wrong = checker.rangeOfMisspelledWord(
      in: word, range: whole, startingAt: 0, wrap: false, language: "en")
    #expect(wrong.location == NSNotFound)
    #expect(checker.guesses(forWordRange: whole, in: word, language: "en") == nil)
    checker.ignoreWord(word)
    #expect(checker.ignoredWords == [word])
  }
}
