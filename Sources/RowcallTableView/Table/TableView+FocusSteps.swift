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

  private var firstStop: Focus? { header != nil ? .tableHeader : firstStop(fromSection: 0) }

  private var lastStop: Focus? { footer != nil ? .tableFooter : lastStop(upToSection: numberOfSections - 1) }

  /// What follows in reading order: table header, for each section its header, rows and footer, table footer, index.
  func stop(after focus: Focus) -> Focus? {
    switch focus {
    case .sectionIndex: indexLanding.map { .row($0.indexPath) }
    default: listStop(after: focus) ?? (hasSectionIndex ? .sectionIndex : nil)
    }
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
      if let stop = headerStop(of: section) ?? firstRow(of: section) ?? footerStop(of: section) {
        return stop
      }
    }
    return includesFooter && footer != nil ? .tableFooter : nil
  }

  /// The last thing in a section or, if that is empty, in one before it, else the table's header.
  private func lastStop(upToSection section: Int) -> Focus? {
    for section in (0..<max(0, section + 1)).reversed() {
      if let stop = footerStop(of: section) ?? lastRow(of: section) ?? headerStop(of: section) { return stop }
    }
    return header != nil ? .tableHeader : nil
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
    let section = nextSection(of: focus) - 1
    for section in (0..<max(0, section + 1)).reversed() {
      let start = headerStop(of: section) ?? firstRow(of: section) ?? footerStop(of: section)
      if let start, start != focus { return start }
    }
    return header != nil ? .tableHeader : nil
  }

  private func headerStop(of section: Int) -> Focus? {
    headerText(ofSection: section) == nil ? nil : .sectionHeader(section)
  }

  private func footerStop(of section: Int) -> Focus? {
    footerText(ofSection: section) == nil ? nil : .sectionFooter(section)
  }

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
