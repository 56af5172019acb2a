import RowcallTableView
import Testing

struct BatchUpdateTests {
  // TV-56
  @Test func deletesNameOldPlacesAndInsertsNameNewOnes() throws {
    let source = TownSource(["Arizona", "California", "Delaware", "New Jersey", "Washington"])
    let table = TableView()
    table.dataSource = source
    try table.reloadData()
    source.sections = [["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]]
    try table.performBatchUpdates {
      try table.deleteRows(at: [path(0, 2), path(0, 4)])
      try table.insertRows(at: [path(0, 0), path(0, 3), path(0, 5)])
    }
    #expect(table.visibleTitles == source.sections[0])
    #expect(
      table.takeLines().dropFirst() == [
        #"deleted "Delaware" [0, 2]"#, #"deleted "Washington" [0, 4]"#, #"inserted "Alaska" [0, 0]"#,
        #"inserted "Georgia" [0, 3]"#, #"inserted "Virginia" [0, 5]"#,
      ])
  }

  // TV-60
  @Test func theCursorStaysOnItsItemAndElseGoesToTheNext() throws {
    let source = TownSource(["Aarau", "Bern", "Chur"])
    let table = TableView()
    table.dataSource = source
    try table.moveFocus(to: .row(path(0, 1)))
    source.sections[0].insert("Aadorf", at: 0)
    try table.insertRows(at: [path(0, 0)])
    #expect(table.focus == .row(path(0, 2)))
    _ = table.takeLines()
    source.sections[0].remove(at: 2)
    try table.deleteRows(at: [path(0, 2)])
    #expect(table.focus == .row(path(0, 2)))
    #expect(table.takeLines() == [#"deleted "Bern" [0, 2]"#, #"focus on "Chur" [0, 2]"#])
  }

  @Test func reconfiguringFillsTheSameCellAndKeepsItSelected() throws {
    let source = TownSource(["Aarau", "Bern"])
    source.dequeuesForRow = true
    let table = TableView()
    table.dataSource = source
    table.register(forCellReuseIdentifier: "town") { TableViewCell(reuseIdentifier: $0) }
    try table.selectRow(at: path(0, 1))
    let cell = try #require(table.cellForRow(at: path(0, 1)))
    source.sections[0][1] = "Biel"
    try table.reconfigureRows(at: [path(0, 1)])
    #expect(table.cellForRow(at: path(0, 1)) === cell)
    #expect(table.visibleTitles == ["Aarau", "Biel"])
    #expect(table.indexPathForSelectedRow == path(0, 1))
  }

  @Test func theCursorFindsItsItemAgainAfterAReload() throws {
    let source = TownSource(["Aarau", "Bern"])
    let table = TableView()
    table.dataSource = source
    try table.moveFocus(to: .row(path(0, 1)))
    source.sections = [["Aarau", "Altdorf", "Bern"]]
    try table.reloadData()
    #expect(table.focus == .row(path(0, 2)))
  }
}

/// Blocks of updates as a program asks for them.
@Suite struct UpdateBlockTests {
  private func makeTable(_ source: TownSource) throws -> TableView {
    let table = TableView()
    table.dataSource = source
    try table.reloadData()
    _ = table.takeLines()
    return table
  }

  // TV-57
  @Test func sectionsAndRowsAreNamedBeforeAndAfterTheBlock() throws {
    let source = TownSource(["a0", "a1", "a2"], ["b0", "b1", "b2"], ["c0", "c1", "c2"])
    let table = try makeTable(source)
    source.sections = [["a0", "a2"], ["c0", "new", "c1", "c2"]]
    try table.performBatchUpdates {
      try table.deleteRows(at: [path(0, 1)])
      try table.deleteSections([1])
      try table.insertRows(at: [path(1, 1)])
    }
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 4)
    #expect(table.visibleTitles == ["a0", "a2", "c0", "new", "c1", "c2"])
    #expect(
      table.takeLines() == [
        "deleted section 1, 3 rows", #"deleted "a1" [0, 1]"#, #"inserted "new" [1, 1]"#,
      ])
  }

  // TV-54 TV-55 TV-57
  @Test func onlyTheOutermostOfNestedBlocksAppliesWhateverTheOrder() throws {
    let source = TownSource(["a0", "a1", "a2"], ["b0", "b1", "b2"], ["c0", "c1", "c2"])
    let table = try makeTable(source)
    source.sections = [["a0", "a2"], ["c0", "new", "c1", "c2"]]
    try table.beginUpdates()
    try table.insertRows(at: [path(1, 1)])
    try table.performBatchUpdates {
      try table.deleteSections([1])
      try table.beginUpdates()
      try table.deleteRows(at: [path(0, 1)])
      try table.endUpdates()
    }
    #expect(table.visibleTitles.count == 9 && table.takeLines() == [])
    try table.endUpdates()
    #expect(table.visibleTitles == ["a0", "a2", "c0", "new", "c1", "c2"])
  }

  // TV-54
  @Test func eachCallAloneIsAnUpdateAndAnEvent() throws {
    let source = TownSource(["Aarau", "Baden"], ["Chur"], titles: ["north", "south"])
    let table = try makeTable(source)
    source.sections[0].swapAt(0, 1)
    try table.moveRow(at: path(0, 0), to: path(0, 1))
    source.sections[0][0] = "Bern"
    try table.reloadRows(at: [path(0, 0)])
    source.sections.swapAt(0, 1)
    source.titles.swapAt(0, 1)
    try table.moveSection(0, toSection: 1)
    source.sections[0] = ["Davos", "Flims"]
    try table.reloadSections([0])
    source.sections.append(["Glarus"])
    source.titles.append("west")
    try table.insertSections([2])
    source.sections.removeFirst()
    source.titles.removeFirst()
    try table.deleteSections([0])
    #expect(
      table.takeLines() == [
        #"moved "Aarau" [0, 1] from [0, 0], below "Baden" [0, 0]"#, #"reloaded "Bern" [0, 0]"#,
        #"moved section 1 "north", 2 rows from section 0"#, #"reloaded section 0 "south", 2 rows"#,
        #"inserted section 2 "west", 1 row"#, #"deleted section 0 "south", 2 rows"#,
      ])
    #expect(table.visibleTitles == ["Bern", "Aarau", "Glarus"])
  }
}
