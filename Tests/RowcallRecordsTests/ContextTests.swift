import Foundation
import RowcallRecords
import Testing

// TV-75
@Suite struct ContextTests {
  private let context: RecordContext

  init() throws { context = try RecordContext() }

  @Test func aRecordHasItsValuesAndTheDefaultsOfItsEntity() throws {
    let box = try context.add("Box", "Tools")
    let record = try #require(context[box])
    #expect(record["name"] == "Tools")
    #expect(record["isOpen"] == false)
    #expect(record["weight"] == nil)
    #expect(record.related("labels").isEmpty)
  }

  @Test func aRelationIsKnownFromBothSides() throws {
    let shelf = try context.add("Shelf", "Cellar")
    let box = try context.add("Box", "Tools", "shelf", shelf)
    #expect(context[shelf]?.related("boxes") == [box])
    try context.update(shelf) { $0.relate("boxes", to: []) }
    #expect(context[box]?.relatedRecord("shelf") == nil)
  }

  @Test func aRecordThatGetsAnotherParentLeavesTheFirstOne() throws {
    let (cellar, attic) = (try context.add("Shelf", "Cellar"), try context.add("Shelf", "Attic"))
    let box = try context.add("Box", "Tools", "shelf", cellar)
    try context.update(attic) { $0.relate("boxes", to: [box]) }
    #expect(context[cellar]?.related("boxes") == [])
    #expect(context[box]?.relatedRecord("shelf") == attic)
  }

  @Test func aParentIsDeletedWithItsChildrenAtEveryDepth() throws {
    let shelf = try context.add("Shelf", "Cellar")
    var box = try context.add("Box", "0", "shelf", shelf)
    for depth in 1...40 { box = try context.add("Box", "\(depth)", "outer", box) }
    let other = try context.add("Box", "other")
    try context.delete(shelf)
    #expect(try context.contents.map(\.id) == [other])
  }

  @Test func aParentWithManyChildrenIsDeletedInTimeThatGrowsWithThem() throws {
    func time(_ count: Int) throws -> Duration {
      let context = try RecordContext()
      let shelf = try context.add("Shelf", "Cellar")
      try context.group { for box in 0..<count { _ = try context.add("Box", "\(box)", "shelf", shelf) } }
      let time = try ContinuousClock().measure { try context.delete(shelf) }
      #expect(try context.fetch("Box").isEmpty)
      try context.undo()
      #expect(context[shelf]?.related("boxes").count == count)
      return time
    }
    // Sixteen times as many took 200 times as long.
    #expect(try time(16_000) < time(1_000) * 64)
  }

  @Test func boxesInEachOtherAreDeletedOnce() throws {
    let first = try context.add("Box", "first")
    let second = try context.add("Box", "second", "outer", first)
    try context.update(first) { $0.relate("outer", to: second) }
    let own = try context.add("Box", "own")
    try context.update(own) { $0.relate("outer", to: own) }
    try context.delete(own)
    try context.delete(second)
    #expect(try context.contents.isEmpty)
  }

  @Test func deletingARecordClearsTheRelationsThatLedToIt() throws {
    let label = try context.add("Label", "fragile")
    let box = try context.add("Box", "Glasses")
    try context.update(box) { $0.relate("labels", to: [label]) }
    try context.delete(label)
    #expect(context[box]?.related("labels") == [])
  }

