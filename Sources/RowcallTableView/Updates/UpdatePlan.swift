/// An update block that was checked against the table before it and against what the data source says after it.
///
/// The rules: deletes, refreshes and the origins of moves name places before the block; inserts and the targets of
/// moves name places after it; survivors keep their order and fill the places that are left. A section that moves
/// takes its rows with it. Rows that are deleted or refreshed in a section that is itself deleted or reloaded, and rows
/// that are inserted in a section that is itself inserted or reloaded, are absorbed by it; rows may be moved out of
/// the former and into the latter. No row stays in a reloaded section: those it has afterwards came with the reload.
///
/// Making a plan and asking it cost what the operations cost, whatever the table's size. A plan changes nothing, so
/// one that cannot be made leaves everything as it was; `apply(to:)` brings the counts up to date.
struct UpdatePlan: Sendable {
  /// A section after an update in which the update did something.
  struct Touched: Hashable, Sendable {
    /// How many rows the data source gives it now.
    let rows: Int
    /// Where the rows are that stayed in it; `nil` if it came or was reloaded, so that none stayed.
    let map: SlotMap?
  }

  let sections: SectionTrace
  let rows: UpdateLedger<RowPlace>
  /// The sections in which something happened, by their places after the update.
  let touched: [Int: Touched]
  /// How many rows went with the sections that are deleted, by the sections' places before the update.
  let rowsOfDeletedSections: [Int: Int]

  /// Plans a block.
  ///
  /// `numberOfSections` is what the data source says after the change of its model; `numberOfRows` asks it for the
  /// rows of a section, and is called once for each section in which something happened, in ascending order.
  init(
    _ block: UpdateBlock, before: SectionCounts, numberOfSections: Int,
    numberOfRows: (Int) throws(TableViewError) -> Int
  ) throws(TableViewError) {
    let ledgers = try UpdateLedgers(block, before: before)
    sections = try SectionTrace(ledgers.sections, before: before.numberOfSections, found: numberOfSections)
    rows = ledgers.rows
    let check = try RowCheck(rows, sections: sections, before: before)
    var touched: [Int: Touched] = [:]
    for section in check.touchedSections {
      let found = try SectionCounts.checked(numberOfRows(section), section: section)
      touched[section] = Touched(rows: found, map: try check.map(of: section, found: found))
    }
    self.touched = touched
    rowsOfDeletedSections = ledgers.rowsOfDeletedSections(before)
  }

  /// The place after the update of a row that was in the table; `nil` if it was deleted, by itself or with its section,
  /// or its section was reloaded.
  func newPlace(of place: RowPlace) -> RowPlace? {
    if let target = rows.target(of: place) { return target }
    guard !sections.isReloaded(place.section), let section = sections.new(of: place.section) else {
      return nil
    }
    guard let map = touched[section]?.map else { return RowPlace(section: section, row: place.row) }
    return map.new(of: place.row).map { RowPlace(section: section, row: $0) }
  }

  /// The place before the update of a row that is in the table; `nil` if it was inserted, by itself or with its section,
  /// or came with the reload of its section.
  func oldPlace(of place: RowPlace) -> RowPlace? {
    if let origin = rows.origin(of: place) { return origin }
    guard let section = sections.oldKeepingRows(of: place.section) else { return nil }
    guard let map = touched[place.section]?.map else { return RowPlace(section: section, row: place.row) }
    return map.old(of: place.row).map { RowPlace(section: section, row: $0) }
  }

  /// How the content of a row that was in the table is brought up to date; `nil` if it is left as it is.
  func refresh(of place: RowPlace) -> Refresh? {
    let fate = rows.fates[place]
    return fate?.target == nil && sections.isReloaded(place.section) ? .reload : fate?.refresh
  }

  /// Brings the counts of the table before the update to those after it.
  func apply(to counts: inout SectionCounts) {
    let come = sections.map.arrived.map { ($0, touched[$0]?.rows ?? 0) }
    counts.replaceSections(removing: sections.map.removed, inserting: come)
    counts.setRows(touched.map { ($0.key, $0.value.rows) })
  }
}

extension UpdateLedgers {
  /// Rows that are moved out of a deleted section do not go with it.
  fileprivate func rowsOfDeletedSections(_ before: SectionCounts) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for (section, fate) in sections.fates where fate.isDeleted { counts[section] = before[section] }
    guard !counts.isEmpty else { return counts }
    for (place, fate) in rows.fates where fate.target != nil { counts[place.section]? -= 1 }
    return counts
  }
}

extension UpdatePlan {
  /// The changes of the update in the order of announcements: deletions, moves, insertions, reloads; sections before
  /// rows; in ascending order of their places, those before the update for all but insertions.
  ///
  /// There are at most as many changes as the block had operations.
  var changes: [UpdateChange] {
    deletions + moves + insertions + refreshes
  }

  private var deletions: [UpdateChange] {
    rowsOfDeletedSections.sorted { $0.key < $1.key }.map { .sectionDeleted($0.key, rows: $0.value) }
      + rows.fates.filter { $0.value.isDeleted && sections.keepsRows($0.key.section) }.keys.sorted()
      .map { .rowDeleted($0) }
  }

