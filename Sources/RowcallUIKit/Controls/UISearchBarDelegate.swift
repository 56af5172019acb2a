/// Who is told of the words of a search.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Asked before typing begins; true unless the app says otherwise.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asked before typing ends; true unless the app says otherwise.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The words changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asked before the words change; true unless the app says otherwise.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// The button that searches was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that cancels was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button with bookmarks was pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Another part is searched.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// Every method is optional: these do nothing.
extension UISearchBarDelegate {
  /// Says yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Says yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Says yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
