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
