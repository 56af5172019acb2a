import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Titles of an index that lead nowhere, repeat or lead back, and sections whose rows are hidden.
@Suite struct LeadingNowhereTests {
  /// Towns under A to D, of which B has none; a title past D leads nowhere.
  private let source = LetterSource([["Aarau", "Aigle"], [], ["Chur", "Cham"], ["Davos"]], titles: "ABCD")

  private final class Hiding: TableViewDelegate {
    let sections: Set<Int>
    init(_ sections: Set<Int>) { self.sections = sections }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
      sections.contains(indexPath.section) ? 0 : nil
    }
  }

  // TV-30
  @Test(arguments: [
    (["Z", "A", "C"], 1, [1], [2]), (["A", "Z", "Y", "C"], 0, [1], [3]), (["A", "Z", "C"], 2, [-1], [0]),
    (["Z", "A", "C"], 2, [-1, -1], [1, 1]), (["A", "C", "Z"], 0, [9, 1], [1, 1]),
    (["A", "Z", "C", "Y", "D"], 0, [3, -1, -9], [4, 2, 0]), (["Z", "Y"], 0, [1], [0]),
    (["D", "Z", "A"], 2, [-1], [0]), (["C", "Z", "C"], 0, [1, -1], [2, 0]),
  ])
  func titlesThatLeadNowhereAreSkipped(titles: [String], start: Int, moves: [Int], stands: [Int]) throws {
    source.titles = titles
    let table = try source.makeTable()
    try table.moveFocus(to: .sectionIndex)
    while table.sectionIndexPosition != start {
      guard try table.adjustSectionIndex(by: start < table.sectionIndexPosition ?? 0 ? -1 : 1) else { break }
    }
    for (move, stand) in zip(moves, stands) {
      let before = table.sectionIndexPosition
      #expect(try table.adjustSectionIndex(by: move) == (before != stand))
      #expect(table.sectionIndexPosition == stand)
    }
  }

  @Test func itIsAtTheFirstTitleThatLeadsAnywhere() throws {
    source.titles = ["Z", "C"]
    let table = try source.makeTable()
    #expect(table.sectionIndexPosition == 1)
    try table.activateSectionIndex()
    #expect(table.focus == .row(path(2, 0)))
  }

  // TV-30
  @Test func aTitleWhoseRowsAreHiddenLeadsOn() throws {
    let hiding = Hiding([2])
    let table = try source.makeTable()
    table.delegate = hiding
    try table.adjustSectionIndex(by: 2)
    guard case .table(.indexMoved(let index)) = table.log.drain().last?.kind else {
      Issue.record("the index did not move")
      return
    }
    #expect(index.isElsewhere && index.number == 2 && index.count == 4)
    #expect(index.landing?.indexPath == path(3, 0))
  }

  @Test func whereAllRowsAreHiddenTheIndexStays() throws {
    let hiding = Hiding([0, 1, 2, 3])
    let table = try source.makeTable()
    table.delegate = hiding
    #expect(try !table.adjustSectionIndex(by: 1))
    #expect(table.takeLines() == ["index stays: no title after this one leads anywhere"])
    try table.followIndexTitle(at: 2)
    #expect(table.takeLines() == [#"index "C" leads to section 2 "C", 2 rows"#])
  }

  /// What a data source that asks for the position while it answers gets to know.
  @Test func thePositionIsUnknownWhileTheDataSourceReportsWhereTitlesLead() throws {
    let probe = TableProbe([["Aarau"], ["Baden"]])
    let table = probe.makeTable()
    try table.reloadData()
    var positions: [Int?] = []
    probe.hook = { callback, table in
      if callback == .sectionForIndex { positions.append(table.sectionIndexPosition) }
    }
    #expect(try table.section(forIndexTitleAt: 1) == 1)
    #expect(positions == [nil])
  }
}
