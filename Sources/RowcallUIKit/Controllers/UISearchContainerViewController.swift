/// A screen that shows a search in place.
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  /// The search.
  public let searchController: UISearchController
  override var placesChildren: Bool { true }
  override var visibleChildren: [UIViewController] { children }

  /// Makes a screen that shows a search.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
    addChild(searchController)
  }
  /// Makes a screen with a search that has no screen of its own; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    searchController = UISearchController()
    super.init(coder: coder)
    addChild(searchController)
  }
}
