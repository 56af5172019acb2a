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
