extension TableView {
  /// Puts the cursor on the next row that begins with what a listener typed.
  ///
  /// It looks from the row after the cursor on, and past the end from the start: so the same text again leads to the next
  /// match. A text that goes on from the one before (`ne` after `n`) may stay on its row. A row is found by the texts
  /// that the data source gives for it, else by the first text that it shows, for which its cell is made.
  ///
  ///     try table.search(typed: "ne", matching: PrefixMatcher(for: locale).beginning)   // Nebraska
  ///
  /// - Parameters:
  ///   - text: all that was typed so far.
  ///   - beginning: gives for what was typed whether a text begins with it; the locale's rules are its business.
  /// - Returns: whether there is such a row; if not, the cursor stays, which is written down.
  @discardableResult
  public func search(
    typed text: String, matching beginning: (_ typed: String) -> (_ text: String) -> Bool
  ) throws(TableViewError) -> Bool {
    try change("search(typed:matching:)") { () throws(TableViewError) in
      try loadIfNeeded()
      guard let place = try row(from: searchStart(text), where: beginning(text)) else {
        note(.searched(text, found: nil))
        return false
      }
      note(.searched(text, found: reference(to: place)))
      try self.place(focusOn: .row(place.indexPath))
      typed = text
      return true
    }
  }

  /// The position from which a text is looked for.
  private func searchStart(_ text: String) -> Int {
    guard let focus, counts.total > 0 else { return 0 }
    let goesOn = typed.map { text != $0 && text.hasPrefix($0) } ?? false
    switch focus {
    case .tableHeader, .sectionHeader: return position(beside: focus)
    case .row, .sectionFooter, .tableFooter, .sectionIndex: return position(beside: focus) + (goesOn ? 0 : 1)
    }
  }

  /// The first row from a position on, and past the end from the start, with a text of that kind.
  private func row(from start: Int, where isMatch: (String) -> Bool) throws(TableViewError) -> RowPlace? {
    var checked: Set<Int> = []
    for positions in [start..<max(start, counts.total), 0..<min(start, counts.total)] {
      for place in counts.places(in: positions) {
        if checked.insert(place.section).inserted { try checkCount(ofSection: place.section) }
        if try searchTexts(of: place).contains(where: isMatch), !isHidden(place) { return place }
      }
    }
    return nil
  }

  /// The texts by which a row is found.
  private func searchTexts(of place: RowPlace) throws(TableViewError) -> [String] {
    guard let dataSource else { throw .noDataSource }
    let texts = ask("tableView(_:searchTextsForRowAt:)") {
      dataSource.tableView(self, searchTextsForRowAt: place.indexPath)
    }
    if let texts { return texts }
    if let cell = window.cell(at: place) { return Array(cell.content.texts.prefix(1)) }
    let cell = try askCell(dataSource, place)
    if let shown = window.rows.first(where: { $0.cell === cell }) {
      throw .cellShownTwice(shown.place.indexPath, place.indexPath)
    }
    defer { pool.enqueue(cell) }
    return Array(cell.content.texts.prefix(1))
  }
}
