/// A check of spelling without a dictionary: every word is taken to be right.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// The languages that can be checked: none.
  public class var availableLanguages: [String] { [] }
  private var ignored: [String] = []

  /// The next word that is wrong: none, so the location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Words that may have been meant: unknown.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Words that begin so: unknown.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// Keeps a word that is never wrong.
  open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }
  /// The words that are never wrong, in order.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }
}
