import Testing

@testable import RowcallTableView

@Suite struct SlotMapTests {
  // TV-56
  @Test func survivorsFillTheSlotsThatArrivalsLeave() {
    let map = SlotMap(countBefore: 5, removed: [2, 4], arrived: [0, 3, 5])
    #expect((0..<5).map(map.new) == [1, 2, nil, 4, nil])
    #expect((0..<6).map(map.old) == [nil, 0, 1, nil, 3, nil])
    #expect(map.countAfter == 6)
  }

  @Test(arguments: [-1, 5, 6, Int.min, Int.max])
  func slotsThatAreNotThereGoNowhere(slot: Int) {
    let map = SlotMap(countBefore: 5, removed: [0, 1], arrived: [0, 1])
    #expect(map.new(of: slot) == nil)
    #expect(map.old(of: slot) == nil)
  }

  @Test func anEmptyLineHasNoSlots() {
    let map = SlotMap(countBefore: 0, removed: [], arrived: [])
    #expect(map.countAfter == 0)
    #expect(map.new(of: 0) == nil)
  }

  @Test func randomMapsAgreeWithTwoArrays() {
    for seed in Seeds.next(500, of: "slots") {
      var random = SeededGenerator(seed: seed)
      let before = Int.random(in: 0...20, using: &random)
      let removed = random.numbers(Int.random(in: 0...before, using: &random), below: before)
      let comers = Int.random(in: 0...10, using: &random)
      let arrived = random.numbers(comers, below: before - removed.count + comers)
      let map = SlotMap(countBefore: before, removed: removed, arrived: arrived)

      var items: [Int?] = (0..<before).filter { !removed.contains($0) }
      for slot in arrived { items.insert(nil, at: slot) }
      #expect((0..<map.countAfter).map(map.old) == items, "ROWCALL_SEED=\(seed)")
      #expect(
        (0..<before).map(map.new) == (0..<before).map { items.firstIndex(of: $0) }, "ROWCALL_SEED=\(seed)")
    }
  }
}
