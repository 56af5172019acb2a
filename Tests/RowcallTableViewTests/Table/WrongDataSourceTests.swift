import Testing

@testable import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A data source that lies, fails or is gone: the table says so and is as it was.
@Suite struct WrongDataSourceTests {
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

  @Test(arguments: [-1, Int.min, Int.max])
  func aCountThatNoTableCanHaveIsRefused(count: Int) throws {
    let table = try makeTable()
    source.liesAboutRows = [1: count]
    expectRefusal(
      "the data source gave \(count) as the number of rows of section 1, expected 0 to 2147483647", of: table
    ) { try $0.reloadData() }
    expectRefusal(
      "the data source gave \(count) as the number of rows of section 1, expected 0 to 2147483647", of: table
    ) { try $0.deleteRows(at: [path(1, 0)]) }
    source.liesAboutRows = [:]
    source.liesAboutSections = count
    expectRefusal(
      "the data source gave \(count) as the number of sections, expected 0 to 2147483647", of: table
    ) { try $0.reloadData() }
  }

  @Test func theMostRowsThatATableCanHaveAreNotWalked() throws {
    source.liesAboutRows = [0: Int(Int32.max), 1: Int(Int32.max)]
    source.answersAnywhere = true
    let table = TableView(windowSize: 2)
    table.dataSource = source
    try table.moveFocus(.last)
    #expect(table.focus == .row(path(1, Int(Int32.max) - 1)))
    try table.moveFocus(.nextPage)
    try table.moveFocus(.previousPage)
    #expect(table.focus == .row(path(1, Int(Int32.max) - 3)))
    #expect(table.numberOfRows == 4_294_967_294)
  }

  // MARK: A data source that lies

  @Test func aLieInTheWindowIsFoundOutAtTheNextUpdate() throws {
    let table = try makeTable()
    source.sections[1].removeLast()
    expectRefusal(
      "section 1 has 1 row in the data source, but 2 in the table, and no update said so; "
        + "change the model and the table together, row for row, or call reloadData()", of: table
    ) { try $0.reloadRows(at: [path(0, 0)]) }
  }

  @Test func aLieBelowTheWindowIsFoundOutWhenItIsScrolledTo() throws {
    let table = try makeTable()
    try table.resizeWindow(to: 2)
    _ = table.takeLines()
    source.sections[1] = []
    source.sections[0][0] = "Arbon"
    try table.reloadRows(at: [path(0, 0)])
    #expect(table.takeLines() == [#"reloaded "Arbon" [0, 0]"#])
    expectRefusal(
      "section 1 has 0 rows in the data source, but 2 in the table, and no update said so; "
        + "change the model and the table together, row for row, or call reloadData()", of: table
    ) { try $0.scroll(byRows: 2) }
  }

  // MARK: A data source that fails

  @Test func aCellThatCannotBeMadeStopsTheWholeUpdate() throws {
    let table = try makeTable()
    source.sections[0].insert("Zug", at: 1)
    source.failing = "Zug"
    expectRefusal("there is no cell for row 1 of section 0: Zug is closed", of: table) {
      try $0.insertRows(at: [path(0, 1)])
    }
    source.failing = nil
    try table.insertRows(at: [path(0, 1)])
    #expect(table.focus == .row(path(0, 2)) && table.indexPathForSelectedRow == path(0, 3))
    #expect(table.problem(showing: source.sections) == nil)
  }

  @Test func aReconfiguredCellShowsWhatItShowedIfTheUpdateFails() throws {
    let table = try makeTable()
    table.register(forCellReuseIdentifier: "town") { TableViewCell(reuseIdentifier: $0) }
    source.dequeuesForRow = true
    source.sections[0][0] = "Arbon"
    source.sections[0][2] = "Zug"
    source.failing = "Zug"
    expectRefusal("there is no cell for row 2 of section 0: Zug is closed", of: table) { table in
      try table.reconfigureRows(at: [path(0, 0), path(0, 2)])
    }
  }

  @Test func oneCellForTwoRowsIsRefused() throws {
    let table = try makeTable()
    source.onlyCell = TableViewCell()
    expectRefusal(
      "the data source gave the same cell for row 0 of section 0 and for row 1 of section 0; give each row a cell of "
        + "its own, from dequeueReusableCell(withIdentifier:for:)", of: table
    ) { try $0.reloadData() }
  }

  @Test func aTableForgetsADataSourceThatNobodyKeeps() throws {
    let sentence = "the table has no data source; set dataSource, and keep it alive: the table does not"
    let table = TableView()
    do {
      let source = TownSource(["Aarau"])
      table.dataSource = source
      try table.reloadData()
    }
    _ = table.takeLines()
    let calls: [(TableView) throws -> Void] = [
      { try $0.reloadData() }, { try $0.reloadRows(at: [path(0, 0)]) }, { try $0.resizeWindow(to: 3) },
      { try $0.reloadSectionIndexTitles() },
    ]
    for call in calls { expectRefusal(sentence, of: table, call) }
    try table.moveFocus(.first)
    #expect(try table.activateRow(at: path(0, 0)))
  }
}
