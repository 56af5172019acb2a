import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CellReuseTests {
  /// Gives a cell of one of two kinds, and resets nothing but the title.
  private final class Source: TableViewDataSource {
    var made = 0
    var rows = 6
    var kept: [Int: TableViewCell] = [:]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
      if let kept = kept[indexPath.row] { return kept }
      let identifier = indexPath.row % 2 == 0 ? "even" : "odd"
      let cell = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      cell.content.title = "\(indexPath.row)"
      return cell
    }
  }

  private final class Cell: TableViewCell {
    var preparations = 0
    override func prepareForReuse() { preparations += 1 }
  }

  private let source = Source()

  private func makeTable() -> TableView {
    let table = TableView(windowSize: 2)
    table.dataSource = source
    for identifier in ["even", "odd"] {
      table.register(forCellReuseIdentifier: identifier) { [source] in
        source.made += 1
        return Cell(reuseIdentifier: $0)
      }
    }
    return table
  }

  // TV-7
  @Test func cellsThatLeaveAreGivenOutAgainEachUnderItsIdentifier() throws {
    let table = makeTable()
    try table.reloadData()
    let first = try #require(table.cellForRow(at: path(0, 0)) as? Cell)
    first.content.detail = "left over"
    try table.scroll(byRows: 2)
    #expect(source.made == 4)
    try table.scroll(byRows: 2)
    #expect(source.made == 4)
    #expect(table.cellForRow(at: path(0, 4)) === first)
    #expect(first.preparations == 1)
    #expect(first.content.title == "4" && first.content.detail == "left over")
    #expect(table.indexPath(for: first) == path(0, 4))
  }

  // TV-7
  @Test func aRegisteredIdentifierAlwaysYieldsACellAndAnotherOneNone() throws {
    let table = makeTable()
    #expect(table.dequeueReusableCell(withIdentifier: "even") != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "prime") == nil)
    #expect(try table.dequeueReusableCell(withIdentifier: "odd", for: path(9, 9)).reuseIdentifier == "odd")
  }

  // TV-7
  @Test func aNewPrototypeForgetsTheCellsOfTheOldOne() throws {
    let table = makeTable()
    try table.reloadData()
    try table.scroll(byRows: 2)
    table.register(forCellReuseIdentifier: "even") { TableViewCell(style: .value1, reuseIdentifier: $0) }
    #expect(table.dequeueReusableCell(withIdentifier: "even")?.content.style == .value1)
  }

  @Test func aCellThatTheAuthorKeepsIsNeverGivenOutWhileItIsShown() throws {
    let table = makeTable()
    source.kept[0] = Cell(reuseIdentifier: "even")
    try table.reloadData()
    for _ in 0..<3 {
      try table.scroll(byRows: 4)
      try table.scroll(byRows: -4)
    }
    let kept = try #require(source.kept[0])
    #expect(table.cellForRow(at: path(0, 0)) === kept)
    for _ in 0..<4 { #expect(table.dequeueReusableCell(withIdentifier: "even") !== kept) }
  }

  @Test func aCellMayTurnToTheTableAsItIsMadePreparedAndForgotten() throws {
    final class Curious: TableViewCell {
      weak var table: TableView?
      override func prepareForReuse() { _ = table?.dequeueReusableCell(withIdentifier: "odd") }
      deinit { _ = table?.dequeueReusableCell(withIdentifier: "even") }
    }
    let table = makeTable()
    table.register(forCellReuseIdentifier: "even") { [weak table] identifier in
      table?.register(forCellReuseIdentifier: "other") { TableViewCell(reuseIdentifier: $0) }
      _ = (table?.dequeueReusableCell(withIdentifier: "other"), table?.visibleCells)
      let cell = Curious(reuseIdentifier: identifier)
      cell.table = table
      return cell
    }
    try table.reloadData()
    for rows in [2, 2, -3] { try table.scroll(byRows: rows) }
    table.register(forCellReuseIdentifier: "even") { TableViewCell(reuseIdentifier: $0) }
    try table.reloadData()
    #expect(table.visibleTitles.count == 2)
  }
}
