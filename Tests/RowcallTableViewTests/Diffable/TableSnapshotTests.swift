import Testing

@testable import RowcallTableView

@Suite struct TableSnapshotTests {
  private typealias Snapshot = TableSnapshot<String, String>

  private let towns = try? Snapshot(["Fjords": ["Alta", "Bodø"], "Cities": ["Bergen", "Molde", "Oslo"]])

  private func changed(_ change: (inout Snapshot) throws -> Void) throws -> Snapshot {
    var snapshot = try #require(towns)
    try change(&snapshot)
    return snapshot
  }

  @Test func itemsAreCountedAndFound() throws {
    let towns = try #require(towns)
    #expect(towns.numberOfSections == 2)
    #expect(towns.numberOfItems == 5)
    #expect(try towns.numberOfItems(inSection: "Cities") == 3)
    #expect(try towns.itemIdentifiers(inSection: "Fjords") == ["Alta", "Bodø"])
    #expect(towns.itemIdentifiers == ["Alta", "Bodø", "Bergen", "Molde", "Oslo"])
    #expect(towns.sectionIdentifier(containingItem: "Oslo") == "Cities")
    #expect(towns.sectionIdentifier(containingItem: "Rome") == nil)
    #expect(towns.indexOfItem("Molde") == 3)
    #expect(towns.indexOfItem("Rome") == nil)
    #expect(towns.indexOfSection("Cities") == 1)
    #expect(towns.indexOfSection("Alps") == nil)
  }

  @Test func itemsAreAppendedToTheLastSectionUnlessOneIsGiven() throws {
    let last = try changed { snapshot in try snapshot.appendItems(["Voss"]) }
    #expect(last.itemIdentifiers == ["Alta", "Bodø", "Bergen", "Molde", "Oslo", "Voss"])
    let first = try changed { snapshot in
      try snapshot.appendItems(["Voss"], toSection: "Fjords")
    }
    #expect(first.itemIdentifiers == ["Alta", "Bodø", "Voss", "Bergen", "Molde", "Oslo"])
  }

  @Test func itemsAreInsertedBesideAnother() throws {
    let before = try changed { snapshot in
      try snapshot.insertItems(["Voss", "Moss"], beforeItem: "Molde")
    }
    #expect(try before.itemIdentifiers(inSection: "Cities") == ["Bergen", "Voss", "Moss", "Molde", "Oslo"])
    let after = try changed { snapshot in
      try snapshot.insertItems(["Voss", "Moss"], afterItem: "Oslo")
    }
    #expect(try after.itemIdentifiers(inSection: "Cities") == ["Bergen", "Molde", "Oslo", "Voss", "Moss"])
  }

  @Test func itemsAreDeletedWithWhatWasAskedForThem() throws {
    let snapshot = try changed { snapshot in
      try snapshot.reloadItems(["Oslo", "Alta"])
      try snapshot.reconfigureItems(["Oslo", "Molde"])
      try snapshot.deleteItems(["Oslo", "Alta"])
    }
    #expect(snapshot.itemIdentifiers == ["Bodø", "Bergen", "Molde"])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == ["Molde"])
    #expect(snapshot.numberOfItems == 3)
  }

  @Test(arguments: [
    ("Alta", "Oslo", false, ["Bodø", "Bergen", "Molde", "Alta", "Oslo"]),
    ("Alta", "Oslo", true, ["Bodø", "Bergen", "Molde", "Oslo", "Alta"]),
    ("Bergen", "Oslo", true, ["Alta", "Bodø", "Molde", "Oslo", "Bergen"]),
    ("Oslo", "Bergen", false, ["Alta", "Bodø", "Oslo", "Bergen", "Molde"]),
    ("Oslo", "Oslo", true, ["Alta", "Bodø", "Bergen", "Molde", "Oslo"]),
  ])
  func itemsMoveBesideAnother(item: String, other: String, after: Bool, result: [String]) throws {
    let snapshot = try changed { snapshot in
      if after {
        try snapshot.moveItem(item, afterItem: other)
      } else {
        try snapshot.moveItem(item, beforeItem: other)
      }
    }
    #expect(snapshot.itemIdentifiers == result)
    #expect(snapshot.sectionIdentifier(containingItem: item) == "Cities")
  }

