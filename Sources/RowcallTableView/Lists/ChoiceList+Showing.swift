#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ChoiceList {
  /// What stands at the end of a row: a checkmark if it is chosen.
  public func accessory(ofRow row: Int) -> CellAccessory { isChosen(row) ? .checkmark : .none }
}

extension TableView {
  /// Shows what a tap on a row of a choice list changed: the row is deselected, and the changed rows are reloaded.
  ///
  /// Call it in `tableView(_:didSelectRowAt:)`, once the list has changed:
  ///
  ///     try tableView.showChoice(at: indexPath, changedRows: categories.choose(indexPath.row))
  ///
  /// - Parameters:
  ///   - indexPath: the row that was tapped.
  ///   - changedRows: the rows of its section that changed.
  public func showChoice(at indexPath: IndexPath, changedRows: [Int]) throws(TableViewError) {
    try deselectRow(at: indexPath)
    try reloadRows(at: changedRows.map { IndexPath(row: $0, section: indexPath.section) })
  }
}
