import RowcallModel

/// Where each section of a table is after an update, and was before.
struct SectionTrace: Sendable {
  let ledger: UpdateLedger<Int>
  /// Where the sections are that neither moved nor came nor went.
  let map: SlotMap

  /// Checks the number of sections that was found after the update, and the places at which sections arrive.
  init(_ ledger: UpdateLedger<Int>, before: Int, found: Int) throws(TableViewError) {
    let found = try SectionCounts.checked(found, section: nil)
    self.ledger = ledger
    map = SlotMap(
      countBefore: before, removed: ledger.fates.filter(\.value.leaves).keys.sorted(),
      arrived: ledger.arrivals.keys.sorted())
    guard map.countAfter == found else {
      throw .sectionCountMismatch(ledger.mismatch(before: before, found: found))
    }
    if let stray = map.arrived.first(where: { !(0..<found).contains($0) }) {
      throw .sectionOutOfRange(stray, sections: found, .afterUpdate)
    }
  }

  /// The place after the update of a section that was in the table; `nil` if it was deleted.
  func new(of section: Int) -> Int? { ledger.target(of: section) ?? map.new(of: section) }

  /// The place before the update of a section that is in the table; `nil` if it was inserted.
  func old(of section: Int) -> Int? { ledger.origin(of: section) ?? map.old(of: section) }

  /// Whether a section that was in the table is reloaded.
  func isReloaded(_ section: Int) -> Bool { ledger.fates[section]?.refresh != nil }

  /// Whether the rows of a section that was in the table stay in it, unless they leave one by one.
  func keepsRows(_ section: Int) -> Bool { new(of: section) != nil && !isReloaded(section) }

  /// The place before the update of a section whose rows stay in it; `nil` if it was inserted or reloaded.
  func oldKeepingRows(of section: Int) -> Int? { old(of: section).flatMap { isReloaded($0) ? nil : $0 } }
}

extension UpdateLedger<Int> {
  /// The numbers of deleted and inserted sections; those that move are the same before and after.
  fileprivate func mismatch(before: Int, found: Int) -> CountMismatch {
    CountMismatch(
      before: before, deleted: fates.values.count(where: \.isDeleted),
      inserted: arrivals.values.count { $0 == .inserted }, found: found)
  }
}

/// Where the slots of one line (the sections of a table, the rows of a section) are after an update, and were before.
///
/// Some slots are removed, some arrive at given places; the survivors keep their order and fill the places that the
/// arrivals leave. Every question is answered in the logarithm of the number of changed slots, whatever the length.
struct SlotMap: Hashable, Sendable {
  /// How many slots there were.
  let countBefore: Int
  /// The slots that go, as places before the update, in ascending order.
  let removed: [Int]
  /// The slots that come, as places after the update, in ascending order.
  let arrived: [Int]

  /// How many slots there are after the update.
  var countAfter: Int { countBefore - removed.count + arrived.count }

  /// The place after the update of a slot before it; `nil` if it was removed or never there.
  func new(of slot: Int) -> Int? {
    (0..<countBefore).contains(slot) ? Self.trace(slot, leaving: removed, entering: arrived) : nil
  }

  /// The place before the update of a slot after it; `nil` if it arrived or is not there.
  func old(of slot: Int) -> Int? {
    (0..<countAfter).contains(slot) ? Self.trace(slot, leaving: arrived, entering: removed) : nil
  }

  /// Counts the survivors before a slot on the one side, and finds the slot with as many before it on the other.
  private static func trace(_ slot: Int, leaving: [Int], entering: [Int]) -> Int? {
    let lost = leaving.partitionPoint { $0 >= slot }
    if lost < leaving.count, leaving[lost] == slot { return nil }
    let survivors = slot - lost
    // `entering[i] - i` survivors stand before the i-th slot that is not one.
    return survivors + entering.indices.partitionPoint { entering[$0] - $0 > survivors }
  }
}
