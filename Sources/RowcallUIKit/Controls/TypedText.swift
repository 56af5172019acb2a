/// A text and what is chosen in it, as typing changes them.
struct TypedText {
  private(set) var text: String
  private(set) var chosen: NSRange

  /// Takes a text; a range that reaches outside it is cut.
  init(_ text: String, chosen: NSRange) {
    self.text = text
    self.chosen = Self.cut(chosen, to: text.utf16.count)
  }

  /// Puts other text in the place of a range, which is cut if need be, and the mark of typing after it.
  mutating func replace(_ range: NSRange, with other: String) {
    let range = Self.cut(range, to: text.utf16.count)
    text = NSString(string: text).replacingCharacters(in: range, with: other)
    chosen = NSRange(location: range.location + other.utf16.count, length: 0)
  }

  /// Deletes what is chosen, or the letter before the mark of typing.
  mutating func deleteBackward() {
    guard chosen.length == 0 else { return replace(chosen, with: "") }
    guard chosen.location > 0 else { return }
    replace(NSString(string: text).rangeOfComposedCharacterSequence(at: chosen.location - 1), with: "")
  }

  /// The text of a range, which is cut if need be.
  func text(in range: NSRange) -> String {
    NSString(string: text).substring(with: Self.cut(range, to: text.utf16.count))
  }

  private static func cut(_ range: NSRange, to length: Int) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
}
