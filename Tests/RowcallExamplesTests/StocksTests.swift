import RowcallAccessibility
import RowcallScreens
import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct StocksTests {
  private let stocks: Stocks

  init() throws { stocks = try Stocks(in: .english) }

  // TV-20
  @Test(arguments: [
    (ExampleLanguage.english, "Apple Inc., $648.11, up 1.85%"),
    (.japanese, "アップル, $648.11, 1.85%上昇"),
    (.german, "Apple Inc., 648,11\u{A0}$, plus 1,85\u{A0}%"),
  ])
  func aRowIsOneElementWithOneLabel(language: ExampleLanguage, label: String) throws {
    let stocks = try Stocks(in: language)
    let cell = try #require(stocks.table.cellForRow(at: [0, 0]))
    #expect(cell.content.texts.count == 3)
    let tree = AccessibilityTree(of: stocks.table)
    guard case .container(_, let sections) = tree.root, case .container(_, let rows) = sections.first,
      case .element(let row) = rows.first
    else {
      Issue.record("\(tree.dump)")
      return
    }
    #expect(row.role == .row)
    #expect(row.label == label)
  }

  @Test func theSignOfAChangeIsShownAndSaidInAWord() throws {
    let shown = stocks.table.visibleCells.map { $0.content.texts[2] }
    #expect(shown == ["+1.85%", "-0.31%", "0.00%"])
    let said = stocks.table.visibleCells.map { $0.content.elements[2].accessibility.label }
    #expect(said == ["up 1.85%", "down 0.31%", "unchanged"])
  }

  // TV-42
  @Test func anyNumberOfSharesCanBeWatched() throws {
    for row in [0, 2, 0] { try stocks.table.activateRow(at: [0, row]) }
    #expect(stocks.watched.chosenItems == ["Boeing"])
    let checked = stocks.table.visibleCells.map { $0.content.accessory == .checkmark }
    #expect(checked == [false, false, true])
    #expect(stocks.table.indexPathsForSelectedRows.isEmpty)
  }

  @Test func aNewPriceChangesItsRowOnly() throws {
    let other = stocks.table.cellForRow(at: [0, 1])
    try stocks.receive(Stock(company: "Apple Inc.", price: 650, change: 0.02))
    #expect(stocks.table.visibleTexts[0] == "Apple Inc., $650.00, +2.00%")
    #expect(stocks.table.cellForRow(at: [0, 1]) === other)
    try stocks.receive(Stock(company: "Nobody", price: 1, change: 0))
    #expect(stocks.stocks.count == 3)
  }
}
