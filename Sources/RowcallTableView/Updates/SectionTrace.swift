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
