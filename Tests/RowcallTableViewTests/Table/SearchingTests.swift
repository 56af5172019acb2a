import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Typing how a row begins.
@Suite struct SearchingTests {
  private let source = TownSource(["Aarau", "Baden", "Bern"], [], ["Basel", "Chur"])

  /// The same towns, and what they are found by in place of what they show.
  private final class WithTexts: TableViewDataSource {
    let texts = [["one", "uno"], ["two"], ["three"]]
    var cells = 0
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      cells += 1
      return TableViewCell()
    }
    func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
      texts[indexPath.row]
    }
  }

  private func makeTable() throws -> TableView {
    let table = TableView(windowSize: 2)
    table.dataSource = source
    try table.reloadData()
    _ = (table.takeLines(), source.takeAsked())
    return table
  }

  private func search(_ table: TableView, _ text: String) throws -> Bool {
    try table.search(typed: text) { typed in { $0.lowercased().hasPrefix(typed) } }
  }

  @Test func theNextRowThatBeginsSoIsFoundAcrossSections() throws {
    let table = try makeTable()
    var found: [Focus?] = []
    for _ in 0..<4 {
      #expect(try search(table, "b"))
      found.append(table.focus)
    }
    #expect(found == [.row(path(0, 1)), .row(path(0, 2)), .row(path(2, 0)), .row(path(0, 1))])
  }

  @Test func whoTypesOnMayStayOnTheRow() throws {
    let table = try makeTable()
    _ = try search(table, "b")
    _ = try search(table, "ba")
    #expect(table.focus == .row(path(0, 1)))
    _ = try search(table, "bas")
    #expect(table.focus == .row(path(2, 0)))
  }

  @Test func whoWentElsewhereMeanwhileBeginsAnew() throws {
    let table = try makeTable()
    _ = try search(table, "b")
    try table.moveFocus(.next)
    try table.moveFocus(.previous)
    _ = try search(table, "ba")
    #expect(table.focus == .row(path(2, 0)))
  }

  @Test func fromAHeaderTheSearchBeginsBelowIt() throws {
    source.titles = ["first", "second", "third"]
    let table = try makeTable()
    try table.moveFocus(to: .sectionHeader(0))
    _ = try search(table, "a")
    #expect(table.focus == .row(path(0, 0)))
  }

  @Test func fromTheIndexTheSearchBeginsWithTheRowToWhichItLeads() throws {
    let probe = TableProbe([["b0", "b1"], ["b2", "b3"]])
    let table = probe.makeTable()
    try table.adjustSectionIndex(by: 1)
    _ = try search(table, "b")
    #expect(table.focus == .row(path(1, 0)))
  }

  @Test func aRowThatIsFoundComesIntoTheWindowUnderTheCursor() throws {
    let table = try makeTable()
    #expect(try search(table, "c"))
    #expect(
      table.takeLines() == [
        #"typed "c": row [2, 1]"#, "showing rows 4 to 5 of 5", #"focus on "Chur" [2, 1]"#,
      ])
  }

  @Test(arguments: ["x", ""]) func whatNothingBeginsWithLeavesTheCursorWhichIsWritten(text: String) throws {
    let table = try makeTable()
    try table.moveFocus(to: .row(path(0, 1)))
    _ = table.takeLines()
    #expect(try !table.search(typed: text) { _ in { _ in false } })
    #expect(table.takeLines() == ["typed \"\(text)\": no row begins so"])
    #expect(table.focus == .row(path(0, 1)))
  }

  @Test func theOnlyRowThatBeginsSoIsFoundAgain() throws {
    let table = try makeTable()
    #expect(try search(table, "c") && search(table, "c"))
    #expect(table.takeLines().suffix(2) == [#"typed "c": "Chur" [2, 1]"#, #"focus on "Chur" [2, 1]"#])
  }

  @Test func rowsAreFoundByTheTextsOfTheDataSourceWithoutCells() throws {
    let source = WithTexts()
    let table = TableView(windowSize: 1)
    table.dataSource = source
    try table.reloadData()
    #expect(try search(table, "uno"))
    #expect(table.focus == .row(path(0, 0)))
    #expect(try search(table, "th"))
    #expect(table.focus == .row(path(0, 2)))
    #expect(try !search(table, "four"))
    #expect(source.cells == 2)
  }

  @Test func aCellThatWasMadeToBeLookedAtIsUsedAgain() throws {
    let table = try makeTable()
    _ = try search(table, "x")
    let asked = source.takeAsked().filter { $0.hasPrefix("cell") }
    #expect(asked == ["cell 0.2", "cell 2.0", "cell 2.1"])
    let waiting = table.dequeueReusableCell(withIdentifier: "town")
    #expect(waiting != nil && table.dequeueReusableCell(withIdentifier: "town") == nil)
  }

  @Test func aDataSourceThatChangedWithoutAWordIsFoundOut() throws {
    let table = try makeTable()
    source.sections[2] = ["Basel"]
    #expect(throws: TableViewError.countChanged(section: 2, known: 2, found: 1)) { try search(table, "c") }
    #expect(table.focus == nil)
  }

  @Test func aRowOfNoHeightIsNotFound() throws {
    final class Hiding: TableViewDelegate {
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
        indexPath == path(0, 1) ? 0 : nil
      }
    }
    let hiding = Hiding()
    let table = try makeTable()
    table.delegate = hiding
    _ = try search(table, "b")
    #expect(table.focus == .row(path(0, 2)))
  }

  @Test func anEmptyTableHasNothingToFind() throws {
    source.sections = []
    #expect(try !search(makeTable(), "a"))
  }
}
