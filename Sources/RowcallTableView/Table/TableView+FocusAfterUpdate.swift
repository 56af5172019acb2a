/// What the cursor is on after an update.
struct Landing {
  /// What it is on; `nil` if nothing is there any more.
  var focus: Focus?
  /// Whether that is what it was on before, so that there is nothing to tell.
  var isSameItem: Bool
}

extension TableView {
  /// Where the cursor goes in an update, once the counts are those after it; `nil` if it was nowhere.
  ///
  /// It follows its item, into a reloaded section by the data source's identifiers. If that is gone it goes to the next
  /// one that was there before, else to the previous one, else to a new row in that place, else to the header of the
  /// section, else to whatever row is nearest. From the header of a section that is gone it goes to what came after
  /// that section.
  func landing(after plan: UpdatePlan, _ before: SectionCounts) -> Landing? {
    focus.map { seen(landing(of: $0, plan, before)) }
  }

  /// The same landing, or beside it if that row has no height and is not there for a listener.
  func seen(_ landing: Landing) -> Landing {
    guard let focus = landing.focus, isHidden(focus) else { return landing }
    return Landing(focus: stop(after: focus) ?? stop(before: focus), isSameItem: false)
  }

  /// Leaves a row that has just lost its height.
  func leaveHiddenRow() throws(TableViewError) {
    guard let focus, isHidden(focus) else { return }
    let landing = seen(Landing(focus: focus, isSameItem: true))
    if let place = landing.focus?.rowPlace { try reveal(place) }
    land(landing)
  }

  private func isHidden(_ focus: Focus) -> Bool { focus.rowPlace.map(isHidden) ?? false }

  private func landing(of former: Focus, _ plan: UpdatePlan, _ before: SectionCounts) -> Landing {
    if let same = follow(former, plan) { return Landing(focus: same, isSameItem: true) }
    if plan.reads(former), let place = identifiedPlace() {
      return Landing(focus: .row(place.indexPath), isSameItem: true)
    }
    if case .sectionHeader(let section) = former, plan.sections.new(of: section) == nil {
      return Landing(focus: firstStop(from: plan.firstSection(after: section, counts)), isSameItem: false)
    }
    let place = lostPlace(former)
    let survivor = survivor(near: place, plan, before).map { Focus.row($0.indexPath) }
    return Landing(focus: survivor ?? replacement(of: place, plan), isSameItem: false)
  }

  /// The landing on the row of a reloaded section that shows what the cursor was on; without such a row as it was.
  func recognised(
    _ landing: Landing, _ plan: UpdatePlan, in made: VisibleWindow, _ former: VisibleWindow
  ) -> Landing {
    guard !landing.isSameItem, let place = focusedPlace, plan.reads(.row(place.indexPath)),
      let content = former.cell(at: place)?.content,
      let same = made.place(showing: content, near: landing.focus?.rowPlace)
    else { return landing }
    return Landing(focus: .row(same.indexPath), isSameItem: true)
  }

  /// Puts the cursor where it lands; silently if it is still on its item.
  func land(_ landing: Landing?) {
    guard let landing else { return }
    guard landing.isSameItem else { return setFocus(landing.focus) }
    focus = landing.focus
    // What was recognised by what it shows may go by another name now.
    focusedIdentifier = askFocusedIdentifier()
  }

  /// What the cursor is on, under its name after the update; `nil` if it is gone.
  private func follow(_ former: Focus, _ plan: UpdatePlan) -> Focus? {
    switch former {
    case .tableHeader, .tableFooter, .sectionIndex: existing(former)
    case .row(let path):
      plan.newPlace(of: RowPlace(section: path.section, row: path.row)).map { .row($0.indexPath) }
    case .sectionHeader(let section): plan.sections.new(of: section).flatMap { existing(.sectionHeader($0)) }
    case .sectionFooter(let section): plan.sections.new(of: section).flatMap { existing(.sectionFooter($0)) }
    }
  }

  private func lostPlace(_ lost: Focus) -> RowPlace {
    switch lost {
    case .row(let path): RowPlace(section: path.section, row: path.row)
    case .sectionHeader(let section): RowPlace(section: section, row: -1)
    case .sectionFooter(let section): RowPlace(section: section, row: Int.max)
    case .tableHeader: RowPlace(section: 0, row: -1)
    case .tableFooter, .sectionIndex: RowPlace(section: counts.numberOfSections, row: 0)
    }
  }

  /// Where the nearest row of the same section is that stayed in it: the next one, else the previous one.
  private func survivor(near place: RowPlace, _ plan: UpdatePlan, _ before: SectionCounts) -> RowPlace? {
    guard (0..<before.numberOfSections).contains(place.section) else { return nil }
    let count = before[place.section]
    guard plan.sections.keepsRows(place.section), count > 0 else { return nil }
    let stays = { (row: Int) in
      plan.stayingPlace(of: RowPlace(section: place.section, row: row)).flatMap {
        self.isHidden($0) ? nil : $0
      }
    }
    let after =
      place.row < count ? (place.row + 1..<max(place.row + 1, count)).lazy.compactMap(stays).first : nil
    return after ?? (0..<max(0, min(place.row, count))).reversed().lazy.compactMap(stays).first
  }

  /// What to turn to if no row of the section stayed.
  private func replacement(of place: RowPlace, _ plan: UpdatePlan) -> Focus? {
    guard let section = plan.sections.new(of: place.section) else {
      return nearestRow(to: RowPlace(section: plan.firstSection(after: place.section, counts), row: 0))
    }
    if counts[section] > 0 { return nearestRow(to: RowPlace(section: section, row: place.row)) }
    return existing(.sectionHeader(section)) ?? nearestRow(to: RowPlace(section: section, row: 0))
  }

