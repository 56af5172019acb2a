extension TableView {
  /// Puts the cursor on the next row that begins with what a listener typed.
  ///
  /// It looks from the row after the cursor on, and past the end from the start: so the same text again leads to the next
  /// match. A text that goes on from the one before (`ne` after `n`) may stay on its row. A row is found by the texts
  /// that the data source gives for it, else by what the author has said for it and the first text that it shows, for
  /// which its cell is made. A row whose cell cannot be made is passed over, as long as another one is found.
  ///
  ///     try table.search(typed: "ne", matching: PrefixMatcher(for: locale).beginning)   // Nebraska
  ///
  /// - Parameters:
  ///   - text: all that was typed so far.
  ///   - beginning: gives for what was typed whether a text begins with it; the locale's rules are its business.
  /// - Returns: whether there is such a row; if not, the cursor stays, which is written down.
  /// - Throws: what the cell of a row that was passed over threw, if no other row is found.
  @discardableResult
  public func search(
    typed text: String, matching beginning: (_ typed: String) -> (_ text: String) -> Bool
  ) throws(TableViewError) -> Bool {
    try change("search(typed:matching:)") { () throws(TableViewError) in
      try loadIfNeeded()
      // Whether a text goes on from another is a question of letters: 박 goes on from 바, which it does not begin with.
      let goesOn = typed.map { text != $0 && matches($0, by: beginning)(text) } ?? false
      let start = searchStart(includingRow: goesOn)
      guard let place = try row(from: start, where: matches(text, by: beginning)) else {
        note(.searched(text, found: nil))
        return false
      }
      note(.searched(text, found: reference(to: place)))
      try self.place(focusOn: .row(place.indexPath))
      typed = text
      return true
    }
  }

  /// What tells whether a text begins with what was typed: the author's code, during which the table must stay as it is.
  private func matches(
    _ typed: String, by beginning: (String) -> (String) -> Bool
  ) -> (String) -> Bool {
    let isMatch = ask("search(typed:matching:)") { beginning(typed) }
    return { text in self.ask("search(typed:matching:)") { isMatch(text) } }
  }

  /// The position from which a text is looked for.
  private func searchStart(includingRow: Bool) -> Int {
    switch focus {
    case .tableHeader, nil: return 0
    case .row(let path):
      return counts.position(of: RowPlace(section: path.section, row: path.row)) + (includingRow ? 0 : 1)
    case .sectionHeader(let section): return counts.position(of: RowPlace(section: section, row: 0))
    case .sectionFooter(let section):
      return counts.position(of: RowPlace(section: section, row: counts[section]))
    // The row to which the index leads has only been named.
    case .sectionIndex: return indexLanding.map(counts.position) ?? counts.total
    case .tableFooter: return counts.total
    }
  }

  /// The first row from a position on, and past the end from the start, with a text of that kind.
  private func row(from start: Int, where isMatch: (String) -> Bool) throws(TableViewError) -> RowPlace? {
    var checked: Set<Int> = []
    var failure: TableViewError?
    for positions in [start..<max(start, counts.total), 0..<min(start, counts.total)] {
      for place in counts.places(in: positions) {
        if checked.insert(place.section).inserted { try checkCount(ofSection: place.section) }
        do {
          if try searchTexts(of: place).contains(where: isMatch), !isHidden(place) { return place }
        } catch { failure = failure ?? error }
      }
    }
    if let failure { throw failure }
    return nil
  }

  private func searchTexts(of place: RowPlace) throws(TableViewError) -> [String] {
    guard let dataSource else { throw .noDataSource }
    let texts = ask("tableView(_:searchTextsForRowAt:)") {
      dataSource.tableView(self, searchTextsForRowAt: place.indexPath)
    }
    if let texts { return texts }
    if let cell = window.cell(at: place) { return cell.content.searchTexts }
    let cell = try askCell(dataSource, place)
    if let shown = window.rows.first(where: { $0.cell === cell }) {
      throw .cellShownTwice(shown.place.indexPath, place.indexPath)
    }
    defer { pool.enqueue(cell) }
    return cell.content.searchTexts
  }
}
