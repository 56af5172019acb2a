#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    case .tableHeader where header != nil, .tableFooter where footer != nil: focus
    case .sectionIndex where hasSectionIndex: focus
    case .sectionHeader(let section) where headerText(ofSection: section) != nil: focus
    case .sectionFooter(let section) where footerText(ofSection: section) != nil: focus
    case .row(let path): nearestRow(to: RowPlace(section: path.section, row: path.row))
    case .sectionHeader(let section): nearestRow(to: RowPlace(section: section, row: 0))
    case .sectionFooter(let section): nearestRow(to: RowPlace(section: section, row: Int.max))
    case .tableHeader: target(of: .first)
    case .tableFooter, .sectionIndex: target(of: .last)
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
