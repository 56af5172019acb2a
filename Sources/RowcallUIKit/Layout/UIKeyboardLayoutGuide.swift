/// A rectangle that follows something on the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The rectangle of the keyboard: as wide as the view and without height, at its bottom, as there is no keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// True if the rectangle follows a keyboard that floats; kept.
  open var followsUndockedKeyboard = false
  /// True if the rectangle ends at the safe area while there is no keyboard; kept.
  open var usesBottomSafeArea = true
  /// The bottom edge of the view.
  open override var layoutFrame: CGRect {
    let bounds = super.layoutFrame
    return CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: 0)
  }
}

extension UIView {
  /// The rectangle of the keyboard, for rules that keep views above it.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = layoutKept.keyboard { return known }
    let made = UIKeyboardLayoutGuide()
    made.owningView = self
    layoutKept.keyboard = made
    return made
  }
}
