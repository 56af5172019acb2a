/// A row that was taken up, and where it would be dropped.
struct Reordering {
  var origin: RowPlace
  var target: RowPlace

  /// The same after an update; `nil` if the row is gone.
  ///
  /// Where it would be dropped is then where it lies, if that other place is gone.
  func following(_ plan: UpdatePlan, to counts: SectionCounts) -> Self? {
    guard let lies = plan.newPlace(of: origin) else { return nil }
    let moved = Self(origin: lies, target: plan.newPlace(of: target) ?? lies)
    return moved.target.row < moved.rows(inTargetSectionOf: counts) ? moved : Self(origin: lies, target: lies)
  }

  /// How many rows the section has in which the row would be dropped, once it is.
  func rows(inTargetSectionOf counts: SectionCounts) -> Int {
    counts[target.section] + (target.section == origin.section ? 0 : 1)
  }
}

extension TableView {
  /// Takes a row up in editing mode, to move it; another one that is taken up is put back.
  ///
  /// The cursor goes to the row.
  /// - Throws: `.notEditing` outside editing mode, `.notReorderable` if the row cannot be moved.
  public func beginReordering(rowAt indexPath: IndexPath) throws(TableViewError) {
    try change("beginReordering(rowAt:)") { () throws(TableViewError) in
      let place = try counts.place(of: indexPath)
      guard isEditing else { throw .notEditing(method: "beginReordering(rowAt:)") }
      guard canMove(place) else { throw .notReorderable(indexPath) }
      try reveal(place)
      putBack()
      focusRow(at: place)
      reordering = Reordering(origin: place, target: place)
      note(.reorderingBegan(reference(to: place)))
    }
  }

  /// Proposes where the row taken up should go; the delegate may redirect it.
  ///
  /// - Parameter indexPath: the path that the row would have after the move.
  /// - Returns: the path that it would really have.
  /// - Throws: `.notCarrying` if no row is taken up; a place error if the path, or the one the delegate gives, is not
  ///   one the row could have.
  @discardableResult
  public func proposeDrop(at indexPath: IndexPath) throws(TableViewError) -> IndexPath {
    try change("proposeDrop(at:)") { () throws(TableViewError) in
      guard let carried = reordering else { throw .notCarrying }
      let proposed = try dropPlace(indexPath, carried)
      let redirected = ask("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
        delegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: carried.origin.indexPath,
          toProposedIndexPath: proposed.indexPath)
      }
      let target = if let redirected { try dropPlace(redirected, carried) } else { proposed }
      reordering?.target = target
      note(
        .dropProposed(
          reference(to: carried.origin), at: dropReference(target, carried),
          neighbour(ofDropAt: target, carried)))
      return target.indexPath
    }
  }

  /// Drops the row taken up: the data source moves the item, then the table moves the row and tells the delegate.
  ///
  /// If the table cannot show the row in its new place, it reads everything anew at the next call.
  /// - Returns: the path at which the row was dropped.
  @discardableResult
  public func dropRow() throws(TableViewError) -> IndexPath {
    try change("dropRow()") { () throws(TableViewError) in
      guard let carried = reordering else { throw .notCarrying }
      reordering = nil
      guard carried.origin != carried.target else {
        note(.reorderingCancelled(reference(to: carried.origin)))
        return carried.origin.indexPath
      }
      try move(carried)
      return carried.target.indexPath
    }
  }

  /// Puts the row taken up back where it was.
  public func cancelReordering() throws(TableViewError) {
    try change("cancelReordering()") { () throws(TableViewError) in
      guard reordering != nil else { throw .notCarrying }
      putBack()
    }
  }

  /// Puts the row taken up back where it was, if there is one.
  func putBack() {
    guard let carried = reordering else { return }
    reordering = nil
    note(.reorderingCancelled(reference(to: carried.origin)))
  }

  /// Takes a row up, proposes a place and drops it there.
  ///
  /// - Returns: the path at which the row was dropped, which is another one if the delegate redirected it.
  @discardableResult
  public func reorderRow(
    at indexPath: IndexPath, to newIndexPath: IndexPath
  ) throws(TableViewError) -> IndexPath {
    try change("reorderRow(at:to:)") { () throws(TableViewError) in
      try beginReordering(rowAt: indexPath)
      do throws(TableViewError) {
        try proposeDrop(at: newIndexPath)
      } catch {
        try cancelReordering()
        throw error
      }
      return try dropRow()
    }
  }

  func canMove(_ place: RowPlace) -> Bool {
    guard let source = dataSource as? any ReorderableTableViewDataSource else { return false }
    return ask("tableView(_:canMoveRowAt:)") { source.tableView(self, canMoveRowAt: place.indexPath) }
  }

  private func move(_ carried: Reordering) throws(TableViewError) {
    guard let source = dataSource as? any ReorderableTableViewDataSource else {
      throw .notReorderable(carried.origin.indexPath)
    }
    let (from, to) = (carried.origin.indexPath, carried.target.indexPath)
    ask("tableView(_:moveRowAt:to:)") { source.tableView(self, moveRowAt: from, to: to) }
    do throws(TableViewError) {
      try apply(OpenUpdates(block: UpdateBlock(operations: [.moveRow(from: from, to: to)])))
    } catch {
      note(.reorderingCancelled(reference(to: carried.origin)))
      // The data source has moved its item already, so what the table knows is not what it shows.
      isLoaded = false
      throw error
    }
    try tell(carried.target) { try $0.tableView(self, didMoveRowAt: from, to: $1) }
  }

  /// A place that the row taken up could have after the move: in another section it may also be the one after the last.
  private func dropPlace(_ path: IndexPath, _ carried: Reordering) throws(TableViewError) -> RowPlace {
    let place = try RowPlace(path)
    _ = try counts.checked(place.section)
    let rows = Reordering(origin: carried.origin, target: place).rows(inTargetSectionOf: counts)
    guard (0..<rows).contains(place.row) else {
      throw .rowOutOfRange(path, sections: counts.numberOfSections, rows: rows, .afterUpdate)
    }
    return place
  }

  private func dropReference(_ target: RowPlace, _ carried: Reordering) -> RowReference {
    let rows = Reordering(origin: carried.origin, target: target).rows(inTargetSectionOf: counts)
    return RowReference(indexPath: target.indexPath, rowsInSection: rows)
  }

  /// The row beside which the row taken up would lie: the one after it, else the one before it.
  private func neighbour(ofDropAt target: RowPlace, _ carried: Reordering) -> Neighbour? {
    guard target != carried.origin else { return neighbour(of: target) }
    let next = dropNeighbour(target.row + 1, target, carried)
    if next.indexPath.row < next.rowsInSection { return .above(next) }
    return target.row > 0 ? .below(dropNeighbour(target.row - 1, target, carried)) : nil
  }

  /// The row of that number after the drop, named by its path then and by what it shows now.
  private func dropNeighbour(_ row: Int, _ target: RowPlace, _ carried: Reordering) -> RowReference {
    var now = RowPlace(section: target.section, row: row > target.row ? row - 1 : row)
    if target.section == carried.origin.section, now.row >= carried.origin.row { now.row += 1 }
    var reference = dropReference(RowPlace(section: target.section, row: row), carried)
    reference.content = window.cell(at: now)?.content
    return reference
  }
}
