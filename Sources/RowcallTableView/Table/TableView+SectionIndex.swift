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
  public var visibleRowsUnderIndex: [RowReference] {
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

/// Where the section index stands while the cursor is on it.
struct IndexStand {
  var title: Int
  /// Whether the listener moved it there; if not, it stands where the cursor came from.
  var isMoved = false
}

/// The section index is one element for a listener, who moves it like a slider and hears where it leads.
extension TableView {
  /// The number of the title at which the section index stands, counted from zero: where the listener moved it, else the
  /// title under which the cursor is, or the first row of the window.
  ///
  /// `nil` without titles or without rows, and while the data source is telling where its titles lead.
  package var sectionIndexPosition: Int? {
    guard hasSectionIndex else { return nil }
    if let stand = indexStand, sectionIndexTitles.indices.contains(stand.title) { return stand.title }
    return calls.tellsWhereTitlesLead ? nil : titleOfFocus ?? 0
  }

  /// Moves the section index by some titles, back if the number is negative, and stops at its ends.
  ///
  /// The window goes along, so that it starts with the row to which the title leads. The cursor goes to the index and
  /// stays on it; the next step, and the one before, lead to that row. Titles for which the data source names a section
  /// that is not there are passed over, as is a title that stands for a field to search in.
  /// - Returns: whether it moved: at its ends it stays where it is, which is written down.
  /// - Throws: `.nothingThere` without an index; whatever showing the rows throws.
  @discardableResult
  public func adjustSectionIndex(by titles: Int) throws(TableViewError) -> Bool {
    try change("adjustSectionIndex(by:)") { () throws(TableViewError) in
      try loadIfNeeded()
      if titles == 0 { return false }
      return try adjust(by: titles)
    }
  }

  /// Takes the listener from the section index to the row to which it leads, as `followIndexTitle(at:)` does.
  public func activateSectionIndex() throws(TableViewError) {
    try change("activateSectionIndex()") { () throws(TableViewError) in
      try loadIfNeeded()
      guard let title = sectionIndexPosition else { throw .nothingThere(.sectionIndex) }
      try follow(title)
    }
  }

  /// Whether there is an index that leads anywhere.
  var hasSectionIndex: Bool { !sectionIndexTitles.isEmpty && counts.total > 0 }

  /// By how many titles a step moves the index while the cursor is on it; `nil` for a step that leads off it.
  func titles(of step: FocusStep) -> Int? {
    switch step {
    case .nextPage: windowSize
    case .previousPage: -windowSize
    case .next, .previous, .first, .last, .nextSection, .previousSection: nil
    }
  }

  func adjust(by titles: Int) throws(TableViewError) -> Bool {
    guard let position = sectionIndexPosition else { throw .nothingThere(.sectionIndex) }
    guard let (title, section, place) = arrival(from: position, by: titles) else {
      note(.indexEndReached(isLast: titles > 0))
      return false
    }
    try scroll(toPosition: counts.position(of: place))
    indexStand = IndexStand(title: title, isMoved: true)
    if focus != .sectionIndex { setFocus(.sectionIndex) }
    note(.indexMoved(reference(toIndexTitleAt: title, section: section, landing: place)))
    return true
  }

  /// The title at which a move of the index ends, with where it leads: so many titles on or, if that one leads nowhere,
  /// the nearest one beyond, else before it; `nil` if none leads anywhere in that direction.
  private func arrival(from position: Int, by titles: Int) -> (title: Int, section: Int, place: RowPlace)? {
    let (step, last) = (titles.signum(), sectionIndexTitles.count - 1)
    let goal = titles > 0 ? position + min(titles, last - position) : position + max(titles, -position)
    let beyond = Array(stride(from: goal, through: step > 0 ? last : 0, by: step))
    let before = stride(from: goal - step, to: position, by: -step)
    return (beyond + before).lazy.filter { $0 != position }.compactMap { title in
      guard let section = try? self.section(forIndexTitleAt: title) else { return nil }
      return self.landing(inSection: section).map { (title, section, $0) }
    }.first
  }

  /// The row to which the index leads; `nil` unless the listener moved it.
  var indexLanding: RowPlace? {
    guard focus == .sectionIndex, let stand = indexStand, stand.isMoved else { return nil }
    return (try? section(forIndexTitleAt: stand.title)).flatMap(landing)
  }

  /// The first row of a section, else of the next section that has rows, else of the last one before it; `nil` if there
  /// is no reachable row.
  func landing(inSection section: Int) -> RowPlace? {
    // There may be any number of empty sections in between, so their rows are counted and not looked for.
    let start = counts.position(of: RowPlace(section: section, row: 0))
    let next = counts.place(at: start)?.section ?? counts.place(at: counts.total - 1)?.section
    guard let next else { return nil }
    let first = { (section: Int) in self.firstRow(of: section)?.rowPlace }
    return (next..<numberOfSections).lazy.compactMap(first).first
      ?? (0..<next).reversed().lazy.compactMap(first).first
  }

  /// The number of the title under which the cursor is, or the first row of the window if the cursor is nowhere: of the
  /// titles that lead to its section or to one before it, the nearest, else the first that leads anywhere.
  var titleOfFocus: Int? {
    guard let section = sectionOfFocus else { return nil }
    let targets = sectionIndexTitles.indices.compactMap { title in
      (try? self.section(forIndexTitleAt: title)).map { (title: title, section: $0) }
    }
    // Of several titles that lead to one section, `max` gives the first.
    let nearest = targets.filter { $0.section <= section }.max { $0.section < $1.section }
    return (nearest ?? targets.first)?.title
  }

  private var sectionOfFocus: Int? {
    switch focus {
    case .tableHeader: 0
    case .sectionHeader(let section), .sectionFooter(let section): section
    case .row(let path): path.section
    case .tableFooter: numberOfSections - 1
    case .sectionIndex, nil: window.rows.first?.place.section
    }
  }
}
