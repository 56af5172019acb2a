/// A bar that takes the words of a search.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How a bar looks.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// A picture of the bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// The words, empty if there are none; setting them tells nobody.
  open var text: String? = "" {
    didSet { if text == nil { text = "" } }
  }
  /// What stands where words are to be typed.
  open var placeholder: String?
  /// A line above the bar.
  open var prompt: String?
  /// Who is told of words; not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The parts that can be searched.
  open var scopeButtonTitles: [String]?
  /// The place of the part that is searched, counted from zero.
  open var selectedScopeButtonIndex = 0
  /// True if the parts are shown.
  open var showsScopeBar = false
  /// True if there is a button that cancels.
  open var showsCancelButton = false
  /// True if there is a button with bookmarks.
  open var showsBookmarkButton = false
  /// How the bar looks; kept.
  open var searchBarStyle: Style = .default
  /// The style of the bar; kept.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar; kept.
  open var barTintColor: UIColor?
  /// True if something shines through; kept.
  open var isTranslucent = true
  /// True if the bar can be used.
  open var isEnabled = true
  /// The picture behind the bar; kept.
  open var backgroundImage: UIImage?
  /// How words are begun; kept.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected; kept.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// The keys that are shown; kept.
  open var keyboardType: UIKeyboardType = .default
  /// What the return key is called; kept.
  open var returnKeyType: UIReturnKeyType = .search
  /// True if the return key needs words; kept.
  open var enablesReturnKeyAutomatically = true
  /// The field in the bar; its text is not joined to that of the bar.
  public let searchTextField = UISearchTextField()
  weak var searchController: UISearchController?

  /// Shows the button that cancels or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Accepted: nothing is drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// True: words can be typed.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Ends typing and tells the delegate; false if the delegate does not let it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.searchBarShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  // What apps set for all bars; bound to the main actor.
  private static let shared = UISearchBar()
  /// What apps set for all bars; kept in one place, and no bar takes it over.
  public static func appearance() -> UISearchBar { shared }
}

/// What a listener does.
extension Operable where Self: UISearchBar {
  /// Types words in place of those that are there; false if the app does not let it.
  @discardableResult public func enter(_ words: String) -> Bool {
    guard begin() else { return false }
    let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
    guard delegate?.searchBar(self, shouldChangeTextIn: whole, replacementText: words) != false else {
      return false
    }
    text = words
    delegate?.searchBar(self, textDidChange: words)
    searchController?.tellWords()
    return true
  }
  /// Presses the button that searches.
  public func search() { delegate?.searchBarSearchButtonClicked(self) }
  /// Presses the button that cancels.
  public func cancel() {
    text = ""
    delegate?.searchBarCancelButtonClicked(self)
    resignFirstResponder()
    searchController?.isActive = false
  }
  /// Chooses a part by its place counted from zero; false if there is none.
  @discardableResult public func selectScope(at index: Int) -> Bool {
    guard scopeButtonTitles?.indices.contains(index) == true else { return false }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.tellWords()
    return true
  }

  private func begin() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.searchBarShouldBeginEditing(self) != false, becomeFirstResponder() else { return false }
    searchController?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }
}

extension UISearchController {
  /// Tells of new words or another scope.
  func tellWords() { searchResultsUpdater?.updateSearchResults(for: self) }
}
