import Testing

@testable import RowcallTableView

/// The application calls the table from inside its own callbacks, whatever and whenever it likes.
@Suite struct CallbackTests {
  private static let towns = [
    ["Aarau", "Baden", "Chur", "Davos"], [], ["Flims", "Glarus", "Horgen", "Ilanz", "Jona"],
  ]

  /// The tour calls everything, or the tests below would test nothing.
  @Test(arguments: TableProbe.Callback.allCases)
  func theTourReachesEveryCallback(callback: TableProbe.Callback) {
    let probe = TableProbe(Self.towns)
    let table = probe.makeTable()
    var calls = 0
    probe.hook = { now, _ in calls += now == callback ? 1 : 0 }
    TableCall.tour(table, probe)
    #expect(calls > 0)
  }

  @Test(arguments: TableProbe.Callback.guarded, TableCall.all)
  func theTableStaysAsItIsWhileItAsks(callback: TableProbe.Callback, call: TableCall) {
    let maySelect =
      callback == .willDisplay && ["selectRow(at:scrollPosition:)", "deselectRow(at:)"].contains(call.name)
    let probe = TableProbe(Self.towns)
    let table = probe.makeTable()
    var outcomes: Set<TableViewError?> = []
    probe.hook = { now, table in
      guard now == callback else { return }
      do throws(TableViewError) {
        try call.run(table)
        outcomes.insert(nil)
      } catch { outcomes.insert(error) }
    }
    TableCall.tour(table, probe)
    if maySelect {
      #expect(outcomes.allSatisfy { $0 == nil || "\($0!)".contains("there is no row") })
    } else {
      #expect(outcomes == [.calledBack(call.name, during: callback.rawValue)])
    }
    #expect(table.problem(showing: probe.sections) == nil)
  }

  @Test func theSentenceSaysWhatToDo() {
    #expect(
      "\(TableViewError.calledBack("reloadData()", during: "tableView(_:cellForRowAt:)"))"
        == "reloadData() was called inside tableView(_:cellForRowAt:), during which the table must stay as it is; "
        + "call it afterwards")
  }

  /// What may be asked of the table at any moment; all of it names rows that are there.
  @Test(arguments: TableProbe.Callback.allCases)
  func readingIsAllowedEverywhereAndNamesOnlyRowsThatAreThere(callback: TableProbe.Callback) {
    let probe = TableProbe(Self.towns)
    let table = probe.makeTable()
    var errorOutput: [String] = []
    probe.hook = { now, table in if now == callback { errorOutput += self.read(table) } }
    TableCall.tour(table, probe)
    #expect(errorOutput == [])
  }

  // TV-60
  @Test func readingIsAllowedWhileTheCursorLooksForItsPlace() throws {
    let probe = TableProbe(Self.towns)
    let table = probe.makeTable(windowSize: 9)
    try table.moveFocus(to: .sectionHeader(0))
    try table.selectRow(at: path(2, 4))
    var errorOutput: [String] = []
    probe.hook = { callback, table in if callback == .header { errorOutput += self.read(table) } }
    probe.sections.removeLast(2)
    try table.deleteSections([1, 2])
    #expect(errorOutput == [])
  }

  private func read(_ table: TableView) -> [String] {
    let rows = table.indexPathsForVisibleRows + table.indexPathsForSelectedRows
    let lost = rows.filter { !(0..<table.numberOfRows(inSection: $0.section)).contains($0.row) }
    let unplaced = rows.filter { table.position(of: $0) == nil }
    _ = (table.visibleRowsUnderIndex, table.swipeActionTitles, table.focus, table.sectionIndexTitles)
    _ = (table.sectionIndexPosition, try? table.section(forIndexTitleAt: 0))
    let cells = table.visibleCells.filter { table.indexPath(for: $0) == nil }
    return lost.map { "lost \($0)" } + unplaced.map { "unplaced \($0)" } + cells.map { _ in "lost cell" }
  }

  /// Where the application may change the table, it may do so in any way, and nothing is left that names a lost row.
  @Test(arguments: TableProbe.Callback.free, Upheaval.allCases)
  func theTableIsWholeWhateverACallbackDoes(callback: TableProbe.Callback, upheaval: Upheaval) {
    for most in 1...4 {
      let probe = TableProbe(Self.towns)
      let table = probe.makeTable()
      var left = most
      probe.hook = { now, table in
        guard now == callback, left > 0 else { return }
        left -= 1
        try upheaval.carryOut(table, probe)
        #expect(table.placeProblem(ignoringBookmarks: true) == nil)
      }
      TableCall.tour(table, probe)
      #expect(table.problem(showing: probe.sections) == nil)
    }
  }

  @Test(arguments: TableProbe.Callback.free, TableCall.all)
  func everyCallIsCarriedOutOrRefusedInsideACallback(callback: TableProbe.Callback, call: TableCall) {
    let probe = TableProbe(Self.towns)
    let table = probe.makeTable()
    var left = 3
    probe.hook = { now, table in
      guard now == callback, left > 0 else { return }
      left -= 1
      try call.run(table)
    }
    TableCall.tour(table, probe)
    while (try? table.endUpdates()) != nil {}
    try? table.reloadData()
    #expect(table.problem(showing: probe.sections) == nil)
  }
}

/// A great change of the table by the application.
enum Upheaval: CaseIterable {
  case deleteRows, deleteSections, insertSection, moveEverything, reload, reloadEmpty, reloadSections, block,
    edit

  func carryOut(_ table: TableView, _ probe: TableProbe) throws {
    let last = probe.sections.count - 1
    switch self {
    case .deleteRows:
      let gone = probe.sections.indices.flatMap { section in
        probe.sections[section].indices.map { path(section, $0) }
      }
      probe.sections = probe.sections.map { _ in [] }
      try table.deleteRows(at: gone)
    case .deleteSections:
      let gone = Array(probe.sections.indices)
      probe.sections = []
      try table.deleteSections(gone)
    case .insertSection:
      probe.sections.insert(["Kloten"], at: 0)
      try table.insertSections([0])
    case .moveEverything:
      guard last > 0 else { return }
      probe.sections.append(probe.sections.removeFirst())
      try table.moveSection(0, toSection: last)
    case .reload, .reloadEmpty:
      probe.sections = self == .reload ? [["Lugano"]] : []
      try table.reloadData()
    case .reloadSections:
      probe.sections = probe.sections.map { $0.suffix(1) }
      try table.reloadSections(Array(probe.sections.indices))
    case .block:
      guard last >= 0 else { return }
      probe.sections.remove(at: last)
      probe.sections.insert(["Murten", "Nyon"], at: 0)
      try table.performBatchUpdates {
        try table.deleteSections([last])
        try table.insertSections([0])
      }
    case .edit:
      try table.setEditing(!table.isEditing)
      try table.swipeRow(at: path(0, 0))
    }
  }
}
