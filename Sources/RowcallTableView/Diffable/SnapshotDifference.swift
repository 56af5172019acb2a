import RowcallModel

/// The fewest operations that bring a table from one snapshot to another.
///
/// A section that is in both stays or moves as a whole, with its rows. A section that moves cannot be reloaded as a
/// whole in the same update, so its rows are, one by one; a row that moves is reconfigured where a reload was asked for.
struct SnapshotDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Snapshot = TableSnapshot<SectionID, ItemID>

  private let old: Snapshot
  private let new: Snapshot
  private let sections: IdentifierDifference
  private let rows: RowDifference<ItemID>
  /// The sections that are reloaded as a whole.
  private let reloaded: Set<SectionID>

  /// Compares two snapshots; what is to be reloaded or reconfigured is what the new one says.
  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    sections = IdentifierDifference(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    let moved = Set(sections.moves.map { new.sectionIdentifiers[$0.to] })
    reloaded = Set(new.reloadedSectionIdentifiers).subtracting(moved).filter { old.items[$0] != nil }
    rows = RowDifference(Self.pairs(old, new, reloaded))
  }

  /// The operations of one update block: of sections, of rows, and what is to be brought up to date.
  var operations: [UpdateBlock.Operation] {
    sectionOperations + rowOperations + refreshes
  }

  private var sectionOperations: [UpdateBlock.Operation] {
    sections.deletes.map { .deleteSection($0) } + sections.inserts.map { .insertSection($0) }
      + sections.moves.map { .moveSection(from: $0.from, to: $0.to) }
      + old.sectionIdentifiers.indices.filter { reloaded.contains(old.sectionIdentifiers[$0]) }
      .map { .reloadSection($0) }
  }

  private var rowOperations: [UpdateBlock.Operation] {
    rows.deletes.map { .deleteRow($0.indexPath) } + rows.inserts.map { .insertRow($0.indexPath) }
      + rows.moves.map { .moveRow(from: $0.from.indexPath, to: $0.to.indexPath) }
  }

  private var refreshes: [UpdateBlock.Operation] {
    let wishes = wishes
    let sections = Set(wishes.keys.compactMap { old.sections[$0] })
    return old.sectionIdentifiers.enumerated().filter { sections.contains($0.element) }.flatMap {
      section, identifier in
      (old.items[identifier] ?? []).enumerated().compactMap { row, item in
        wishes[item].map { .refreshRow(RowPlace(section: section, row: row).indexPath, $0) }
      }
    }
  }

  /// What is asked for the items that stay in the table.
  private var wishes: [ItemID: Refresh] {
    var wishes: [ItemID: Refresh] = [:]
    for item in new.reconfiguredItemIdentifiers { wishes[item] = .reconfigure }
    for item in new.reloadedItemIdentifiers { wishes[item] = .reload }
    for section in new.reloadedSectionIdentifiers where !reloaded.contains(section) {
      for item in new.items[section] ?? [] { wishes[item] = .reload }
    }
    guard !wishes.isEmpty else { return wishes }
    for move in rows.moves where wishes[move.item] != nil { wishes[move.item] = .reconfigure }
    return wishes
  }

  /// The sections of both snapshots, those before in their order, then those that come.
  private static func pairs(
    _ old: Snapshot, _ new: Snapshot, _ reloaded: Set<SectionID>
  ) -> [RowDifference<ItemID>.Section] {
    let places = new.sectionIdentifiers.places
    let kept = old.sectionIdentifiers.enumerated().map { index, section in
      RowDifference<ItemID>.Section(
        old: (index, old.items[section] ?? []), new: places[section].map { ($0, new.items[section] ?? []) },
        isReloaded: reloaded.contains(section))
    }
    return kept
      + new.sectionIdentifiers.enumerated().filter { old.items[$0.element] == nil }.map { index, section in
        RowDifference<ItemID>.Section(old: nil, new: (index, new.items[section] ?? []))
      }
  }
}

/// The fewest deletions, insertions and moves of rows that bring the sections of a table from old items to new ones.
///
/// As many rows as possible stay in their section; those that leave it for another are moved. Rows that go or come
/// with a section that is deleted, inserted or reloaded are no changes of their own.
struct RowDifference<ItemID: Hashable> {
  /// A section of the table as it was, as it will be, or both.
  struct Section {
    /// The place before, with the items; `nil` if the section is inserted.
    var old: (index: Int, items: [ItemID])?
    /// The place afterwards, with the items; `nil` if the section is deleted.
    var new: (index: Int, items: [ItemID])?
    var isReloaded = false

    /// Whether it takes with it the rows that go from it or come to it.
    fileprivate var absorbs: Bool { old == nil || new == nil || isReloaded }
  }

  /// A move of a row from its place before to its place afterwards.
  struct Move: Hashable {
    var item: ItemID
    var from: RowPlace
    var to: RowPlace
  }

  /// Places before, in ascending order.
  private(set) var deletes: [RowPlace] = []
  /// Places afterwards, section by section in the order in which these were given.
  private(set) var inserts: [RowPlace] = []
  /// Moves inside of sections, then moves from one to another.
  private(set) var moves: [Move] = []

