/// Something that can be asked first when a person types or presses.
@preconcurrency @MainActor open class UIResponder: AccessibleObject {
  /// Makes a responder that is not the first.
  public override init() { super.init() }
  /// The delegate, asked next; `nil` at the end of the chain.
  open var next: UIResponder? { nil }
  /// True if it can be asked first; false unless a subclass says so.
  open var canBecomeFirstResponder: Bool { false }
  /// True if it lets go when asked.
  open var canResignFirstResponder: Bool { true }
  /// True while it is asked first.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }
  /// Makes this the first responder; false if it cannot be, or the one before does not let go.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if let first = UIApplication.shared.firstResponder, !first.resignFirstResponder() { return false }
    UIApplication.shared.firstResponder = self
    return true
  }
  /// Stops being the first responder; false if it does not let go.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }
  /// The view shown in place of a keyboard.
  open var inputView: UIView? { nil }
  /// The view shown above a keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing.
  open func reloadInputViews() {}
  /// True if this can do what a menu offers; false unless a subclass says so.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Never called here: nothing is touched.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here: nothing is touched.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A happening of the hardware; none occurs here.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// A finger on the screen; there is none here.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view under the finger.
  open var view: UIView? { nil }
  /// Where the finger is.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
