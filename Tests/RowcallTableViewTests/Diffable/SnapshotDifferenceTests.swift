import Testing

@testable import RowcallTableView

@Suite struct SnapshotDifferenceTests {
  private typealias Snapshot = TableSnapshot<Int, Int>

  @Test(
    arguments: [
      ([0: [1, 2, 3]], [0: [1, 3]], [.deleteRow([0, 1])]),
      ([0: [1, 2]], [0: [1, 3, 2]], [.insertRow([0, 1])]),
      ([0: [1, 2, 3]], [0: [3, 1, 2]], [.moveRow(from: [0, 2], to: [0, 0])]),
      ([0: [1, 2], 5: [3]], [0: [1], 5: [3, 2]], [.moveRow(from: [0, 1], to: [1, 1])]),
      ([0: [1, 2], 5: [3]], [5: [3], 0: [1, 2]], [.moveSection(from: 1, to: 0)]),
      ([0: [1, 2], 5: [3]], [5: [3]], [.deleteSection(0)]),
      ([5: [3]], [0: [1, 2], 5: [3]], [.insertSection(0)]),
      (
        [0: [1, 2], 5: [3]], [5: [3, 2], 7: [9, 1]],
        [
          .deleteSection(0), .insertSection(1), .moveRow(from: [0, 1], to: [0, 1]),
          .moveRow(from: [0, 0], to: [1, 1]),
        ]
      ),
      ([0: [1]], [0: [1]], []),
    ] as [(KeyValuePairs<Int, [Int]>, KeyValuePairs<Int, [Int]>, [UpdateBlock.Operation])])
  func changesBecomeTheFewestOperations(
    old: KeyValuePairs<Int, [Int]>, new: KeyValuePairs<Int, [Int]>, operations: [UpdateBlock.Operation]
  ) throws {
    #expect(try SnapshotDifference(from: Snapshot(old), to: Snapshot(new)).operations == operations)
  }

  @Test func reloadsNameThePlacesBefore() throws {
    let old = try Snapshot([0: [1, 2, 3], 5: [4, 6]])
    var new = try Snapshot([0: [9, 2, 1, 3], 5: [4, 6], 7: [8]])
    try new.reloadItems([2, 3, 9])
    try new.reconfigureItems([1, 3])
    try new.reloadSections([5, 7])
    #expect(
      SnapshotDifference(from: old, to: new).operations == [
        .insertSection(2), .reloadSection(1), .insertRow([0, 0]), .moveRow(from: [0, 1], to: [0, 1]),
        .refreshRow([0, 0], .reconfigure), .refreshRow([0, 1], .reconfigure), .refreshRow([0, 2], .reload),
      ])
  }

  @Test func aSectionThatMovesIsReloadedRowByRow() throws {
    let old = try Snapshot([0: [1], 1: [2], 5: [3, 4]])
    var new = try Snapshot([5: [3, 4], 0: [1], 1: [2]])
    try new.reloadSections([5])
    #expect(
      SnapshotDifference(from: old, to: new).operations == [
        .moveSection(from: 2, to: 0), .refreshRow([2, 0], .reload), .refreshRow([2, 1], .reload),
      ])
  }

  @Test func anySnapshotBecomesAnyOtherWithTheFewestOperations() throws {
    for seed in Seeds.next(3_000, of: "snapshots") {
      var random = SeededGenerator(seed: seed)
      let old = try Snapshot.random(&random)
      var new = try random.chance(50) ? Snapshot.random(&random) : old.varied(&random)
      let difference = SnapshotDifference(from: old, to: new)
      #expect(difference.operations.count == fewest(old, new), "ROWCALL_SEED=\(seed)")
      try expect(difference.operations, toLeadFrom: old, to: new, "ROWCALL_SEED=\(seed)")

      try new.reloadSections(new.sectionIdentifiers.filter { _ in random.chance(20) })
      try new.reloadItems(new.itemIdentifiers.filter { _ in random.chance(20) })
      try new.reconfigureItems(new.itemIdentifiers.filter { _ in random.chance(20) })
      let operations = SnapshotDifference(from: old, to: new).operations
      try expect(operations, toLeadFrom: old, to: new, "ROWCALL_SEED=\(seed)")
    }
  }

  /// The reference table carries the operations out: what stays must be where the new snapshot has it, and everything
  /// that was there may only be new where its section was deleted, inserted or reloaded.
  private func expect(
    _ operations: [UpdateBlock.Operation], toLeadFrom old: Snapshot, to new: Snapshot, _ hint: Comment
  ) throws {
    let claims = ReferenceTable.Claims(numberOfSections: new.numberOfSections, rows: new.table.map(\.count))
    let outcome = ReferenceTable(sections: old.table).outcome(of: UpdateBlock(operations: operations), claims)
    guard case .arranged(let after, _) = outcome else {
      Issue.record("\(hint): \(outcome)")
      return
    }
    let known = Set(old.itemIdentifiers)
    for (section, items) in after.enumerated() {
      for (row, item) in items.enumerated() {
        let wanted = new.table[section][row]
        let isReloaded = new.reloadedSectionIdentifiers.contains(new.sectionIdentifiers[section])
        #expect(item == wanted || item == nil && (isReloaded || !known.contains(wanted)), hint)
      }
    }
  }

  private func fewest(_ old: Snapshot, _ new: Snapshot) -> Int {
    let kept = old.sectionIdentifiers.filter(new.sectionIdentifiers.contains)
    let order = kept.lengthOfLongestOrder(in: new.sectionIdentifiers)
    let sections = old.numberOfSections + new.numberOfSections - kept.count - order
    let rows = Set(old.itemIdentifiers + new.itemIdentifiers).count { item in
      switch (old.sectionIdentifier(containingItem: item), new.sectionIdentifier(containingItem: item)) {
      case (let former?, let latter?): former != latter
      case (let section?, nil), (nil, let section?): kept.contains(section)
      case (nil, nil): false
      }
    }
    let moves = kept.map { section in
      let staying = (old.items[section] ?? []).filter { new.sectionIdentifier(containingItem: $0) == section }
      return staying.count - staying.lengthOfLongestOrder(in: new.items[section] ?? [])
    }
    return sections + rows + moves.reduce(0, +)
  }
}
