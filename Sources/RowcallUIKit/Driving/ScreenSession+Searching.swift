extension ScreenSession {
  /// Types words into the search of the screen and presses the button that searches; no words empty it, and end the
  /// search of a search controller.
  public func search(_ words: String) throws {
    try gesture("search for \"\(words)\"") {
      let bar = try searchBar()
      guard bar.enter(words) else { throw DrivingError.disabled(words, .search) }
      if !words.isEmpty { bar.search() } else if bar.searchController != nil { bar.cancel() }
    }
  }

  /// Presses the button that cancels the search, which takes the words away.
  public func cancelSearch() throws {
    try gesture("cancel the search") { try searchBar().cancel() }
  }

  private func searchBar() throws -> UISearchBar {
    try checkNoQuestion()
    let bar =
      screen.navigationItem.searchController?.searchBar
      ?? screen.viewIfLoaded.flatMap(UISearchBar.first(in:))
    guard let bar else { throw DrivingError.noSearch(screen: known.last?.title ?? "") }
    return bar
  }
}

extension UISearchBar {
  /// The first search bar in a view.
  fileprivate static func first(in view: UIView) -> UISearchBar? {
    if let bar = view as? UISearchBar { return bar }
    return view.subviews.lazy.compactMap { first(in: $0) }.first
  }
}
