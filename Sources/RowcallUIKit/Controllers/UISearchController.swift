/// The search of a screen; a listener's words come by the search bar.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar that takes the words.
  public let searchBar = UISearchBar()
  /// The screen that shows what was found; `nil` if the searching screen does.
  public let searchResultsController: UIViewController?
  /// Who is told of new words; not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told that the search comes and goes; not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// True while a search is under way; setting it begins or ends one.
  open var isActive = false {
    didSet { if isActive != oldValue { tellActivity() } }
  }
  /// True if what lies below is dimmed; kept.
  open var obscuresBackgroundDuringPresentation = true
  /// True if the bar with the title goes away during a search; kept.
  open var hidesNavigationBarDuringPresentation = true
  /// True if the button that cancels comes by itself; kept.
  open var automaticallyShowsCancelButton = true
  /// True if the bar with scopes comes by itself; kept.
  open var automaticallyShowsScopeBar = true
  /// True if the screen of what was found is shown before there are words; kept.
  open var showsSearchResultsController = false

  /// Makes a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }
  /// Makes a search that the searching screen shows.
  public convenience init() { self.init(searchResultsController: nil) }
  /// Makes a search; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  private func tellActivity() {
    if isActive {
      delegate?.willPresentSearchController(self)
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = ""
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Who is told of new words.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The words or the scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who is told that a search comes and goes.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

/// Every method is optional: these do nothing.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