  private var moves: [UpdateChange] {
    sections.ledger.moves.map { .sectionMoved(from: $0.from, to: $0.to) }
      + rows.moves.map { .rowMoved(from: $0.from, to: $0.to) }
  }

  private var insertions: [UpdateChange] {
    let movedIn = Dictionary(grouping: rows.moves, by: \.to.section).mapValues(\.count)
    return sections.ledger.insertions.map { section in
      .sectionInserted(section, rows: (touched[section]?.rows ?? 0) - (movedIn[section] ?? 0))
    }
      + rows.insertions.filter { sections.oldKeepingRows(of: $0.section) != nil }.map {
        .rowInserted($0)
      }
  }

  private var refreshes: [UpdateChange] {
    let reloaded = sections.ledger.fates.filter { $0.value.refresh != nil }.keys.sorted()
    return reloaded.compactMap { section in
      sections.new(of: section).map {
        .sectionReloaded(from: section, to: $0, rows: touched[$0]?.rows ?? 0)
      }
    }
      + rows.fates.sorted { $0.key < $1.key }.compactMap { place, fate in
        guard let target = newPlace(of: place), let refresh = fate.refresh else { return nil }
        return .rowRefreshed(from: place, to: target, refresh)
      }
  }
}

extension UpdateLedger {
  /// The moves, by their origins.
  fileprivate var moves: [(from: Place, to: Place)] {
    fates.compactMap { place, fate in fate.target.map { (place, $0) } }.sorted { $0.from < $1.from }
  }

  /// The places at which something was inserted, in ascending order.
  fileprivate var insertions: [Place] { arrivals.filter { $0.value == .inserted }.keys.sorted() }
}

/// Checks the rows of the sections in which an update does something.
struct RowCheck {
  private let ledger: UpdateLedger<RowPlace>
  private let sections: SectionTrace
  private let before: SectionCounts
  /// The rows that leave their slots, in ascending order, by their sections before the update.
  private let removed: [Int: [Int]]
  /// The slots that are taken, in ascending order, by their sections after the update.
  private let arrived: [Int: [Int]]

  /// Throws if a row is to arrive in a section that is not there.
  init(
    _ ledger: UpdateLedger<RowPlace>, sections: SectionTrace, before: SectionCounts
  ) throws(TableViewError) {
    self.ledger = ledger
    self.sections = sections
    self.before = before
    removed = Self.rowsBySection(ledger.fates.filter(\.value.leaves).keys)
    arrived = Self.rowsBySection(ledger.arrivals.keys)
    let count = sections.map.countAfter
    if let stray = ledger.arrivals.keys.filter({ !(0..<count).contains($0.section) }).min() {
      throw .rowOutOfRange(stray.indexPath, sections: count, rows: nil, .afterUpdate)
    }
  }

  /// The sections after the update in which something happened, in ascending order.
  var touchedSections: [Int] {
    let named = Set(ledger.fates.keys.map(\.section)).union(sections.ledger.fates.keys)
    return Set(named.compactMap(sections.new)).union(arrived.keys).union(sections.ledger.arrivals.keys)
      .sorted()
  }

  /// How the rows that stayed in a section moved, `nil` if none stayed; throws unless the rows that were found there are
  /// as many as the update leads to, and have room for those that arrive.
  func map(of section: Int, found: Int) throws(TableViewError) -> SlotMap? {
    let map = try sections.oldKeepingRows(of: section).map { old throws(TableViewError) in
      try self.map(from: old, to: section, found: found)
    }
    if let stray = arrived[section]?.first(where: { !(0..<found).contains($0) }) {
      throw .rowOutOfRange(
        RowPlace(section: section, row: stray).indexPath, sections: sections.map.countAfter, rows: found,
        .afterUpdate)
    }
    return map
  }

  private func map(from old: Int, to new: Int, found: Int) throws(TableViewError) -> SlotMap {
    let map = SlotMap(countBefore: before[old], removed: removed[old] ?? [], arrived: arrived[new] ?? [])
    guard map.countAfter == found else {
      throw .rowCountMismatch(section: new, before: old, mismatch(map, from: old, to: new, found: found))
    }
    return map
  }

  private func mismatch(_ map: SlotMap, from old: Int, to new: Int, found: Int) -> CountMismatch {
    let deleted = map.removed.count { ledger.target(of: RowPlace(section: old, row: $0)) == nil }
    let movedIn = map.arrived.count { ledger.origin(of: RowPlace(section: new, row: $0)) != nil }
    return CountMismatch(
      before: map.countBefore, deleted: deleted, inserted: map.arrived.count - movedIn,
      movedOut: map.removed.count - deleted, movedIn: movedIn, found: found)
  }

  private static func rowsBySection(_ places: some Collection<RowPlace>) -> [Int: [Int]] {
    Dictionary(grouping: places.sorted(), by: \.section).mapValues { $0.map(\.row) }
  }
}
