/// Text of several lines, which a person can type into.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  class override var natural: NaturalAccessibility { NaturalAccessibility(isElement: true) }
  private var storedText = NSAttributedString(string: "")
  /// The text; setting it drops the attributes and notifies nobody.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { storedText.string }
    set { storedText = NSAttributedString(string: newValue ?? "") }
  }
  /// The text with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { storedText }
    set { storedText = newValue ?? NSAttributedString(string: "") }
  }
  /// False if the text cannot be typed into.
  open var isEditable = true
  /// The delegate; a weak reference.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// Stored only, without effect.
  open var font: UIFont?, textColor: UIColor?, textAlignment: NSTextAlignment = .natural, isSelectable = true,
    selectedRange = NSRange(location: 0, length: 0), textContainerInset: UIEdgeInsets = .zero,
    adjustsFontForContentSizeCategory = false, keyboardType: UIKeyboardType = .default,
    returnKeyType: UIReturnKeyType = .default,
    autocapitalizationType: UITextAutocapitalizationType = .sentences,
    autocorrectionType: UITextAutocorrectionType = .default
  /// The view above the keyboard; stored only.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var accessory: UIView?
  /// True if the text can be typed into.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Begins typing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }
  /// Ends typing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, super.resignFirstResponder() else { return !isFirstResponder }
    delegate?.textViewDidEndEditing(self)
    return true
  }
}

// What a person does.
extension Operable where Self: UITextView {
  /// Replaces the text by typing; false if it is read-only or the delegate does not allow it.
  @discardableResult public func enter(_ newText: String) -> Bool {
    guard isEditable, becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
    guard delegate?.textView(self, shouldChangeTextIn: whole, replacementText: newText) != false else {
      return false
    }
    text = newText
    delegate?.textViewDidChange(self)
    return true
  }
}

/// A spelling checker without a dictionary: every word counts as correct.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// The range of the next misspelled word: none.
  open func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

/// The delegate of a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether the text may change.
  func textView(_: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_: UITextView) {}
  /// Returns true.
  public func textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_: UITextView) {}
}
