import RowcallModel

extension TableGrid {
  /// Whether Gecko, Firefox's engine, takes an HTML table for mere layout (`HTMLTableAccessible::IsProbablyLayoutTable`).
  ///
  /// Anything that only tables of data have settles it; then few rows and columns speak for layout. Borders, colours and
  /// widths, at which the engine looks as well, are not known here.
  var isGuessedLayout: Bool {
    guard role == .table, caption == nil, !hasDataMarkup else { return false }
    if columnCount <= 1 || rowCount <= 1 { return true }
    if columnCount >= 5 { return false }
    if cells.contains(where: \.hasTable) { return true }
    return rowCount <= 20 && rowCount * columnCount <= 10
  }

  private var hasDataMarkup: Bool {
    !columnGroups.isEmpty || rowGroups.contains { $0.kind != .body }
      || cells.contains {
        $0.kind == .header || $0.headerIDs != nil || $0.scope != nil || $0.abbreviation != nil
      }
  }
}

extension GridCell {
  fileprivate var hasTable: Bool { content.contains { if case .table = $0 { true } else { false } } }
}
