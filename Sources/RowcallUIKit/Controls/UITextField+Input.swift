extension UITextField: UITextInput {
  /// The place after the last letter.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// The text of a range.
  public func text(in range: UITextRange) -> String? { typed.text(in: range.range) }
  /// Puts other text in the place of a range and tells of it.
  public func replace(_ range: UITextRange, withText text: String) {
    change { $0.replace(range.range, with: text) }
  }

  /// The text with the mark of typing, which is at the end until somebody moves it.
  var typed: TypedText {
    let text = text ?? ""
    return TypedText(text, chosen: keptChoice ?? NSRange(location: text.utf16.count, length: 0))
  }

  /// Changes the text as typing does.
  func change(_ edit: (inout TypedText) -> Void) {
    var next = typed
    edit(&next)
    text = next.text
    keptChoice = next.chosen
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }
}