  @Test func sectionsAreInsertedAndMovedWithTheirItems() throws {
    let snapshot = try changed { snapshot in
      try snapshot.insertSections(["Isles"], beforeSection: "Fjords")
      try snapshot.insertSections(["Lakes"], afterSection: "Fjords")
      try snapshot.moveSection("Cities", beforeSection: "Fjords")
      try snapshot.moveSection("Isles", afterSection: "Lakes")
      try snapshot.moveSection("Isles", afterSection: "Isles")
    }
    #expect(snapshot.sectionIdentifiers == ["Cities", "Fjords", "Lakes", "Isles"])
    #expect(snapshot.itemIdentifiers == ["Bergen", "Molde", "Oslo", "Alta", "Bodø"])
  }

  @Test func sectionsAreDeletedWithTheirItems() throws {
    let snapshot = try changed { snapshot in
      try snapshot.reloadSections(["Cities", "Fjords"])
      try snapshot.deleteSections(["Cities"])
    }
    #expect(snapshot.sectionIdentifiers == ["Fjords"])
    #expect(snapshot.reloadedSectionIdentifiers == ["Fjords"])
    #expect(snapshot.sectionIdentifier(containingItem: "Oslo") == nil)
    let empty = try changed { snapshot in snapshot.deleteAllItems() }
    #expect(empty == Snapshot())
  }

  @Test(arguments: Refusal.all)
  fileprivate func whatIsRefusedLeavesTheSnapshotAsItWas(refusal: Refusal) throws {
    var snapshot = try #require(towns)
    #expect(throws: refusal.error) { try refusal.change(&snapshot) }
    #expect(snapshot == towns)
  }

  @Test func itemsNeedASection() {
    var snapshot = Snapshot()
    #expect(throws: TableViewError.noSection) { try snapshot.appendItems(["Oslo"]) }
    #expect(throws: TableViewError.unknownIdentifier(.section, "Cities", count: 0)) {
      try snapshot.numberOfItems(inSection: "Cities")
    }
  }
}

/// A change of a snapshot that is refused.
private struct Refusal: Sendable {
  let error: TableViewError
  let change: @Sendable (inout TableSnapshot<String, String>) throws -> Void

  init(
    _ error: TableViewError,
    _ change: @escaping @Sendable (inout TableSnapshot<String, String>) throws -> Void
  ) {
    self.error = error
    self.change = change
  }

  private static let noRome = TableViewError.unknownIdentifier(.item, "Rome", count: 5)
  private static let noAlps = TableViewError.unknownIdentifier(.section, "Alps", count: 2)

  static let all = [
    Refusal(.duplicateIdentifier(.item, "Oslo")) { try $0.appendItems(["Voss", "Oslo"]) },
    Refusal(.duplicateIdentifier(.item, "Voss")) { try $0.appendItems(["Voss", "Voss"]) },
    Refusal(noAlps) { try $0.appendItems(["Voss"], toSection: "Alps") },
    Refusal(noRome) { try $0.insertItems(["Voss"], beforeItem: "Rome") },
    Refusal(noRome) { try $0.insertItems(["Voss"], afterItem: "Rome") },
    Refusal(noRome) { try $0.deleteItems(["Oslo", "Rome"]) },
    Refusal(noRome) { try $0.moveItem("Oslo", beforeItem: "Rome") },
    Refusal(noRome) { try $0.moveItem("Rome", afterItem: "Rome") },
    Refusal(noRome) { try $0.reloadItems(["Oslo", "Rome"]) },
    Refusal(noRome) { try $0.reconfigureItems(["Oslo", "Rome"]) },
    Refusal(.duplicateIdentifier(.section, "Cities")) { try $0.appendSections(["Alps", "Cities"]) },
    Refusal(.duplicateIdentifier(.section, "Alps")) { try $0.appendSections(["Alps", "Alps"]) },
    Refusal(noAlps) { try $0.insertSections(["Lakes"], beforeSection: "Alps") },
    Refusal(noAlps) { try $0.deleteSections(["Cities", "Alps"]) },
    Refusal(noAlps) { try $0.moveSection("Cities", afterSection: "Alps") },
    Refusal(noAlps) { try $0.reloadSections(["Cities", "Alps"]) },
  ]
}

extension TableSnapshot {
  /// A snapshot of sections with their items, in order.
  init(_ sections: KeyValuePairs<SectionID, [ItemID]>) throws(TableViewError) {
    self.init()
    for (section, items) in sections {
      try appendSections([section])
      try appendItems(items)
    }
  }
}
