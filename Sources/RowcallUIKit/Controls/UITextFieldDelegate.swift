/// Who is asked and told of typing in a field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asked before typing begins; true unless the app says otherwise.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked before typing ends; true unless the app says otherwise.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Typing has ended, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asked before the text changes; true unless the app says otherwise.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The text or the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked before the text is cleared; true unless the app says otherwise.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked when the return key is pressed; true unless the app says otherwise.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// Every method is optional: these do nothing.
extension UITextFieldDelegate {
  /// Says yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Says yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  /// Says yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Says yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Says yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why typing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
