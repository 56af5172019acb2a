extension UITextView: UITextInput {
  /// What is chosen; an empty range is the mark of typing.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(typed.chosen) }
    set {
      selectedRange = newValue?.range ?? NSRange(location: endOfDocument.offset, length: 0)
      delegate?.textViewDidChangeSelection(self)
    }
  }
  /// The place after the last letter.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// The text of a range.
  public func text(in range: UITextRange) -> String? { typed.text(in: range.range) }
  /// Puts other text in the place of a range and tells of it.
  public func replace(_ range: UITextRange, withText text: String) {
    change { $0.replace(range.range, with: text) }
  }

  private var typed: TypedText { TypedText(text ?? "", chosen: selectedRange) }

  /// Changes the text as typing does; the attributes are dropped.
  func change(_ edit: (inout TypedText) -> Void) {
    var next = typed
    edit(&next)
    text = next.text
    selectedRange = next.chosen
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
  }
}
