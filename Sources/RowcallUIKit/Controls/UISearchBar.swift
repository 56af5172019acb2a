/// A bar with a search field.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The style of a search bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// The search text, empty if there is none; setting it notifies nobody.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// The delegate; a weak reference.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The placeholder, and the titles of the scopes.
  open var placeholder: String?, scopeButtonTitles: [String]?
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0
  /// True if the bar can be used.
  open var isEnabled = true
  /// Stored only, without effect.
  open var showsScopeBar = false, showsCancelButton = false, searchBarStyle: Style = .default,
    prompt: String?,
    barTintColor: UIColor?, barStyle: UIBarStyle = .default, isTranslucent = true, backgroundImage: UIImage?,
    autocapitalizationType: UITextAutocapitalizationType = .sentences,
    autocorrectionType: UITextAutocorrectionType = .default, keyboardType: UIKeyboardType = .default,
    returnKeyType: UIReturnKeyType = .search, enablesReturnKeyAutomatically = true
  /// The field in the bar, for its looks; its text is not that of the bar.
  public let searchTextField = UISearchTextField()
  private(set) weak var searchController: UISearchController?
  convenience init(of controller: UISearchController) {
    self.init(frame: .zero)
    searchController = controller
  }
  /// Sets ``showsCancelButton``.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  /// True if the bar can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Ends typing and notifies the delegate; false if the delegate does not allow it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, super.resignFirstResponder() else { return !isFirstResponder }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }
  /// Reports new text or another scope.
  func textOrScopeChanged() {
    guard let searchController else { return }
    searchController.searchResultsUpdater?.updateSearchResults(for: searchController)
  }
}

// What a person does.
extension Operable where Self: UISearchBar {
  /// Replaces the text by typing; false if the app does not allow it.
  @discardableResult public func enter(_ words: String) -> Bool {
    guard begin() else { return false }
    let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
    guard delegate?.searchBar(self, shouldChangeTextIn: whole, replacementText: words) != false else {
      return false
    }
    text = words
    delegate?.searchBar(self, textDidChange: words)
    textOrScopeChanged()
    return true
  }
  /// Presses the search button.
  public func search() { delegate?.searchBarSearchButtonClicked(self) }
  /// Presses the cancel button.
  public func cancel() {
    text = ""
    delegate?.searchBarCancelButtonClicked(self)
    resignFirstResponder()
    searchController?.isActive = false
  }
  /// Selects a scope by its index; false if there is none.
  @discardableResult public func selectScope(at index: Int) -> Bool {
    guard scopeButtonTitles?.indices.contains(index) == true else { return false }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    textOrScopeChanged()
    return true
  }
  private func begin() -> Bool {
    if isFirstResponder { return true }
    guard becomeFirstResponder() else { return false }
    searchController?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }
}

/// The delegate of a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Typing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks whether the text may change.
  func searchBar(_: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The search button was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was selected.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_: UISearchBar, textDidChange: String) {}
  /// Returns true.
  public func searchBar(_: UISearchBar, shouldChangeTextIn: NSRange, replacementText: String) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange: Int) {}
}
