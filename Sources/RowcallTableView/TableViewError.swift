/// Why a table view refused a call, with the facts that its sentence needs.
///
/// Whatever was refused changed nothing: the table is as it was before the call. Sections and rows count from zero.
public enum TableViewError: Error, Hashable, Sendable {
  // MARK: Places

  /// An index path has another number of indices than two.
  case malformedPath(IndexPath)
  /// There is no such row; `rows` is nil if there is not even such a section.
  case rowOutOfRange(IndexPath, sections: Int, rows: Int?, TableMoment)
  /// There is no such section.
  case sectionOutOfRange(Int, sections: Int, TableMoment)

  // MARK: Updates

  /// One update asks for two things that exclude each other.
  case conflict(TablePart, UpdateConflict)
  /// The number of sections after an update is not what the update leads to.
  case sectionCountMismatch(CountMismatch)
  /// The number of rows of a section after an update is not what the update leads to.
  ///
  /// `section` is the section's index after the update, `before` the one it had.
  case rowCountMismatch(section: Int, before: Int, CountMismatch)
  /// The data source gave a number of rows, or of sections where `section` is nil, that no table can have.
  case impossibleCount(Int, section: Int?)
  /// The data source gives another number of rows for a section than the table knows, and no update said so.
  case countChanged(section: Int, known: Int, found: Int)

  // MARK: Calls

  /// The table has no data source.
  case noDataSource
  /// The table was to be changed inside a callback during which it must stay as it is.
  case calledBack(String, during: String)
  /// Calls were made inside the callbacks of others, more than so many deep.
  case callsTooDeep(Int)
  /// A call that needs the table as it is was made inside an update block.
  case updatesOpen(String)
  /// `endUpdates()` was called more often than `beginUpdates()`.
  case endUpdatesWithoutBegin
  /// The closure that was to ask for updates threw.
  case updatesFailed(reason: String)

  // MARK: Cells

  /// No prototype is registered under an identifier.
  case unregisteredIdentifier(String, known: [String])
  /// The data source threw in place of giving a cell.
  case noCell(IndexPath, reason: String)
  /// The data source gave one cell for two rows.
  case cellShownTwice(IndexPath, IndexPath)
  /// A cell has no such element.
  case noSuchElement(ElementID, texts: [String])
  /// An element cannot do what was asked of it.
  case controlRefused(element: ContentElement, action: ControlAction)
  /// The author's code behind a control threw.
  case controlFailed(ElementID, IndexPath, reason: String)
  /// A row has no detail button.
  case noDetailButton(IndexPath)

  /// The delegate threw in a callback about a row.
  case delegateFailed(IndexPath, reason: String)

  // MARK: Focus and index

  /// The table has no such header or footer.
  case nothingThere(Focus)
  /// The index has no such title.
  case noSuchIndexTitle(Int, count: Int)
  /// An index title leads to a section that is not there.
  case indexLeadsNowhere(title: String, section: Int, sections: Int)

  // MARK: Editing and moving

  /// `setEditing(_:)` or a swipe was asked for while the data source carries out an edit.
  case setEditingDuringCommit
  /// A call needs editing mode.
  case notEditing(method: String)
  /// The data source cannot carry out edits.
  case notEditable(IndexPath)
  /// A row has no edit control.
  case noEditControl(IndexPath)
  /// No row asks whether it is to be deleted.
  case noQuestionOpen
  /// The data source threw while it carried out an edit.
  case commitFailed(IndexPath, reason: String)
  /// There is no action behind a row.
  case nothingToSwipe(IndexPath)
  /// No row is swiped.
  case noRowSwiped
  /// The swiped row has no such action.
  case noSuchSwipeAction(Int, count: Int)
  /// The author's code behind a swipe action threw.
  case swipeActionFailed(IndexPath, title: String?, reason: String)
  /// A row cannot be moved.
  case notReorderable(IndexPath)
  /// No row is taken up.
  case notCarrying

  // MARK: Navigation

  /// There is no screen below the first one.
  case nothingToReturnTo(from: String)
  /// The screen hides the way back now.
  case backHidden(title: String)
  /// A screen that is open cannot be opened again.
  case screenAlreadyOpen(title: String)
  /// No screen below the top one is of that type.
  case noScreenToUnwindTo(type: String, open: [String])
  /// The author's code of a screen or form threw.
  case screenFailed(title: String, reason: String)
  /// A call that needs the screens to be free was made while a form lies over them.
  case formOpen(String, form: String)
  /// A call needs a form.
  case noFormOpen(String)
  /// The application does not accept what was entered into a form.
  case formRejected(form: String, reason: String)
  /// The bar has no such item.
  case noSuchBarItem(BarItem.Kind, present: [BarItem.Kind])
  /// An item in the bar cannot be pressed now.
  case barItemDisabled(BarItem.Kind)
  /// The author's code behind an item in the bar threw.
  case barItemFailed(BarItem.Kind, reason: String)
  /// A static table has no row of that name.
  case noStaticRow(String, known: [String])

  // MARK: Snapshots

  /// A snapshot has no such section or item; `count` is how many it has.
  case unknownIdentifier(SnapshotPart, String, count: Int)
  /// A section or an item would be in a snapshot twice.
  case duplicateIdentifier(SnapshotPart, String)
  /// Items were added to a snapshot that has no section.
  case noSection
}

/// A kind of things that a snapshot identifies.
public enum SnapshotPart: String, Hashable, Sendable {
  /// A section.
  case section
  /// An item, which is shown by one row.
  case item
}

/// The moment at which a place was looked for.
public enum TableMoment: Hashable, Sendable {
  /// In the table as it is.
  case now
  /// In the table as it was before an update block.
  case beforeUpdate
  /// In the table as it will be when the update block is done.
  case afterUpdate
}

/// Two wishes of one update block that exclude each other.
public enum UpdateConflict: Error, Hashable, Sendable, CaseIterable {
  /// Deleted twice.
  case deletedTwice
  /// Moved twice.
  case movedTwice
  /// Deleted, and moved.
  case deletedAndMoved
  /// Deleted, and reloaded or reconfigured.
  case deletedAndReloaded
  /// Reloaded, and moved. (A row may be reconfigured and moved, because its cell travels with it.)
  case reloadedAndMoved
  /// The target of two inserts, of two moves, or of an insert and a move.
  case arrivedTwice
}

/// The numbers of an update that do not add up.
public struct CountMismatch: Hashable, Sendable {
  /// How many there were before the update.
  package var before: Int
  package var deleted: Int = 0
  package var inserted: Int = 0
  /// How many rows left for another place, in this section or in another; sections never leave the table.
  package var movedOut: Int = 0
  /// How many rows came from another place, in this section or in another.
  package var movedIn: Int = 0
  /// How many the data source has now.
  package var found: Int

  /// How many there should be now.
  package var expected: Int { before - deleted + inserted - movedOut + movedIn }
}
