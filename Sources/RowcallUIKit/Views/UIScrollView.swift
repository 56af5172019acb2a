/// A view that scrolls its content.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The scroll position in points; setting it notifies the delegate.
  open var contentOffset: CGPoint = .zero {
    didSet { if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) } }
  }
  /// Stored only, without effect.
  open var contentSize: CGSize = .zero, contentInset: UIEdgeInsets = .zero, isScrollEnabled = true,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic, bounces = true,
    alwaysBounceVertical = false, alwaysBounceHorizontal = false, showsVerticalScrollIndicator = true,
    showsHorizontalScrollIndicator = true, scrollIndicatorInsets: UIEdgeInsets = .zero,
    isPagingEnabled = false,
    keyboardDismissMode: KeyboardDismissMode = .none, scrollsToTop = true, delaysContentTouches = true
  /// The insets with those of bars: ``contentInset``.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The refresh control.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Scrolls to a point at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
}

extension UIScrollView {
  /// How insets follow the bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// How the keyboard is dismissed.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

/// What gives scroll views their `delegate`, so that a subclass may have a delegate of a richer kind by the same name.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: UIScrollView {}
extension UIScrollView: ScrollDelegateHolder {}

extension ScrollDelegateHolder {
  /// The delegate; a weak reference.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// The delegate of a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A scroll that the app asked for has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
