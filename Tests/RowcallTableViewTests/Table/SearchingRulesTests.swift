import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a search takes for the beginning of a text, and of a row.
@Suite struct SearchingRulesTests {
  private let source = TownSource(["바다", "박", "박물관", "밤"], ["한국"])

  private func makeTable() throws -> TableView {
    let table = TableView(windowSize: 2)
    table.dataSource = source
    try table.reloadData()
    return table
  }

  /// Compares the letters of which syllables are written, as a matcher of a locale does.
  private func letters(_ typed: String) -> (String) -> Bool {
    let letters = ["ㅂ": "b", "바": "ba", "박": "bag", "물": "mul", "관": "gwan", "다": "da", "밤": "bam"]
    let written = { (text: String) in text.map { letters[String($0)] ?? "" }.joined() }
    return { written($0).hasPrefix(written(typed)) }
  }

  @Test func aSyllableThatGrowsStaysOnItsRow() throws {
    let table = try makeTable()
    for (text, row) in [("ㅂ", 0), ("바", 0), ("박", 1), ("박물", 2)] {
      #expect(try table.search(typed: text, matching: letters))
      #expect(table.focus == .row(path(0, row)), "\(text)")
    }
  }

  @Test func theTableStaysAsItIsWhileAMatcherRuns() throws {
    let table = try makeTable()
    var outcomes: Set<TableViewError?> = []
    let reload = {
      do throws(TableViewError) {
        self.source.sections = []
        try table.reloadData()
        outcomes.insert(nil)
      } catch { outcomes.insert(error) }
    }
    let towns = source.sections
    _ = try table.search(typed: "x") { _ in
      reload()
      self.source.sections = towns
      return { _ in
        reload()
        self.source.sections = towns
        return false
      }
    }
    #expect(outcomes == [.calledBack("reloadData()", during: "search(typed:matching:)")])
    #expect(table.numberOfRows == 5)
  }

  @Test func aRowIsFoundByWhatIsSaidForIt() throws {
    final class Labelled: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell()
        cell.content = CellContent(title: ["NV", "NY"][indexPath.row])
        cell.content.accessibility.label = ["Nevada", "New York"][indexPath.row]
        return cell
      }
    }
    let source = Labelled()
    let table = TableView(windowSize: 1)
    table.dataSource = source
    for text in ["New", "NY"] {
      try table.moveFocus(to: .row(path(0, 0)))
      #expect(try table.search(typed: text) { typed in { $0.hasPrefix(typed) } })
      #expect(table.focus == .row(path(0, 1)))
    }
  }

  /// A header before the first row, footers of sections that are empty, a header after the last row.
  @Test(arguments: [
    (Focus.sectionFooter(0), path(1, 0)), (.sectionHeader(0), path(1, 0)), (.sectionFooter(1), path(3, 0)),
    (.sectionFooter(2), path(3, 0)), (.sectionHeader(3), path(3, 0)), (.sectionHeader(4), path(1, 0)),
    (.sectionFooter(4), path(1, 0)), (.tableHeader, path(1, 0)), (.tableFooter, path(1, 0)),
  ])
  func besideRowsASearchBeginsWithTheNextOne(focus: Focus, row: IndexPath) throws {
    let probe = TableProbe([[], ["a0", "a1"], [], ["a2"], []])
    let table = probe.makeTable()
    (table.header, table.footer) = (CellContent(title: "header"), CellContent(title: "footer"))
    try table.moveFocus(to: focus)
    #expect(try table.search(typed: "a") { typed in { $0.hasPrefix(typed) } })
    #expect(table.focus == .row(row))
  }

  @Test func aRowWithoutACellIsSkipped() throws {
    source.failing = "박물관"
    let table = try makeTable()
    #expect(try table.search(typed: "한") { typed in { $0.hasPrefix(typed) } })
    #expect(table.focus == .row(path(1, 0)))
    #expect(throws: TableViewError.noCell(path(0, 2), reason: "박물관 is closed")) {
      try table.search(typed: "x") { typed in { $0.hasPrefix(typed) } }
    }
  }
}
