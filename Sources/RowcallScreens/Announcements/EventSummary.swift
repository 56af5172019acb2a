import RowcallTableView

/// The events since the last announcement, sorted by what they are about.
///
/// Leaves out what had no effect: a row that was selected and deselected at once, a screen that could not be opened.
struct EventSummary {
  /// Screens and forms that came and went, in order.
  private(set) var screens: [NavigationEvent] = []
  /// What was refused, each thing once.
  private(set) var refusals: [TableViewError] = []
  private(set) var isLoaded = false
  /// Rows and sections that came, went, moved or changed.
  private(set) var changes = TableChanges()
  /// Controls that were operated, each with its last value.
  private(set) var operated: [(control: ContentElement, row: RowReference)] = []
  /// Whether editing mode began or ended; nil for neither.
  private(set) var isEditing: Bool?
  /// The row that asks whether it is to be deleted, with the author's word for that.
  private(set) var question: (row: RowReference, title: String?)?
  /// The row that asked so and is kept.
  private(set) var kept: RowReference?
  /// The titles of the actions that a swiped row offers; nil for the usual word for deletion.
  private(set) var offered: [String?]?
  /// The author's actions that ran.
  private(set) var performed: [(title: String?, isDone: Bool)] = []
  private(set) var dragged: [Dragging] = []
  /// The index title that was followed, and where it leads.
  private(set) var index: IndexReference?
  /// The index title to which the index was moved, and where it leads.
  private(set) var indexMove: IndexReference?
  /// Whether the index was to be moved past its last title that leads anywhere; false for the first, nil for neither.
  private(set) var indexEnd: Bool?
  /// Whether the titles of the index were reloaded.
  private(set) var isIndexReloaded = false
  /// What was typed to find a row, and whether one begins so.
  private(set) var search: (text: String, isFound: Bool)?
  /// The rows that are shown now, among how many.
  private(set) var scrolled: (rows: Range<Int>, total: Int)?
  /// The step that led past an end of the table.
  private(set) var edge: FocusStep?
  private(set) var tapped: RowReference?
  /// Whether the cursor was put somewhere.
  private(set) var isFocusMoved = false
  /// The last action of the user, to be named if it had no effect.
  private(set) var lastAction: UserAction?

  /// One step of dragging a row.
  enum Dragging: Hashable {
    case pickedUp(RowReference)
    case over(RowReference, Neighbour?)
    case putBack(RowReference)
  }

  /// An action that the user expects an answer to.
  enum UserAction: Hashable {
    case touchedRow
    case pressed(BarItem.Kind)
    case pressedDetailButton
  }

  /// Whether nothing worth announcing happened.
  var isEmpty: Bool {
    screens.isEmpty && refusals.isEmpty && !isLoaded && changes.isEmpty && operated.isEmpty
      && isEditing == nil && question == nil && kept == nil && offered == nil
      && performed.isEmpty && dragged.isEmpty && index == nil && indexMove == nil && search == nil
      && indexEnd == nil
      && !isIndexReloaded && scrolled == nil && !isFocusMoved && edge == nil && lastAction == nil
  }

  /// Sorts events; those of tables that are not in front are left out.
  init(_ events: some Sequence<LoggedEvent>, in screen: FrontScreen) {
    let front = ObjectIdentifier(screen.table)
    for event in events {
      switch event.kind {
      case .navigation(let event): add(event)
      case .table(let change): if event.table == front { add(change) }
      }
    }
  }

  // No `default` here: whoever adds an event decides what is announced.
  private mutating func add(_ event: TableViewEvent) {
    switch event {
    case .loaded: isLoaded = true
    case .scrolled(let rows, let total): scrolled = (rows, total)
    case .focused: (isFocusMoved, edge, indexEnd) = (true, nil, nil)
    case .edgeReached(let step): edge = step
    case .selected(let row): (tapped, lastAction) = (row, .touchedRow)
    case .deselected: lastAction = .touchedRow
    case .accessoryPressed: lastAction = .pressedDetailButton
    case .operated(let control, let row): operate(control, row)
    case .editingBegan: isEditing = true
    case .editingEnded: isEditing = false
    case .swipeBegan(_, let actions): (offered, lastAction) = (actions, .touchedRow)
    case .swipeEnded: (offered, lastAction) = (nil, .touchedRow)
    case .confirmationAsked(let row, let title): question = (row, title)
    case .confirmationCancelled(let row): (question, kept) = (nil, row)
    // Its effect is announced, or that it was refused.
    case .committed: question = nil
    case .swipeActionPerformed(let title, _, let isDone): performed.append((title, isDone))
    case .rowDeleted(let row): changes.deleted.append(row)
    case .rowInserted(let row): changes.inserted.append(row)
    case .rowReloaded(let row):
      if !changes.changed.contains(where: { $0.indexPath == row.indexPath }) { changes.changed.append(row) }
    case .rowMoved(let from, let to, let neighbour):
      changes.moved.append((to, from, neighbour))
      dragged = []
    case .sectionDeleted(let section): changes.deletedSections.append(section)
    case .sectionInserted(let section): changes.insertedSections.append(section)
    case .sectionReloaded(let section): changes.changedSections.append(section)
    case .sectionMoved(from: _, let section): changes.movedSections.append(section)
    // Announced only if the cursor is on the index.
    case .indexReloaded: isIndexReloaded = true
    case .indexFollowed(let title): index = title
    case .indexMoved(let title): (indexMove, edge, indexEnd) = (title, nil, nil)
    case .indexEndReached(let isLast): indexEnd = isLast
    // A row that was found is where the cursor is now.
    case .searched(let text, let row): search = (text, row != nil)
    case .reorderingBegan(let row): dragged.append(.pickedUp(row))
    case .dropProposed(let row, at: _, let neighbour):
      dragged.removeAll { if case .over = $0 { true } else { false } }
      dragged.append(.over(row, neighbour))
    case .reorderingCancelled(let row): dragged = [.putBack(row)]
    case .refused(let error): refuse(error)
    }
  }

