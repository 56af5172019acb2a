/// The search of a screen; a person's words come by the search bar.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar that takes the words.
  public private(set) lazy var searchBar = UISearchBar(of: self)
  /// The screen that shows what was found; `nil` if the searching screen does.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the results; a weak reference.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; a weak reference.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// True while a search is under way; setting it begins or ends one.
  open var isActive = false { didSet { if isActive != oldValue { tellActivity() } } }
  /// Stored only, without effect.
  open var obscuresBackgroundDuringPresentation = true, hidesNavigationBarDuringPresentation = true,
    automaticallyShowsCancelButton = true, automaticallyShowsScopeBar = true,
    showsSearchResultsController = false
  /// Makes a search; without a screen for the results, the searching screen shows them.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
  private func tellActivity() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      searchBar.text = ""
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The words or the scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
