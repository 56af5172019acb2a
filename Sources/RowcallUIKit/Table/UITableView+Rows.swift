extension UITableView {
  /// The number of sections, as the table knows it.
  public var numberOfSections: Int {
    loadIfNeeded()
    return engine.numberOfSections
  }
  /// The number of rows in a section; 0 for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return engine.numberOfRows(inSection: section)
  }

  /// The cell that shows a row; `nil` if the row is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    (engine.cellForRow(at: indexPath) as? HostedCell)?.view
  }
  /// The path of the row that a cell shows; `nil` if the cell is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.hosted.flatMap { engine.indexPath(for: $0) }
  }
  /// The cells in sight, in order.
  public var visibleCells: [UITableViewCell] {
    loadIfNeeded()
    return engine.visibleCells.compactMap { ($0 as? HostedCell)?.view }
  }
  /// The paths of the rows in sight, in order; `nil` if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    let paths = engine.indexPathsForVisibleRows
    return paths.isEmpty ? nil : paths
  }
  /// The paths of the rows in a rectangle; none, because rows have no place on a screen here.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  /// The path of the row at a point: that of the cell that answered `convert(_:to:)`, else none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

  /// Where a row lies; nowhere here.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Where a section lies; nowhere here.
  public func rect(forSection section: Int) -> CGRect { .zero }
  /// Where a header lies; nowhere here.
  public func rectForHeader(inSection section: Int) -> CGRect { .zero }
  /// Where a footer lies; nowhere here.
  public func rectForFooter(inSection section: Int) -> CGRect { .zero }

  /// Moves the rows in sight so that a row is among them.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    attempt { () throws(TableViewError) in
      try engine.scrollToRow(at: indexPath, at: RowcallTableView.ScrollPosition(scrollPosition))
    }
  }
  /// Moves the rows in sight to the nearest selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    attempt { () throws(TableViewError) in
      try engine.scrollToNearestSelectedRow(at: RowcallTableView.ScrollPosition(scrollPosition))
    }
  }
}

// Selection from code, of which the delegate hears nothing.
extension UITableView {
  /// Whether rows can be selected outside editing mode.
  public var allowsSelection: Bool {
    get { engine.allowsSelection }
    set { engine.allowsSelection = newValue }
  }
  /// Whether rows can be selected in editing mode.
  public var allowsSelectionDuringEditing: Bool {
    get { engine.allowsSelectionDuringEditing }
    set { engine.allowsSelectionDuringEditing = newValue }
  }
  /// Whether more than one row can be selected outside editing mode.
  public var allowsMultipleSelection: Bool {
    get { engine.allowsMultipleSelection }
    set { engine.allowsMultipleSelection = newValue }
  }
  /// Whether more than one row can be selected in editing mode.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { engine.allowsMultipleSelectionDuringEditing }
    set { engine.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// The path of the first selected row; `nil` if none is selected.
  public var indexPathForSelectedRow: IndexPath? { engine.indexPathForSelectedRow }
  /// The paths of the selected rows; `nil` if none is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = engine.indexPathsForSelectedRows
    return paths.isEmpty ? nil : paths
  }
  /// Selects a row; a path of `nil` deselects all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    let position = scrollPosition == .none ? nil : RowcallTableView.ScrollPosition(scrollPosition)
    attempt { () throws(TableViewError) in try engine.selectRow(at: indexPath, scrollPosition: position) }
  }
  /// Deselects a row.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    attempt { () throws(TableViewError) in try engine.deselectRow(at: indexPath) }
  }
}
