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
