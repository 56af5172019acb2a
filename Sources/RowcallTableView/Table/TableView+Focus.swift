/// What the listener's cursor can be on.
public enum Focus: Hashable, Sendable {
  /// The table's own header.
  case tableHeader
  /// The header of a section.
  case sectionHeader(Int)
  /// A row.
  case row(IndexPath)
  /// The footer of a section.
  case sectionFooter(Int)
  /// The table's own footer.
  case tableFooter
  /// The section index as a whole, beside the table: what follows after all else.
  case sectionIndex
}

/// A step of the cursor.
///
/// The section index comes last. Its ends are not those of the table: `last` leads past it to the table, and pages move
/// it by as many titles as the window shows rows. Once it was moved, every step off it starts from the row to which it
/// leads, and the next and the previous step lead to that row.
public enum FocusStep: Hashable, Sendable, CaseIterable {
  /// To what follows: header, rows, footer, next section, and after the last of all the section index.
  case next
  /// To what comes before.
  case previous
  /// To the first thing in the table.
  case first
  /// To the last thing in the table.
  case last
  /// Forward by as many rows as the window shows.
  case nextPage
  /// Back by as many rows as the window shows.
  case previousPage
  /// To the start of the next section.
  case nextSection
  /// To the start of this section, or from there to the start of the one before.
  case previousSection
}

extension TableView {
  /// Puts the cursor on something and the window around it: with a header comes the row after it, with a footer the row
  /// before it.
  ///
  /// - Throws: a place error if there is no such row or section; `.nothingThere` for a header or footer that the table
  ///   does not have.
  public func moveFocus(to target: Focus) throws(TableViewError) {
    try change("moveFocus(to:)") { () throws(TableViewError) in
      try loadIfNeeded()
      try place(focusOn: target)
    }
  }

  /// Moves the cursor by a step, from the start of the table if it is nowhere.
  ///
  /// - Returns: whether it moved: at the ends of the table it stays where it is, which is written down.
  @discardableResult
  public func moveFocus(_ step: FocusStep) throws(TableViewError) -> Bool {
    try change("moveFocus(_:)") { () throws(TableViewError) in
      try loadIfNeeded()
      if focus == .sectionIndex, let titles = titles(of: step) { return try adjust(by: titles) }
      guard let target = target(of: step), target != focus else {
        note(.edgeReached(step))
        return false
      }
      try place(focusOn: target)
      return true
    }
  }

  /// Puts the window around the target, then the cursor on it, and says so: whoever asks wants to hear it.
  func place(focusOn target: Focus) throws(TableViewError) {
    if let position = try checkedPosition(of: target) {
      try scroll(toPosition: top(near: window.top, showing: position))
    }
    setFocus(target)
  }

  /// The position of the row that comes into the window together with a target; `nil` if the window stays.
  private func checkedPosition(of target: Focus) throws(TableViewError) -> Int? {
    switch target {
    case .row(let path): return counts.position(of: try counts.place(of: path))
    case .sectionHeader(let section), .sectionFooter(let section): _ = try counts.checked(section)
    case .tableHeader, .tableFooter, .sectionIndex: break
    }
    if existing(target) == nil { throw .nothingThere(target) }
    return target != .sectionIndex && counts.total > 0 ? position(beside: target) : nil
  }

  /// The same, or `nil` for a header, footer or index that the table does not have.
  func existing(_ focus: Focus) -> Focus? {
    let isThere =
      switch focus {
      case .tableHeader: header != nil
      case .sectionHeader(let section): headerText(ofSection: section) != nil
      case .row: true
      case .sectionFooter(let section): footerText(ofSection: section) != nil
      case .tableFooter: footer != nil
      case .sectionIndex: hasSectionIndex
      }
    return isThere ? focus : nil
  }

  /// The position of the row itself or, of a header, of the row after it, of a footer, of the row before it, of an index
  /// that was moved, of the row to which it leads; the table must have rows.
  func position(beside focus: Focus) -> Int {
    let position =
      switch focus {
      case .tableHeader: 0
      case .row(let path): counts.position(of: RowPlace(section: path.section, row: path.row))
      case .sectionHeader(let section): counts.position(of: RowPlace(section: section, row: 0))
      case .sectionFooter(let section):
        counts.position(of: RowPlace(section: section, row: counts[section])) - 1
      case .tableFooter: counts.total - 1
      case .sectionIndex: indexLanding.map(counts.position) ?? counts.total - 1
      }
    return max(0, min(position, counts.total - 1))
  }

  /// Puts the cursor on a row that is in the window, if it is not there yet.
  func focusRow(at place: RowPlace) {
    if focusedPlace != place { setFocus(.row(place.indexPath)) }
  }

  /// Takes the cursor off a header, a footer or an index of the table that is gone, but not before the table is whole.
  func leaveLostEnd() {
    guard calls.callback == nil, let focus, [.tableHeader, .tableFooter, .sectionIndex].contains(focus),
      existing(focus) == nil
    else { return }
    setFocus(nearest(to: focus))
  }

  /// Sets the cursor and says so, whether or not it was there before.
  func setFocus(_ target: Focus?) {
    indexStand = target == .sectionIndex ? indexStand ?? IndexStand(title: titleOfFocus ?? 0) : nil
    typed = nil
    focus = target
    focusedIdentifier = askFocusedIdentifier()
    note(.focused(target.map(reference(to:))))
  }

  /// The place of the focused row; `nil` if the cursor is on none.
  var focusedPlace: RowPlace? { focus?.rowPlace }
}

extension Focus {
  /// The place of the row; `nil` for anything else.
  var rowPlace: RowPlace? {
    if case .row(let path) = self { RowPlace(section: path.section, row: path.row) } else { nil }
  }
}

