#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is known of the focused row before the table is read anew.
struct FocusedItem {
  var focus: Focus
  /// The data source's own name for the item; `nil` if it has none.
  var identifier: String?
  /// What the row shows; `nil` if the cursor is on no row.
  var content: CellContent?
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

  /// Remembers the focused item; `nil` if nothing is focused.
  func focusedItem() -> FocusedItem? {
    guard let focus else { return nil }
    guard let place = focusedPlace else { return FocusedItem(focus: focus) }
    return FocusedItem(focus: focus, identifier: focusedIdentifier, content: window.cell(at: place)?.content)
  }

  /// Puts the cursor on the same item again, or as near to its place as can be.
  func restoreFocus(to item: FocusedItem?) throws(TableViewError) {
    guard let item else { return }
    if let place = found(item) {
      try reveal(place)
      setFocus(.row(place.indexPath))
    } else {
      setFocus(nearest(to: item.focus))
    }
  }

  private func found(_ item: FocusedItem) -> RowPlace? {
    if let identifier = item.identifier, let source = dataSource as? any IdentifyingTableViewDataSource {
      let path = ask("indexPathForElement(withModelIdentifier:in:)") {
        source.indexPathForElement(withModelIdentifier: identifier, in: self)
      }
      return path.flatMap { try? counts.place(of: $0) }
    }
    guard case .row(let path) = item.focus, let content = item.content else { return nil }
    let place = RowPlace(section: path.section, row: path.row)
    let same = window.rows.filter { $0.cell.content == content }.map(\.place)
    return same.first { $0 == place } ?? same.first
  }

  /// What is at the place of a focus now, or nearest to it; `nil` in an empty table.
  private func nearest(to focus: Focus) -> Focus? {
    switch focus {
    case .tableHeader where header != nil, .tableFooter where footer != nil: focus
    case .sectionHeader(let section) where headerText(ofSection: section) != nil: focus
    case .sectionFooter(let section) where footerText(ofSection: section) != nil: focus
    case .row(let path): nearestRow(to: RowPlace(section: path.section, row: path.row))
    case .sectionHeader(let section): nearestRow(to: RowPlace(section: section, row: 0))
    case .sectionFooter(let section): nearestRow(to: RowPlace(section: section, row: Int.max))
    case .tableHeader: target(of: .first)
    case .tableFooter: target(of: .last)
    }
  }
}
