import Testing

@testable import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Wrong use of a table gets a sentence, and the table is as it was but for the line in its log.
@Suite struct WrongUseTests {
  private let source = TownSource(
    ["Aarau", "Baden", "Chur"], ["Davos", "Flims"], titles: ["A to C", "D to F"])

  /// A table with a cursor, a selection and more rows than it shows.
  private func makeTable() throws -> TableView {
    let table = TableView(windowSize: 4)
    table.dataSource = source
    try table.moveFocus(to: .row(path(0, 1)))
    try table.selectRow(at: path(0, 2))
    _ = table.takeLines()
    return table
  }

  // TV-3
  @Test(
    arguments: [
      ([0, 3], "there is no row 3 of section 0: section 0 has 3 rows, 0 to 2"),
      ([0, -1], "there is no row -1 of section 0: section 0 has 3 rows, 0 to 2"),
      ([2, 0], "there is no row 0 of section 2: the table has 2 sections, 0 to 1"),
      ([-1, 0], "there is no row 0 of section -1: the table has 2 sections, 0 to 1"),
      (
        [Int.max, Int.min],
        "there is no row \(Int.min) of section \(Int.max): the table has 2 sections, 0 to 1"
      ),
      ([], "index path [] has 0 indices, expected 2; make it with IndexPath(row:section:)"),
      ([1], "index path [1] has 1 index, expected 2; make it with IndexPath(row:section:)"),
      ([0, 1, 2], "index path [0, 1, 2] has 3 indices, expected 2; make it with IndexPath(row:section:)"),
    ] as [(IndexPath, String)])
  func aPathThatNamesNoRowIsRefusedByEveryMethod(wrong: IndexPath, sentence: String) throws {
    let table = try makeTable()
    let calls: [(TableView) throws -> Void] = [
      { try $0.moveFocus(to: .row(wrong)) }, { try $0.selectRow(at: wrong) },
      { try $0.deselectRow(at: wrong) },
      { try $0.activateRow(at: wrong) }, { try $0.activateAccessory(ofRowAt: wrong) },
      { try $0.scrollToRow(at: wrong) }, { try $0.perform(.press, on: .index(0), inRowAt: wrong) },
      { try $0.activateEditControl(ofRowAt: wrong) }, { try $0.swipeRow(at: wrong) },
      { try $0.beginReordering(rowAt: wrong) }, { try $0.reorderRow(at: wrong, to: path(0, 0)) },
    ]
    for call in calls { expectRefusal(sentence, of: table, call) }
    #expect(table.cellForRow(at: wrong) == nil && table.position(of: wrong) == nil)
    #expect(throws: TableViewError.self) { try table.editingStyle(ofRowAt: wrong) }
  }

  // TV-3
  @Test func pathsOutOfRangeInAnUpdateNameTheMoment() throws {
    let table = try makeTable()
    expectRefusal(
      "there is no row 3 of section 0 before the update: section 0 has 3 rows, 0 to 2", of: table
    ) { try $0.deleteRows(at: [path(0, 3)]) }
    expectRefusal(
      "there is no section 2 before the update: the table has 2 sections, 0 to 1", of: table
    ) { try $0.reloadSections([2]) }
    source.sections[0].append("Cham")
    expectRefusal(
      "there is no row 9 of section 0 after the update: section 0 has 4 rows, 0 to 3", of: table
    ) { try $0.insertRows(at: [path(0, 9)]) }
    expectRefusal("index path [4] has 1 index, expected 2; make it with IndexPath(row:section:)", of: table) {
      try $0.insertRows(at: [[4]])
    }
  }

  // TV-58
  @Test func countsThatDoNotAddUpAreRefusedWithTheSum() throws {
    let table = try makeTable()
    source.sections[0].append("Cham")
    expectRefusal(
      "section 0 has 4 rows after the update, expected 3: 3 before - 1 deleted + 1 inserted; "
        + "change the model and the table together, row for row, or call reloadData()", of: table
    ) { table in
      try table.performBatchUpdates {
        try table.deleteRows(at: [path(0, 0)])
        try table.insertRows(at: [path(0, 3)])
      }
    }
    try table.insertRows(at: [path(0, 3)])
    #expect(table.problem(showing: source.sections) == nil)
  }

  // TV-58
  @Test func aNumberOfSectionsThatDoesNotAddUpIsRefused() throws {
    let table = try makeTable()
    source.sections.removeLast()
    expectRefusal(
      "the table has 1 section after the update, expected 2: 2 before - 0 deleted + 0 inserted; "
        + "change the model and the table together, row for row, or call reloadData()", of: table
    ) { try $0.reloadRows(at: [path(0, 0)]) }
  }

  @Test func aMoveToARowThatDoesNotExistIsRefused() throws {
    let table = try makeTable()
    expectRefusal(
      "there is no row 3 of section 0 after the update: section 0 has 3 rows, 0 to 2", of: table
    ) { try $0.moveRow(at: path(0, 0), to: path(0, 3)) }
    expectRefusal(
      "there is no row 0 of section 7 after the update: the table has 2 sections, 0 to 1", of: table
    ) { try $0.moveRow(at: path(0, 0), to: path(7, 0)) }
  }