  /// A row of that section if it has any, the nearest one to the place; else the first row after it, else the last
  /// before it; `nil` in a table without rows.
  func nearestRow(to place: RowPlace) -> Focus? {
    guard counts.total > 0 else { return target(of: .first) }
    let position: Int
    if place.section >= counts.numberOfSections {
      position = counts.total - 1
    } else {
      let start = counts.position(of: RowPlace(section: place.section, row: 0))
      position = start + max(0, min(place.row, counts[place.section] - 1))
    }
    return counts.place(at: min(position, counts.total - 1)).map { .row($0.indexPath) }
  }
}

extension UpdatePlan {
  /// Whether a row stood in a section that is read anew and may be there again.
  fileprivate func reads(_ focus: Focus) -> Bool {
    guard let place = focus.rowPlace else { return false }
    return sections.new(of: place.section) != nil && sections.isReloaded(place.section)
  }

  /// Where a row is after the update, if it neither went nor was moved by itself.
  fileprivate func stayingPlace(of place: RowPlace) -> RowPlace? {
    rows.fates[place]?.target == nil ? newPlace(of: place) : nil
  }

  /// The number after the update of the first section that stood after a deleted one; the count of sections if none.
  fileprivate func firstSection(after section: Int, _ counts: SectionCounts) -> Int {
    var next = section + 1
    while next < sections.map.countBefore {
      if let new = sections.new(of: next) { return new }
      next += 1
    }
    return counts.numberOfSections
  }
}

extension TableView {
  /// The data source's own name for the focused item, asked for when the focus is set: by the time of a reload the data
  /// source may have other items in its rows.
  func askFocusedIdentifier() -> String? {
    guard let place = focusedPlace, let source = dataSource as? any IdentifyingTableViewDataSource else {
      return nil
    }
    return ask("modelIdentifierForElement(at:in:)") {
      source.modelIdentifierForElement(at: place.indexPath, in: self)
    }
  }

  /// Where the data source says that the focused item is now; `nil` if it says nothing.
  func identifiedPlace() -> RowPlace? {
    guard let focusedIdentifier, let source = dataSource as? any IdentifyingTableViewDataSource else {
      return nil
    }
    let path = ask("indexPathForElement(withModelIdentifier:in:)") {
      source.indexPathForElement(withModelIdentifier: focusedIdentifier, in: self)
    }
    return path.flatMap { try? counts.place(of: $0) }
  }

  /// Where the cursor goes after a reload, once the counts are the new ones; `nil` if it was nowhere.
  ///
  /// That is where the data source says that its item is, else a row of the new window that shows the same as the one
  /// it was on, else what is now nearest to its place.
  func landing(after former: CellContent?, in made: VisibleWindow, identified: RowPlace?) -> Landing? {
    focus.map { seen(landing(of: $0, after: former, in: made, identified: identified)) }
  }

  private func landing(
    of focus: Focus, after former: CellContent?, in made: VisibleWindow, identified: RowPlace?
  ) -> Landing {
    if let identified { return Landing(focus: .row(identified.indexPath), isSameItem: true) }
    if let former, let place = made.place(showing: former, near: focusedPlace) {
      return Landing(focus: .row(place.indexPath), isSameItem: true)
    }
    let nearest = nearest(to: focus)
    return Landing(focus: nearest, isSameItem: nearest == focus && focusedPlace == nil)
  }

  /// What is at the place of a focus now, or nearest to it; `nil` in an empty table.
  func nearest(to focus: Focus) -> Focus? {
    switch focus {
    case .row(let path): nearestRow(to: RowPlace(section: path.section, row: path.row))
    case .sectionHeader(let section): existing(focus) ?? nearestRow(to: RowPlace(section: section, row: 0))
    case .sectionFooter(let section):
      existing(focus) ?? nearestRow(to: RowPlace(section: section, row: Int.max))
    case .tableHeader: existing(focus) ?? target(of: .first)
    case .tableFooter, .sectionIndex: existing(focus) ?? target(of: .last)
    }
  }
}

extension VisibleWindow {
  /// The place of a row that shows just that: the given one if it does, else the first.
  func place(showing content: CellContent, near place: RowPlace?) -> RowPlace? {
    let same = rows.filter { $0.cell.content == content }.map(\.place)
    return same.first { $0 == place } ?? same.first
  }
}

/// The delegate may change the table when it hears what the listener did. Rows that the table still has to speak of are
/// bookmarked meanwhile: each update takes the bookmarks along.
extension TableView {
  /// Tells of rows one after the other: each by the place that it has by then, and not at all if it is gone.
  func inTurn(
    _ places: [RowPlace], _ tell: (Int, RowPlace) throws(TableViewError) -> Void
  ) throws(TableViewError) {
    let first = bookmarks.count
    bookmarks += places
    defer { bookmarks.removeSubrange(first...) }
    for index in places.indices {
      if let place = bookmarks[first + index] { try tell(index, place) }
    }
  }

  /// Runs something in which the table may change; returns where a row is afterwards, `nil` if it is gone.
  func follow<Failure: Error>(
    _ place: RowPlace, through callback: () throws(Failure) -> Void
  ) throws(Failure) -> RowPlace? {
    bookmarks.append(place)
    defer { bookmarks.removeLast() }
    try callback()
    return bookmarks.last ?? nil
  }
}
