/// What an update block does to rows, or to sections: the fate of each place before, the origin of each place after.
struct UpdateLedger<Place: Hashable & Comparable & Sendable>: Sendable {
  /// Names a place in an error.
  let part: @Sendable (Place) -> TablePart

  /// What becomes of the places before the update that are named.
  private(set) var fates: [Place: Fate<Place>] = [:]
  /// What comes to places after the update.
  private(set) var arrivals: [Place: Arrival<Place>] = [:]

  /// Makes an empty ledger.
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