  @Test func aDeniedDeletionNamesWhatStandsInTheWay() throws {
    let lender = try context.add("Lender", "Anna")
    let box = try context.add("Box", "Tools", "lender", lender)
    let before = try context.contents
    #expect(throws: RecordError.denied("Lender 1 (\"Anna\")", relation: "boxes", by: ["Box 1 (\"Tools\")"])) {
      try context.delete(lender)
    }
    #expect(try context.contents == before)
    try context.delete([lender, box])
    #expect(try context.contents.isEmpty)
  }

  @Test func fetchedRecordsAreInTheOrderOfTheLocale() throws {
    for name in ["Zoe", "Émile", "eva", "Ärger", "anna"] { _ = try context.add("Label", name) }
    #expect(try context.names("Label") == ["anna", "Ärger", "Émile", "eva", "Zoe"])
    #expect(
      try context.names("Label", sortedBy: [RecordSort("name", ascending: false)])
        == ["Zoe", "eva", "Émile", "Ärger", "anna"])
    #expect(
      try context.names("Label", sortedBy: [RecordSort("name", order: .characters)])
        == ["Zoe", "anna", "eva", "Ärger", "Émile"])
  }

  @Test func recordsWithoutAValueComeFirstAndEqualOnesStayInTheirOrder() throws {
    for (name, age) in [("b", 3), ("a", nil), ("c", 3), ("d", 1)] as [(String, Int?)] {
      try context.insert("Lender") {
        $0["name"] = .text(name)
        $0["age"] = age.map { .integer($0) }
      }
    }
    #expect(try context.names("Lender", sortedBy: [RecordSort("age")]) == ["a", "d", "b", "c"])
  }

  private static let predicates: [(RecordPredicate, [String])] = [
    (.all, ["Anna", "Bert", "Carla"]),
    (.compare("age", .greater, 30), ["Bert"]),
    (.compare("age", .lessOrEqual, 30), ["Anna"]),
    (!.compare("age", .greater, 30), ["Anna", "Carla"]),
    (.compare("age", .less, 30.5), ["Anna"]),
    (.equal("name", "Bert"), ["Bert"]),
    (.hasValue("age"), ["Anna", "Bert"]),
    (.contains("name", "R"), ["Bert", "Carla"]),
    (.begins("name", "car"), ["Carla"]),
    (.begins("name", ""), ["Anna", "Bert", "Carla"]),
    (.contains("name", "n") || .contains("name", "l"), ["Anna", "Carla"]),
    (.contains("name", "a") && .hasValue("age"), ["Anna"]),
    (.and([]), ["Anna", "Bert", "Carla"]),
    (.or([]), []),
    (.hasRelated("boxes", .equal("name", "Tools")), ["Bert"]),
    (.hasRelated("boxes", .hasRelated("lender", .all)), ["Anna", "Bert"]),
    (.isRelated("boxes", to: RecordID("Box", 1)), ["Bert"]),
  ]

  @Test(arguments: predicates.indices) func aPredicateChoosesRecords(index: Int) throws {
    for (name, age) in [("Anna", 30), ("Bert", 31), ("Carla", nil)] as [(String, Int?)] {
      try context.insert("Lender") {
        $0["name"] = .text(name)
        $0["age"] = age.map { .integer($0) }
      }
    }
    _ = try context.add("Box", "Tools", "lender", RecordID("Lender", 2))
    _ = try context.add("Box", "Books", "lender", RecordID("Lender", 1))
    let (predicate, names) = Self.predicates[index]
    #expect(try context.names("Lender", where: predicate) == names)
  }

  @Test func whatTheSchemaDoesNotHaveIsRefused() throws {
    let box = try context.add("Box", "Tools")
    let before = try context.contents
    #expect(error { try context.insert("Bx") } == "there is no entity \"Bx\"; did you mean \"Box\"?")
    #expect(
      error { try context.update(box) { $0["nam"] = "x" } }
        == "Box has no attribute \"nam\"; did you mean \"name\"?")
    #expect(error { try context.update(box) { $0["name"] = 3 } } == "Box.name cannot be 3; it must be a text")
    #expect(
      error { try context.update(box) { $0["weight"] = .number(.nan) } }
        == "Box.weight cannot be \"not a number\"; it must be a number")
    #expect(
      error { try context.update(box) { $0.relate("shelf", to: box) } }
        == "Box.shelf cannot lead to Box 1; it leads to records of Shelf")
    #expect(
      error { try context.update(box) { $0.relate("shelf", to: RecordID("Shelf", 7)) } }
        == "there is no Shelf 7; it was deleted, or it never was in this file")
    #expect(
      error { try context.fetch("Box", sortedBy: [RecordSort("width")]) }
        == "Box has no attribute \"width\"; there are name, weight, isOpen")
    #expect(
      error { try context.fetch("Box", where: .compare("isOpen", .equal, "yes")) }
        == "Box.isOpen cannot be \"yes\"; it must be true or false")
    #expect(try context.contents == before)
  }

  // MARK: Undo

  @Test func undoAndRedoTakeADeletionWithItsRelationsBackAndAgain() throws {
    let shelf = try context.add("Shelf", "Cellar")
    let box = try context.add("Box", "Tools", "shelf", shelf)
    let before = try context.contents
    try context.delete(shelf)
    try context.undo()
    #expect(try context.contents == before)
    #expect(context[shelf]?.related("boxes") == [box])
    try context.redo()
    #expect(try context.contents.isEmpty)
  }

  @Test func aGroupIsOneStep() throws {
    try context.group {
      _ = try context.add("Label", "a")
      _ = try context.add("Label", "b")
    }
    try context.undo()
    #expect(try context.contents.isEmpty)
    #expect(!context.canUndo && context.canRedo)
  }

  @Test func aGroupThatFailsLeavesNothingAndTheOneAroundItGoesOn() throws {
    struct Stop: Error {}
    try context.group {
      _ = try context.add("Label", "kept")
      try? context.group {
        _ = try context.add("Label", "lost")
        throw Stop()
      }
    }
    #expect(try context.names("Label") == ["kept"])
    #expect(throws: Stop.self) {
      try context.group {
        try context.delete(RecordID("Label", 1))
        throw Stop()
      }
    }
    #expect(try context.names("Label") == ["kept"])
  }

  @Test func insideOfAGroupNothingIsSavedOrUndone() throws {
    try context.group {
      #expect(throws: RecordError.groupOpen("undo()")) { try context.undo() }
      #expect(throws: RecordError.groupOpen("save()")) { try context.save() }
    }
  }

  @Test func observersHearOfEachChangeOnce() throws {
    var heard: [RecordChanges] = []
    let observer = context.observe { heard.append($0) }
    let shelf = try context.add("Shelf", "Cellar")
    let box = try context.add("Box", "Tools", "shelf", shelf)
    try context.update(box) { $0["name"] = "Tools" }
    try context.delete(box)
    try context.undo()
    context.stopObserving(observer)
    try context.redo()
    #expect(heard.map(\.reason) == [.edit, .edit, .edit, .undo])
    #expect(heard.map(\.inserted) == [[shelf], [box], [], [box]])
    #expect(heard.map(\.updated) == [[], [shelf], [shelf], [shelf]])
    #expect(heard.map(\.deleted) == [[], [], [box], []])
  }

  @Test func aDraftMayReadAndChangeTheContext() throws {
    let box = try context.insert("Box") {
      let label = try context.add("Label", "fragile")
      $0["name"] = .text("\(try context.fetch("Label").count)")
      $0.relate("labels", to: [label])
    }
    #expect(context[box]?["name"] == "1")
  }

  private func error(_ body: () throws -> Any) -> String {
    do {
      return "no error: \(try body())"
    } catch { return "\(error)" }
  }
}
