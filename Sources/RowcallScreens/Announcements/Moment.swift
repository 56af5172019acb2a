import RowcallTableView

/// What happened since a listener heard something last, sorted by what it is about.
///
/// What came to nothing is left out: a row that was selected and deselected at once, a screen that could not be opened.
struct Moment {
  /// Screens and forms that came and went, in order.
  private(set) var screens: [NavigationEvent] = []
  /// What was refused, each thing once.
  private(set) var refusals: [TableViewError] = []
  /// Whether the whole table was read.
  private(set) var isLoaded = false
  /// Rows and sections that came, went, moved or changed.
  private(set) var changes = Changes()
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
  /// What became of the row that was taken up, in order.
  private(set) var carried: [Carrying] = []
  /// The index title that was followed, and where it leads.
  private(set) var index: IndexReference?
  /// The index title to which the index was moved, and where it leads.
  private(set) var indexMove: IndexReference?
  /// Whether the index was to be moved past its last title that leads anywhere; false for the first, nil for neither.
  private(set) var indexEnd: Bool?
  /// Whether the titles of the index were read anew.
  private(set) var isIndexReloaded = false
  /// What was typed to find a row, and whether one begins so.
  private(set) var search: (text: String, isFound: Bool)?
  /// The rows that are shown now, among how many.
  private(set) var scrolled: (rows: Range<Int>, total: Int)?
  /// The step that led past an end of the table.
  private(set) var edge: FocusStep?
  /// The row that was tapped, as it was then.
  private(set) var tapped: RowReference?
  /// Whether the cursor was put somewhere.
  private(set) var isFocusMoved = false
  /// What the listener did last, for when nothing came of it.
  private(set) var deed: Deed?

  /// What became of a row that was taken up.
  enum Carrying: Hashable {
    case pickedUp(RowReference)
    case over(RowReference, Neighbour?)
    case putBack(RowReference)
  }

  /// Something that a listener did and wants an answer to.
  enum Deed: Hashable {
    case turnedToRow
    case pressed(BarItem.Kind)
    case pressedDetailButton
  }

  /// Whether nothing happened that anybody could hear of.
  var isEmpty: Bool {
    screens.isEmpty && refusals.isEmpty && !isLoaded && changes.isEmpty && operated.isEmpty
      && isEditing == nil && question == nil && kept == nil && offered == nil
      && performed.isEmpty && carried.isEmpty && index == nil && indexMove == nil && search == nil
      && indexEnd == nil
      && !isIndexReloaded && scrolled == nil && !isFocusMoved && edge == nil && deed == nil
  }

  /// Sorts events; those of tables that are not in front are left out.
  init(_ events: some Sequence<LoggedEvent>, in scene: Scene) {
    let front = ObjectIdentifier(scene.table)
    for event in events {
      switch event.kind {
      case .navigation(let event): add(event)
      case .table(let change): if event.table == front { add(change) }
      }
    }
  }
}

extension Moment {
  // No `default` here: a new event asks what is heard of it.
  private mutating func add(_ event: TableViewEvent) {
    switch event {
    case .loaded: isLoaded = true
    case .scrolled(let rows, let total): scrolled = (rows, total)
    case .focused: (isFocusMoved, edge, indexEnd) = (true, nil, nil)
    case .edgeReached(let step): edge = step
    case .selected(let row): (tapped, deed) = (row, .turnedToRow)
    case .deselected: deed = .turnedToRow
    case .accessoryPressed: deed = .pressedDetailButton
    case .operated(let control, let row): operate(control, row)
    case .editingBegan: isEditing = true
    case .editingEnded: isEditing = false
    case .swipeBegan(_, let actions): (offered, deed) = (actions, .turnedToRow)
    case .swipeEnded: (offered, deed) = (nil, .turnedToRow)
    case .confirmationAsked(let row, let title): question = (row, title)
    case .confirmationCancelled(let row): (question, kept) = (nil, row)
    // What it leads to is told, or that it was refused.
    case .committed: question = nil
    case .swipeActionPerformed(let title, _, let isDone): performed.append((title, isDone))
    case .rowDeleted, .rowInserted, .rowReloaded, .rowMoved, .sectionDeleted, .sectionInserted,
      .sectionReloaded, .sectionMoved:
      changes.add(event)
      if case .rowMoved = event { carried = [] }
    // Who is on the index hears it anew; nobody else hears it before turning to it.
    case .indexReloaded: isIndexReloaded = true
    case .indexFollowed(let title): index = title
    case .indexMoved(let title): (indexMove, edge, indexEnd) = (title, nil, nil)
    case .indexEndReached(let isLast): indexEnd = isLast
    // A row that was found is where the cursor is now.
    case .searched(let text, let row): search = (text, row != nil)
    case .reorderingBegan(let row): carried.append(.pickedUp(row))
    case .dropProposed(let row, at: _, let neighbour):
      carried.removeAll { if case .over = $0 { true } else { false } }
      carried.append(.over(row, neighbour))
    case .reorderingCancelled(let row): carried = [.putBack(row)]
    case .refused(let error): refuse(error)
    }
  }

  private mutating func add(_ event: NavigationEvent) {
    switch event {
    case .pushed, .presented, .saved, .cancelled: screens.append(event)
    case .popped(let title, to: _):
      // A screen that could not be opened was never there.
      if case .pushed(title, back: _) = screens.last { screens.removeLast() } else { screens.append(event) }
    case .pressed(let item): deed = .pressed(item)
    case .refused(let error): refuse(error)
    // Lines of other layers are for those who read the log.
    case .noted: break
    }
  }

  private mutating func refuse(_ error: TableViewError) {
    if !refusals.contains(error) { refusals.append(error) }
  }

  private mutating func operate(_ control: ContentElement, _ row: RowReference) {
    let name = ControlName(control, in: row)
    operated.removeAll { ControlName($0.control, in: $0.row) == name }
    operated.append((control, row))
  }
}
