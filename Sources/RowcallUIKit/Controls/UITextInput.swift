/// What takes letters.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  /// True if there is any text.
  var hasText: Bool { get }
  /// Types text in place of what is chosen, or where the mark of typing is.
  func insertText(_ text: String)
  /// Deletes what is chosen, or the letter before the mark of typing.
  func deleteBackward()
}

/// A text with places, of which a range is chosen; places are counted in UTF-16 units.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// What is chosen; an empty range is the mark of typing.
  var selectedTextRange: UITextRange? { get set }
  /// The place after the last letter.
  var endOfDocument: UITextPosition { get }
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Puts other text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
}

/// A place between the letters of a text.
open class UITextPosition: NSObject {
  /// How many UTF-16 units are before the place.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of a text.
open class UITextRange: NSObject {
  /// Where the part begins.
  public let start: UITextPosition
  /// Where the part ends.
  public let end: UITextPosition
  /// True if nothing is between beginning and end.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
    super.init()
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

extension UITextInput {
  /// The place before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// What is being composed with several keys: nothing here.
  public var markedTextRange: UITextRange? { nil }

  /// The place some UTF-16 units further on, or back if negative; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, (0...endOfDocument.offset).contains(place) else { return nil }
    return UITextPosition(place)
  }
  /// The part between two places, whichever comes first.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (first, last) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: first, length: last - first))
  }
  /// How many UTF-16 units the second place is after the first; negative if before it.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