  private mutating func add(_ event: NavigationEvent) {
    switch event {
    case .pushed, .presented, .saved, .cancelled: screens.append(event)
    case .popped(let title, to: _):
      // A screen that could not be opened was never there.
      if case .pushed(title, back: _) = screens.last { screens.removeLast() } else { screens.append(event) }
    case .pressed(let item): lastAction = .pressed(item)
    case .refused(let error): refuse(error)
    // Lines of other layers are for those who read the log.
    case .noted: break
    }
  }

  private mutating func refuse(_ error: TableViewError) {
    if !refusals.contains(error) { refusals.append(error) }
  }

  private mutating func operate(_ control: ContentElement, _ row: RowReference) {
    let name = ControlIdentity(control, in: row)
    operated.removeAll { ControlIdentity($0.control, in: $0.row) == name }
    operated.append((control, row))
  }
}

/// Rows and sections that came, went, moved or show something else.
struct TableChanges {
  /// Rows that went, as they were.
  var deleted: [RowReference] = []
  var inserted: [RowReference] = []
  /// Rows that show something else.
  var changed: [RowReference] = []
  /// Rows that went elsewhere, each with the row beside which it lies now.
  var moved: [(row: RowReference, from: RowReference, neighbour: Neighbour?)] = []
  var deletedSections: [SectionReference] = []
  var insertedSections: [SectionReference] = []
  var changedSections: [SectionReference] = []
  var movedSections: [SectionReference] = []

  var isEmpty: Bool { !changesPlaces && changed.isEmpty && changedSections.isEmpty }

  /// Whether rows have other places than before.
  var changesPlaces: Bool {
    !(deleted.isEmpty && inserted.isEmpty && moved.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && movedSections.isEmpty)
  }
}

/// The part of an error that is announced: the application's own reason, never a sentence for its programmers.
struct Refusal {
  /// The reason that the application gave; nil if it gave none.
  var reason: String?
  /// Whether it was asked of something that cannot be operated now.
  var isDisabled = false

  // No `default` here: whoever adds an error decides what is announced.
  init(_ error: TableViewError) {
    switch error {
    case .noCell(_, let reason), .updatesFailed(let reason), .controlFailed(_, _, let reason),
      .delegateFailed(_, let reason), .commitFailed(_, let reason),
      .swipeActionFailed(_, title: _, let reason),
      .screenFailed(title: _, let reason), .formRejected(form: _, let reason), .barItemFailed(_, let reason):
      self.reason = reason
    case .controlRefused(let control, action: _): isDisabled = !control.isEnabled
    case .barItemDisabled: isDisabled = true
    case .malformedPath, .rowOutOfRange, .sectionOutOfRange, .conflict, .sectionCountMismatch,
      .rowCountMismatch, .impossibleCount, .countChanged, .noDataSource, .calledBack, .callsTooDeep,
      .updatesOpen, .endUpdatesWithoutBegin, .unregisteredIdentifier, .cellShownTwice, .noSuchElement,
      .noDetailButton, .nothingThere, .noSuchIndexTitle, .indexLeadsNowhere, .setEditingDuringCommit,
      .notEditing, .notEditable, .noEditControl, .noQuestionOpen, .nothingToSwipe, .noRowSwiped,
      .noSuchSwipeAction, .notReorderable, .notCarrying, .nothingToReturnTo, .backHidden, .screenAlreadyOpen,
      .noScreenToUnwindTo, .formOpen, .noFormOpen, .noSuchBarItem, .noStaticRow,
      .unknownIdentifier, .duplicateIdentifier, .noSection:
      break
    }
  }
}