  @Test func aRowIsDeletedOnceAndNotMovedToo() throws {
    let table = try makeTable()
    expectRefusal("row 1 of section 0 is deleted twice in one update; delete it once", of: table) {
      try $0.deleteRows(at: [path(0, 1), path(0, 1)])
    }
    expectRefusal("row 1 of section 0 is deleted and moved in one update; do one of them", of: table) {
      table in
      try table.performBatchUpdates {
        try table.moveRow(at: path(0, 1), to: path(0, 0))
        try table.deleteRows(at: [path(0, 1)])
      }
    }
  }

  @Test func aCellForAnUnregisteredIdentifierIsMissed() throws {
    let table = TableView()
    #expect(table.dequeueReusableCell(withIdentifier: "twon") == nil)
    source.dequeuesForRow = true
    table.dataSource = source
    expectRefusal(
      "there is no cell for row 0 of section 0: no cell is registered as \"town\"; nothing is registered; "
        + "call register(forCellReuseIdentifier:_:)", of: table
    ) { try $0.reloadData() }
    table.register(forCellReuseIdentifier: "twon") { TableViewCell(reuseIdentifier: $0) }
    table.register(forCellReuseIdentifier: "city") { TableViewCell(reuseIdentifier: $0) }
    #expect(throws: TableViewError.unregisteredIdentifier("town", known: ["city", "twon"])) {
      try table.dequeueReusableCell(withIdentifier: "town", for: path(0, 0))
    }
  }

  // MARK: Blocks

  @Test func whatNeedsCertainPlacesIsRefusedInsideABlock() throws {
    let table = try makeTable()
    try table.beginUpdates()
    expectRefusal(
      "moveFocus(_:) was called inside an update block, where rows have no certain place; call endUpdates() first",
      of: table
    ) { try $0.moveFocus(.next) }
    let allowed: Set = [
      "reloadData()", "reloadSectionIndexTitles()", "selectRow(at:scrollPosition:)", "deselectRow(at:)",
      "performBatchUpdates(_:)",
      "beginUpdates()",
      "endUpdates()", "insertRows(at:)", "deleteRows(at:)", "reloadRows(at:)", "reconfigureRows(at:)",
      "moveRow(at:to:)", "insertSections(_:)", "deleteSections(_:)", "reloadSections(_:)",
      "moveSection(_:toSection:)",
    ]
    for call in TableCall.all where !allowed.contains(call.name) {
      #expect(throws: TableViewError.updatesOpen(call.name)) { try call.run(table) }
    }
    try table.endUpdates()
    #expect(table.problem(showing: source.sections) == nil)
  }

  @Test func anEndWithoutABeginIsRefused() throws {
    let table = try makeTable()
    expectRefusal(
      "endUpdates() was called without beginUpdates(); call both, or performBatchUpdates(_:)", of: table
    ) { try $0.endUpdates() }
  }

  @Test func aClosureThatThrowsAppliesNothingAndLeavesNoBlockOpen() throws {
    let table = try makeTable()
    expectRefusal("there is no row 9 of section 0: section 0 has 3 rows, 0 to 2", of: table) { table in
      try table.performBatchUpdates {
        try table.deleteRows(at: [path(0, 0)])
        try table.performBatchUpdates {
          try table.beginUpdates()
          try table.deselectRow(at: path(0, 9))
        }
      }
    }
    try table.moveFocus(.next)
    #expect(table.focus == .row(path(0, 2)))
  }

  @Test func whateverElseAClosureThrowsIsInTheSentence() throws {
    struct NoPaper: Error {}
    let table = try makeTable()
    expectRefusal(
      "the closure of performBatchUpdates(_:) failed, and nothing that it asked for was done: NoPaper()",
      of: table
    ) { table in
      try table.performBatchUpdates {
        try table.deleteRows(at: [path(0, 0)])
        throw NoPaper()
      }
    }
  }

  @Test func aClosureMayThrowAnythingAndItsReasonIsGiven() throws {
    let table = try makeTable()
    expectRefusal(
      "the closure of performBatchUpdates(_:) failed, and nothing that it asked for was done: Zug is closed",
      of: table
    ) { table in
      try table.performBatchUpdates {
        try table.deleteRows(at: [path(0, 0)])
        throw TownSource.Closed(description: "Zug is closed")
      }
    }
  }

  @Test func aNestedClosureThatThrowsDropsOnlyItsOwnWishes() throws {
    let table = try makeTable()
    source.sections[0].removeFirst()
    try table.performBatchUpdates {
      try table.deleteRows(at: [path(0, 0)])
      try? table.performBatchUpdates {
        try table.deleteRows(at: [path(0, 1)])
        try table.deselectRow(at: path(0, 9))
      }
    }
    #expect(
      table.takeLines() == [
        "refused: there is no row 9 of section 0: section 0 has 3 rows, 0 to 2", #"deleted "Aarau" [0, 0]"#,
      ])
    #expect(table.problem(showing: source.sections) == nil)
  }

  @Test func aFailedReloadLeavesTheOldTable() throws {
    let table = try makeTable()
    source.sections = [["Zug"]]
    source.failing = "Zug"
    expectRefusal("there is no cell for row 0 of section 0: Zug is closed", of: table) { try $0.reloadData() }
    #expect(table.numberOfRows == 5)
  }
}
