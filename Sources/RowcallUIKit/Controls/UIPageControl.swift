/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  class override var natural: NaturalAccessibility {
    NaturalAccessibility(isElement: true, traits: .adjustable)
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) }
  }
  /// The page at present, counted from zero; setting it tells nobody.
  open var currentPage = 0
  /// True if one page has no dot.
  open var hidesForSinglePage = false
  /// The colour of dots; kept.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page at present; kept.
  open var currentPageIndicatorTintColor: UIColor?

  /// Goes to a page as a listener does; false at the ends.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    let wanted: Int
    switch action {
    case .increment: wanted = currentPage + 1
    case .decrement: wanted = currentPage - 1
    case .select(let page): wanted = page
    default: return false
    }
    guard isEnabled, (0..<max(0, numberOfPages)).contains(wanted) else { return false }
    currentPage = wanted
    sendValueChanged()
    return true
  }
  /// Goes to the next page.
  open override func accessibilityIncrement() { operate(.increment) }
  /// Goes to the page before.
  open override func accessibilityDecrement() { operate(.decrement) }
}
