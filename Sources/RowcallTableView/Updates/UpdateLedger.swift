/// What an update block does to rows, or to sections: the fate of each place before, the origin of each place after.
struct UpdateLedger<Place: Hashable & Comparable & Sendable>: Sendable {
  /// Names a place in an error.
  let part: @Sendable (Place) -> TablePart

  /// What becomes of the places before the update that are named.
  private(set) var fates: [Place: Fate<Place>] = [:]
  /// What comes to places after the update.
  private(set) var arrivals: [Place: Arrival<Place>] = [:]

  init(part: @escaping @Sendable (Place) -> TablePart) { self.part = part }

  mutating func delete(_ place: Place) throws(TableViewError) {
    try change(place) { fate throws(UpdateConflict) in try fate.delete() }
  }

  mutating func refresh(_ place: Place, _ refresh: Refresh) throws(TableViewError) {
    try change(place) { fate throws(UpdateConflict) in try fate.refresh(refresh) }
  }

  mutating func insert(_ place: Place) throws(TableViewError) {
    try arrive(.inserted, at: place)
  }

  mutating func move(_ place: Place, to target: Place) throws(TableViewError) {
    try change(place) { fate throws(UpdateConflict) in try fate.move(to: target) }
    try arrive(.moved(from: place), at: target)
  }

  /// Where a place goes by a move; `nil` if it is not moved.
  func target(of place: Place) -> Place? { fates[place]?.target }

  /// Where the thing at a place came from by a move; `nil` if none moved there.
  func origin(of place: Place) -> Place? { arrivals[place]?.origin }

  private mutating func change(
    _ place: Place, _ body: (inout Fate<Place>) throws(UpdateConflict) -> Void
  ) throws(TableViewError) {
    do { try body(&fates[place, default: Fate()]) } catch { throw .conflict(part(place), error) }
  }

  private mutating func arrive(_ arrival: Arrival<Place>, at place: Place) throws(TableViewError) {
    guard arrivals.updateValue(arrival, forKey: place) == nil else {
      throw .conflict(part(place), .arrivedTwice)
    }
  }
}

/// What one update does to one row or section that was there before.
struct Fate<Place: Hashable & Sendable>: Hashable, Sendable {
  private(set) var isDeleted = false
  private(set) var target: Place?
  private(set) var refresh: Refresh?

  /// Whether its slot is given up.
  var leaves: Bool { isDeleted || target != nil }

  fileprivate mutating func delete() throws(UpdateConflict) {
    guard !isDeleted else { throw .deletedTwice }
    guard target == nil else { throw .deletedAndMoved }
    guard refresh == nil else { throw .deletedAndReloaded }
    isDeleted = true
  }

  fileprivate mutating func move(to place: Place) throws(UpdateConflict) {
    guard !isDeleted else { throw .deletedAndMoved }
    guard target == nil else { throw .movedTwice }
    guard refresh != .reload else { throw .reloadedAndMoved }
    target = place
  }

  /// Refreshing twice is refreshing once; a reload includes what reconfiguring would do.
  fileprivate mutating func refresh(_ wish: Refresh) throws(UpdateConflict) {
    guard !isDeleted else { throw .deletedAndReloaded }
    guard target == nil || wish != .reload else { throw .reloadedAndMoved }
    refresh = max(wish, refresh ?? wish)
  }
}

/// How a row or a section came to its place after an update.
enum Arrival<Place: Hashable & Sendable>: Hashable, Sendable {
  case inserted
  case moved(from: Place)

  var origin: Place? {
    switch self {
    case .inserted: nil
    case .moved(let place): place
    }
  }
}

/// An update block, sorted into what it does to sections and what it does to rows.
///
/// All places before the update are checked here, and all conflicts are found; places after it are checked by the
/// plan, which knows what the data source says.
struct UpdateLedgers: Sendable {
  private(set) var sections = UpdateLedger<Int> { .section($0) }
  private(set) var rows = UpdateLedger<RowPlace> { .row($0.indexPath) }

  /// Sorts a block for a table with these counts; throws the first fault in the order of the calls.
  init(_ block: UpdateBlock, before: SectionCounts) throws(TableViewError) {
    for operation in block.operations { try sort(operation, before) }
  }

  private mutating func sort(_ operation: UpdateBlock.Operation, _ before: SectionCounts)
    throws(TableViewError)
  {
    switch operation {
    case .deleteRow(let path): try rows.delete(before.place(of: path, .beforeUpdate))
    case .insertRow(let path): try rows.insert(RowPlace(path))
    case .refreshRow(let path, let refresh): try rows.refresh(before.place(of: path, .beforeUpdate), refresh)
    case .moveRow(let path, let target):
      try rows.move(before.place(of: path, .beforeUpdate), to: RowPlace(target))
    case .deleteSection(let section): try sections.delete(before.checked(section, .beforeUpdate))
    case .insertSection(let section): try sections.insert(section)
    case .reloadSection(let section): try sections.refresh(before.checked(section, .beforeUpdate), .reload)
    case .moveSection(let section, let target):
      try sections.move(before.checked(section, .beforeUpdate), to: target)
    }
  }
}

/// One thing that an update did to a table, for the log of events.
///
/// Rows that go or come with a section are no changes of their own.
enum UpdateChange: Hashable, Sendable {
  /// A section went, and with it so many rows; rows that were moved out of it are not counted.
  case sectionDeleted(Int, rows: Int)
  case rowDeleted(RowPlace)
  case sectionMoved(from: Int, to: Int)
  case rowMoved(from: RowPlace, to: RowPlace)
  /// A section came, and with it so many rows; rows that were moved into it are not counted.
  case sectionInserted(Int, rows: Int)
  case rowInserted(RowPlace)
  /// A section was reloaded, with its place before and after, and has so many rows now.
  case sectionReloaded(from: Int, to: Int, rows: Int)
  /// A row was reloaded or reconfigured, with its place before and after.
  case rowRefreshed(from: RowPlace, to: RowPlace, Refresh)
}

/// What the calls between the begin and the end of an update asked for, in the order of the calls.
///
/// Deletes, refreshes and the origins of moves name places before the update; inserts and the targets of moves name
/// places after it, whatever the order of the calls. Nothing is checked here: `UpdatePlan` does that.
struct UpdateBlock: Hashable, Sendable {
  /// One call, for one row or one section.
  enum Operation: Hashable, Sendable {
    case deleteRow(IndexPath)
    case insertRow(IndexPath)
    case refreshRow(IndexPath, Refresh)
    case moveRow(from: IndexPath, to: IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
  }

  var operations: [Operation] = []

  var isEmpty: Bool { operations.isEmpty }
}

/// How the content of a row that stays is brought up to date.
enum Refresh: Hashable, Comparable, Sendable {
  /// The cell that is there is filled again.
  case reconfigure
  /// The row gets a new cell.
  case reload
}