extension TableView {
  /// Where a step leads from the present focus; `nil` if nothing is there.
  func target(of step: FocusStep) -> Focus? {
    guard let focus else { return step == .last ? lastStop : firstStop }
    return switch step {
    case .first: firstStop
    case .last: lastStop
    case .next: stop(after: focus)
    case .previous: stop(before: focus)
    case .nextPage: page(from: focus, by: windowSize)
    case .previousPage: page(from: focus, by: -windowSize)
    case .nextSection: firstStop(fromSection: nextSection(of: focus), orFooter: false)
    case .previousSection: previousSectionStart(from: focus)
    }
  }

  private var firstStop: Focus? { existing(.tableHeader) ?? firstStop(fromSection: 0) }

  private var lastStop: Focus? { existing(.tableFooter) ?? lastStop(upToSection: numberOfSections - 1) }

  /// What follows in reading order: table header, for each section its header, rows and footer, table footer, index.
  func stop(after focus: Focus) -> Focus? {
    focus == .sectionIndex
      ? indexLanding.map { .row($0.indexPath) } : listStop(after: focus) ?? existing(.sectionIndex)
  }

  private func listStop(after focus: Focus) -> Focus? {
    switch focus {
    case .tableHeader: return firstStop(fromSection: 0)
    case .sectionHeader(let section):
      return firstRow(of: section) ?? footerStop(of: section) ?? leave(section)
    case .row(let path):
      return row(from: path.row + 1, by: 1, in: path.section) ?? footerStop(of: path.section)
        ?? leave(path.section)
    case .sectionFooter(let section): return leave(section)
    case .tableFooter, .sectionIndex: return nil
    }
  }

  /// The first thing from a section on, else the last thing in the table; `nil` in an empty one.
  func firstStop(from section: Int) -> Focus? { firstStop(fromSection: section) ?? lastStop }

  private func leave(_ section: Int) -> Focus? { firstStop(fromSection: section + 1) }

  func stop(before focus: Focus) -> Focus? {
    switch focus {
    case .tableHeader: return nil
    case .sectionHeader(let section): return lastStop(upToSection: section - 1)
    case .row(let path):
      return row(from: path.row - 1, by: -1, in: path.section) ?? headerStop(of: path.section)
        ?? lastStop(upToSection: path.section - 1)
    case .sectionFooter(let section):
      return lastRow(of: section) ?? headerStop(of: section) ?? lastStop(upToSection: section - 1)
    case .tableFooter: return lastStop(upToSection: numberOfSections - 1)
    case .sectionIndex: return indexLanding.map { .row($0.indexPath) } ?? lastStop
    }
  }

  /// The first thing in a section or, if that is empty, in one after it, else the table's footer.
  private func firstStop(fromSection section: Int, orFooter includesFooter: Bool = true) -> Focus? {
    for section in section..<max(section, numberOfSections) {
      if let start = start(of: section) { return start }
    }
    return includesFooter ? existing(.tableFooter) : nil
  }

  /// The last thing in a section or, if that is empty, in one before it, else the table's header.
  private func lastStop(upToSection section: Int) -> Focus? {
    for section in (0..<max(0, section + 1)).reversed() {
      if let stop = footerStop(of: section) ?? lastRow(of: section) ?? headerStop(of: section) { return stop }
    }
    return existing(.tableHeader)
  }

  /// A page away from the row that the cursor is on or beside; at the end of the rows it stays on the last one.
  private func page(from focus: Focus, by rows: Int) -> Focus? {
    guard counts.total > 0 else { return nil }
    let position = max(0, min(position(beside: focus) + rows, counts.total - 1))
    guard let place = counts.place(at: position) else { return nil }
    if !isHidden(place) { return .row(place.indexPath) }
    let (onward, back) = (stop(after: .row(place.indexPath)), stop(before: .row(place.indexPath)))
    return rows > 0 ? onward ?? back : back ?? onward
  }

  private func nextSection(of focus: Focus) -> Int {
    switch focus {
    case .tableHeader: 0
    case .sectionHeader(let section), .sectionFooter(let section): section + 1
    case .row(let path): path.section + 1
    case .tableFooter: numberOfSections
    case .sectionIndex: (indexLanding?.section ?? numberOfSections - 1) + 1
    }
  }

  private func previousSectionStart(from focus: Focus) -> Focus? {
    for section in (0..<max(0, nextSection(of: focus))).reversed() {
      if let start = start(of: section), start != focus { return start }
    }
    return existing(.tableHeader)
  }

  private func start(of section: Int) -> Focus? {
    headerStop(of: section) ?? firstRow(of: section) ?? footerStop(of: section)
  }

  private func headerStop(of section: Int) -> Focus? { existing(.sectionHeader(section)) }

  private func footerStop(of section: Int) -> Focus? { existing(.sectionFooter(section)) }

  func firstRow(of section: Int) -> Focus? { row(from: 0, by: 1, in: section) }

  private func lastRow(of section: Int) -> Focus? { row(from: counts[section] - 1, by: -1, in: section) }

  /// The first row of a section from a number on, upwards or downwards, that is there for a listener.
  private func row(from first: Int, by step: Int, in section: Int) -> Focus? {
    let last = step > 0 ? counts[section] : -1
    return stride(from: first, to: last, by: step).lazy.map { RowPlace(section: section, row: $0) }
      .first { !self.isHidden($0) }.map { .row($0.indexPath) }
  }

  /// Whether the delegate gives a row no height, by which applications take it out of sight for a while.
  func isHidden(_ place: RowPlace) -> Bool { height(of: place) == 0 }
}
