import Testing

@testable import RowcallTableView

@Suite struct IdentifierDifferenceTests {
  @Test func oneThatComesIsOneInsertion() {
    let difference = IdentifierDifference(from: ["Bergen", "Oslo"], to: ["Bergen", "Molde", "Oslo"])
    #expect(difference.inserts == [1])
    #expect(difference.deletes.isEmpty && difference.moves.isEmpty)
  }

  @Test func oneThatGoesIsOneDeletion() {
    let difference = IdentifierDifference(from: ["Bergen", "Molde", "Oslo"], to: ["Bergen", "Oslo"])
    #expect(difference.deletes == [1])
    #expect(difference.inserts.isEmpty && difference.moves.isEmpty)
  }

  @Test func theLastThatComesFirstIsOneMove() {
    let difference = IdentifierDifference(
      from: ["Bergen", "Molde", "Oslo"], to: ["Oslo", "Bergen", "Molde"])
    #expect(difference.moves == [.init(from: 2, to: 0)])
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
  }

  @Test(arguments: [[], ["Oslo"], ["Bergen", "Molde", "Oslo"]]) func theSameListIsNoChange(list: [String]) {
    #expect(IdentifierDifference(from: list, to: list).isEmpty)
    #expect(IdentifierDifference(from: list, to: list.map { String($0.reversed().reversed()) }).isEmpty)
  }

  @Test func listsThatShareNothingAreReplaced() {
    let difference = IdentifierDifference(from: [1, 2], to: [3, 4, 5])
    #expect(difference.deletes == [0, 1])
    #expect(difference.inserts == [0, 1, 2])
    #expect(!difference.isEmpty)
  }

  @Test func anyListBecomesAnyOtherWithTheFewestChanges() {
    for seed in Seeds.next(2_000, of: "identifiers") {
      var random = SeededGenerator(seed: seed)
      let old = random.numbers(Int.random(in: 0...8, using: &random), below: 10).shuffled(using: &random)
      let new = random.numbers(Int.random(in: 0...8, using: &random), below: 10).shuffled(using: &random)
      let difference = IdentifierDifference(from: old, to: new)
      #expect(difference.applied(to: old, reading: new) == new, "ROWCALL_SEED=\(seed): \(old) to \(new)")

      let common = old.filter(new.contains)
      #expect(difference.deletes.count == old.count - common.count, "ROWCALL_SEED=\(seed)")
      #expect(difference.inserts.count == new.count - common.count, "ROWCALL_SEED=\(seed)")
      let restless = common.count - common.lengthOfLongestOrder(in: new.filter(old.contains))
      #expect(difference.moves.count == restless, "ROWCALL_SEED=\(seed): \(old) to \(new)")
    }
  }
}

extension IdentifierDifference {
  /// Takes out what goes and moves, then puts in what comes and moves, in the order of the places.
  fileprivate func applied(to old: [Int], reading new: [Int]) -> [Int] {
    let leaving = Set(deletes + moves.map(\.from))
    var list = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
    let arrivals = inserts.map { ($0, new[$0]) } + moves.map { ($0.to, old[$0.from]) }
    for (place, item) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      list.insert(item, at: min(place, list.count))
    }
    return list
  }
}
