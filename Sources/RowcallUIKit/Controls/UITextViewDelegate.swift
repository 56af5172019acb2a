/// Who is asked and told of typing in a text.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked before typing begins; true unless the app says otherwise.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asked before typing ends; true unless the app says otherwise.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked before the text changes; true unless the app says otherwise.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// What is chosen changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// Every method is optional: these do nothing.
extension UITextViewDelegate {
  /// Says yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Says yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Says yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
