/// A view whose content is larger than itself; where it was scrolled to is kept.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Where the content is scrolled to, in points; setting it tells the delegate.
  open var contentOffset: CGPoint = .zero {
    didSet { if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) } }
  }
  /// How large the content is, in points.
  open var contentSize: CGSize = .zero
  /// The distances that are added around the content, in points.
  open var contentInset: UIEdgeInsets = .zero
  /// The distances around the content: ``contentInset``, as no bar covers anything.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// How the distances follow the bars; kept.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// True if the view can be scrolled.
  open var isScrollEnabled = true
  /// True if scrolling stops at pages; kept.
  open var isPagingEnabled = false
  /// True if scrolling goes one way at a time; kept.
  open var isDirectionalLockEnabled = false
  /// True if the content springs back at its end; kept.
  open var bounces = true
  /// True if the content springs even when it is small; kept.
  open var alwaysBounceVertical = false
  /// True if the content springs even when it is small; kept.
  open var alwaysBounceHorizontal = false
  /// True if there is a bar at the side; kept.
  open var showsVerticalScrollIndicator = true
  /// True if there is a bar at the bottom; kept.
  open var showsHorizontalScrollIndicator = true
  /// The distances of the bars from the edges; kept.
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  /// The distances of the bar at the side from the edges; kept.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// How the bars look; kept.
  open var indicatorStyle: IndicatorStyle = .default
  /// How the keyboard goes away; kept.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// True if a tap on the clock scrolls to the top; kept.
  open var scrollsToTop = true
  /// True if touches wait for a scroll to be ruled out; kept.
  open var delaysContentTouches = true
  /// The smallest zoom; kept.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom; kept.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom; kept.
  open var zoomScale: CGFloat = 1
  /// How soon scrolling stops; kept.
  open var decelerationRate: DecelerationRate = .normal
  /// What is pulled down to load anew.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// True while a finger scrolls.
  open var isDragging: Bool { false }
  /// True while a finger rests.
  open var isTracking: Bool { false }
  /// True while the content slows down.
  open var isDecelerating: Bool { false }
  /// The recognizer of the drag.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// The rectangle of the content inside which rules hold.
  public private(set) lazy var contentLayoutGuide: UILayoutGuide = ownedGuide()
  /// The rectangle of the view inside which rules hold.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = ownedGuide()
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Makes a view without content.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view without content; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func ownedGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  /// Scrolls to a point at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// Scrolls just so far that a rectangle is inside.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let size = bounds.size
    func shifted(_ at: CGFloat, _ least: CGFloat, _ most: CGFloat, _ length: CGFloat) -> CGFloat {
      least < at ? least : max(at, most - length)
    }
    let point = CGPoint(
      x: shifted(contentOffset.x, rect.minX, rect.maxX, size.width),
      y: shifted(contentOffset.y, rect.minY, rect.maxY, size.height))
    setContentOffset(point, animated: animated)
  }
  /// Accepted: there are no bars.
  open func flashScrollIndicators() {}
  /// Called after the distances around the content changed.
  open func adjustedContentInsetDidChange() {}
}

extension UIScrollView {
  /// How the distances around the content follow the bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// How the bars look.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// How the keyboard goes away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// How soon scrolling stops.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is kept.
    public let rawValue: CGFloat
    /// Makes a rate from the share of the speed that is kept.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual.
    public static let normal = Self(rawValue: 0.998)
    /// Soon.
    public static let fast = Self(rawValue: 0.99)
  }
}

/// What gives scroll views their `delegate`, so that a subclass may have a delegate of a richer kind by the same name.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: UIScrollView {}
extension UIScrollView: ScrollDelegateHolder {}

extension ScrollDelegateHolder {
  /// Who is told of scrolling; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