  /// Compares the items of all sections.
  init(_ sections: [Section]) {
    var gone: [ItemID: RowPlace] = [:]
    let differences = sections.map {
      IdentifierDifference(from: $0.old?.items ?? [], to: $0.new?.items ?? [])
    }
    for (section, difference) in zip(sections, differences) {
      if let old = section.old {
        for row in difference.deletes { gone[old.items[row]] = RowPlace(section: old.index, row: row) }
      }
      moves += Self.moves(in: section, difference)
    }
    for (section, difference) in zip(sections, differences) {
      bring(difference.inserts, to: section, &gone)
    }
    let absorbed = Set(sections.filter(\.absorbs).compactMap(\.old?.index))
    deletes = gone.values.filter { !absorbed.contains($0.section) }.sorted()
  }

  /// The moves inside of a section; a section that is reloaded needs none.
  private static func moves(in section: Section, _ difference: IdentifierDifference) -> [Move] {
    guard let old = section.old, let new = section.new, !section.isReloaded else { return [] }
    return difference.moves.map { move in
      Move(
        item: new.items[move.to], from: RowPlace(section: old.index, row: move.from),
        to: RowPlace(section: new.index, row: move.to))
    }
  }

  /// Rows that come to a section: moved, if they went from another, or inserted.
  private mutating func bring(_ rows: [Int], to section: Section, _ gone: inout [ItemID: RowPlace]) {
    guard let new = section.new, !(section.absorbs && gone.isEmpty) else { return }
    for row in rows {
      let place = RowPlace(section: new.index, row: row)
      if let origin = gone.removeValue(forKey: new.items[row]) {
        moves.append(Move(item: new.items[row], from: origin, to: place))
      } else if !section.absorbs {
        inserts.append(place)
      }
    }
  }
}

/// The fewest deletions, insertions and moves that make one list of identifiers into another.
///
/// In each list every identifier is there once. As many as possible stay: those that are in both lists and in the
/// longest common order. What the lists have in common at their beginning and at their end is never looked up, so
/// that a small change of a long list costs one comparison for each identifier.
struct IdentifierDifference: Hashable, Sendable {
  /// A move from an index in the old list to one in the new list.
  struct Move: Hashable, Sendable {
    var from: Int
    var to: Int
  }

  /// Indices in the old list of what is not in the new one, in ascending order.
  private(set) var deletes: [Int] = []
  /// Indices in the new list of what is not in the old one, in ascending order.
  private(set) var inserts: [Int] = []
  /// What is in both lists but does not stay, in the order of the new list.
  private(set) var moves: [Move] = []

  /// Whether both lists are the same.
  var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// Compares two lists.
  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    // Lists that share their storage are equal at once, without looking at what is in them.
    guard old != new else { return }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shared = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let oldPart = start..<old.count - shared
    var places: [ID: Int] = [:]
    places.reserveCapacity(oldPart.count)
    for index in oldPart { places[old[index]] = index }
    var isKept = [Bool](repeating: false, count: oldPart.count)
    var survivors: [Move] = []
    for index in start..<new.count - shared {
      if let place = places[new[index]] {
        survivors.append(Move(from: place, to: index))
        isKept[place - start] = true
      } else {
        inserts.append(index)
      }
    }
    deletes = oldPart.filter { !isKept[$0 - start] }
    moves = Self.restless(survivors)
  }

  /// Those that have to move so that all are in order.
  private static func restless(_ survivors: [Move]) -> [Move] {
    let calm = LongestIncreasingSubsequence(of: survivors.map(\.from)).indices
    guard calm.count < survivors.count else { return [] }
    var staying = calm.makeIterator()
    var next = staying.next()
    return survivors.enumerated().compactMap { index, move in
      guard index == next else { return move }
      next = staying.next()
      return nil
    }
  }
}

/// The longest part of a list of different numbers that is in ascending order when the others are left out.
///
/// What is in it may stay where it is; only what is not has to move. There may be several of the same length; one of
/// them is found, in n log n.
struct LongestIncreasingSubsequence {
  /// Where the numbers that belong to it stand in the list, in ascending order.
  let indices: [Int]

  /// Finds the subsequence.
  init(of numbers: [Int]) {
    // For each length, where the smallest number stands with which an ascending part of that length can end.
    var ends: [Int] = []
    // For each number, where the one before it stands in the longest ascending part that ends with it.
    var previous: [Int?] = []
    previous.reserveCapacity(numbers.count)
    for (index, number) in numbers.enumerated() {
      let length =
        ends.last.map { numbers[$0] < number } ?? true
        ? ends.count : ends.partitionPoint { numbers[$0] >= number }
      previous.append(length == 0 ? nil : ends[length - 1])
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    indices = sequence(first: ends.last) { $0.flatMap { previous[$0] } }.prefix { $0 != nil }.compactMap(
      \.self
    ).reversed()
  }
}
