extension TableView {
  /// Lets the cursor follow its item through an update, silently, since it is on the same item.
  ///
  /// - Returns: what it was on, if that is gone; `nil` if the item is still there.
  func moveFocus(after plan: UpdatePlan) -> Focus? {
    guard let former = focus else { return nil }
    switch former {
    case .tableHeader, .tableFooter: return nil
    case .row(let path):
      guard let place = plan.newPlace(of: RowPlace(section: path.section, row: path.row)) else {
        return former
      }
      focus = .row(place.indexPath)
    case .sectionHeader(let section):
      guard let new = plan.newSection(of: section), headerText(ofSection: new) != nil else { return former }
      focus = .sectionHeader(new)
    case .sectionFooter(let section):
      guard let new = plan.newSection(of: section), footerText(ofSection: new) != nil else { return former }
      focus = .sectionFooter(new)
    }
    return nil
  }

  /// Puts the cursor beside an item that is gone: on the next one that was there before, else on the previous one, else
  /// on a new row in that place, else on the header of the section, else on whatever row is nearest.
  func settleFocus(_ lost: Focus, _ plan: UpdatePlan, _ before: SectionCounts) throws(TableViewError) {
    let place = lostPlace(lost)
    let target =
      survivor(near: place, plan, before).map { Focus.row($0.indexPath) } ?? replacement(of: place, plan)
    if case .row(let path) = target { try reveal(RowPlace(section: path.section, row: path.row)) }
    setFocus(target)
  }

  private func lostPlace(_ lost: Focus) -> RowPlace {
    switch lost {
    case .row(let path): RowPlace(section: path.section, row: path.row)
    case .sectionHeader(let section): RowPlace(section: section, row: -1)
    case .sectionFooter(let section): RowPlace(section: section, row: Int.max)
    case .tableHeader: RowPlace(section: 0, row: -1)
    case .tableFooter: RowPlace(section: counts.numberOfSections, row: 0)
    }
  }

  /// Where the nearest row of the same section is that stayed in it: the next one, else the previous one.
  private func survivor(near place: RowPlace, _ plan: UpdatePlan, _ before: SectionCounts) -> RowPlace? {
    guard (0..<before.numberOfSections).contains(place.section) else { return nil }
    let count = before[place.section]
    guard plan.keepsRows(ofSection: place.section), count > 0 else { return nil }
    let stays = { (row: Int) in plan.stayingPlace(of: RowPlace(section: place.section, row: row)) }
    let after =
      place.row < count ? (place.row + 1..<max(place.row + 1, count)).lazy.compactMap(stays).first : nil
    return after ?? (0..<max(0, min(place.row, count))).reversed().lazy.compactMap(stays).first
  }

  /// What to turn to if no row of the section stayed.
  private func replacement(of place: RowPlace, _ plan: UpdatePlan) -> Focus? {
    guard let section = plan.newSection(of: place.section) else {
      return nearestRow(to: RowPlace(section: plan.firstSection(after: place.section, counts), row: 0))
    }
    if counts[section] > 0 { return nearestRow(to: RowPlace(section: section, row: place.row)) }
    if headerText(ofSection: section) != nil { return .sectionHeader(section) }
    return nearestRow(to: RowPlace(section: section, row: 0))
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
  /// Whether a section is still there and was not read anew.
  fileprivate func keepsRows(ofSection section: Int) -> Bool {
    newSection(of: section) != nil && !sections.isReloaded(section)
  }

  /// Where a row is after the update, if it neither went nor was moved by itself.
  fileprivate func stayingPlace(of place: RowPlace) -> RowPlace? {
    rows.ledger.fates[place]?.target == nil ? newPlace(of: place) : nil
  }

  /// The number after the update of the first section that stood after a deleted one; the count of sections if none.
  fileprivate func firstSection(after section: Int, _ counts: SectionCounts) -> Int {
    var next = section + 1
    while next < sections.map.countBefore {
      if let new = newSection(of: next) { return new }
      next += 1
    }
    return counts.numberOfSections
  }
}
