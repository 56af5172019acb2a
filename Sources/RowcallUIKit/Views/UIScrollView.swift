/// A view whose content is larger than itself; where it was scrolled to is kept.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Where the content is scrolled to, in points; setting it tells the delegate.
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
  /// What is pulled down to load anew.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Scrolls to a point at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
}

extension UIScrollView {
  /// How the distances around the content follow the bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// How the keyboard goes away.
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

/// The delegate, told of scrolling.
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
