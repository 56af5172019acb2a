extension TableView {
  /// Reads the titles of the section index anew, and nothing else.
  public func reloadSectionIndexTitles() throws(TableViewError) {
    try change("reloadSectionIndexTitles()", insideUpdates: true) { () throws(TableViewError) in
      guard dataSource != nil else { throw .noDataSource }
      askIndexTitles()
      note(.indexReloaded(sectionIndexTitles))
    }
  }

  /// The section to which an index title leads.
  ///
  /// - Parameter index: which title, counted from zero.
  /// - Throws: `.noSuchIndexTitle` if there are fewer titles; `.indexLeadsNowhere` if the data source names a section
  ///   that is not there; `.calledBack` while the data source is telling just that.
  public func section(forIndexTitleAt index: Int) throws(TableViewError) -> Int {
    guard sectionIndexTitles.indices.contains(index) else {
      throw .noSuchIndexTitle(index, count: sectionIndexTitles.count)
    }
    guard let dataSource else { throw .noDataSource }
    let (title, callback) = (sectionIndexTitles[index], "tableView(_:sectionForSectionIndexTitle:at:)")
    if calls.tellsWhereTitlesLead { throw .calledBack("section(forIndexTitleAt:)", during: callback) }
    calls.tellsWhereTitlesLead = true
    defer { calls.tellsWhereTitlesLead = false }
    let section = ask(callback) {
      dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    }
    guard (0..<numberOfSections).contains(section) else {
      throw .indexLeadsNowhere(title: title, section: section, sections: numberOfSections)
    }
    return section
  }

  /// What is spoken for an index title: the data source's words for it, else the title.
  ///
  /// - Parameter index: which title, counted from zero.
  /// - Returns: `nil` if there are fewer titles.
  package func accessibilityLabel(forIndexTitleAt index: Int) -> String? {
    guard sectionIndexTitles.indices.contains(index) else { return nil }
    return authoredLabel(forIndexTitleAt: index) ?? sectionIndexTitles[index]
  }

  /// The data source's words for an index title that is there; `nil` if it leaves that to narration.
  func authoredLabel(forIndexTitleAt index: Int) -> String? {
    ask("tableView(_:accessibilityLabelForSectionIndexTitle:at:)") {
      dataSource?.tableView(
        self, accessibilityLabelForSectionIndexTitle: sectionIndexTitles[index], at: index)
    }
  }

  /// Takes the listener to the section of an index title.
  ///
  /// The window starts with its first row, and the cursor is on that. From a section without rows it goes on to the next
  /// one that has some, else back to the last one before it.
  public func followIndexTitle(at index: Int) throws(TableViewError) {
    try change("followIndexTitle(at:)") { () throws(TableViewError) in
      try loadIfNeeded()
      try follow(index)
    }
  }

  func follow(_ index: Int) throws(TableViewError) {
    let section = try section(forIndexTitleAt: index)
    let place = landing(inSection: section)
    // Where the title leads is so even if the rows there cannot be shown; and what follows from it stands below it.
    note(.indexFollowed(reference(toIndexTitleAt: index, section: section, landing: place)))
    guard let place else { return }
    try scroll(toPosition: counts.position(of: place))
    setFocus(.row(place.indexPath))
  }

  /// The visible rows whose disclosure indicator or detail button would lie under the index; none without an index.
  package var visibleRowsUnderIndex: [RowReference] {
    guard !sectionIndexTitles.isEmpty else { return [] }
    return window.rows.filter { row in
      let accessory = row.cell.content.accessory
      return accessory == .disclosureIndicator || accessory.hasDetailButton
    }.map { reference(to: $0.place) }
  }

  func askIndexTitles() {
    let former = sectionIndexTitles
    sectionIndexTitles = ask("sectionIndexTitles(for:)") { dataSource?.sectionIndexTitles(for: self) } ?? []
    guard let stand = indexStand, hasSectionIndex else { return }
    let title = former.indices.contains(stand.title) ? former[stand.title] : nil
    // Two titles may be the same, such as the "…" between and after letters.
    if sectionIndexTitles.indices.contains(stand.title), sectionIndexTitles[stand.title] == title { return }
    indexStand =
      title.flatMap(sectionIndexTitles.firstIndex).map { IndexStand(title: $0, isMoved: stand.isMoved) }
      ?? IndexStand(title: titleOfFocus ?? 0)
  }
}
