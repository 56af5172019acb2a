import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SectionIndexTests {
  /// Titles A to D, of which D leads nowhere; the headers are other than the titles.
  private let source = LetterSource([["Aarau", "Aigle"], [], ["Chur"]], titles: "ABCD")

  init() { source.headerStart = "towns with " }

  // TV-30
  @Test func anIndexTitleLeadsToTheFirstRowOfItsSection() throws {
    let table = try source.makeTable()
    #expect(table.sectionIndexTitles == ["A", "B", "C", "D"])
    #expect(try table.section(forIndexTitleAt: 2) == 2)
    try table.followIndexTitle(at: 2)
    #expect(
      table.takeLines() == [
        #"index "C" leads to section 2 "towns with C", 1 row"#, "showing rows 2 to 3 of 3",
        #"focus on "Chur" [2, 0]"#,
      ])
    try table.followIndexTitle(at: 0)
    try table.followIndexTitle(at: 1)
    #expect(table.focus == .row(path(2, 0)))
  }

  // TV-30
  @Test func aTitleAfterAllRowsLeadsBackToTheLastSectionThatHasSome() throws {
    source.sections = [["Aarau", "Aigle"], ["Basel", "Bern"], []]
    let table = try source.makeTable()
    try table.followIndexTitle(at: 2)
    #expect(table.focus == .row(path(1, 0)))
  }

  // TV-30
  @Test func anIndexTitleThatLeadsNowhereSaysSo() throws {
    let table = try source.makeTable()
    #expect {
      try table.followIndexTitle(at: 3)
    } throws: {
      "\($0)"
        == "index title \"D\" leads to section 3, but the table has 3 sections, 0 to 2; return one of them from "
        + "tableView(_:sectionForSectionIndexTitle:at:)"
    }
    for wrong in [-1, 4] {
      #expect {
        try table.followIndexTitle(at: wrong)
      } throws: {
        "\($0)" == "there is no index title \(wrong): the index has 4 titles, 0 to 3"
      }
    }
    #expect(table.focus == nil)
  }

  // TV-35
  @Test func rowsWhoseAccessoryLiesUnderTheIndexAreFound() throws {
    source.accessories = [.disclosureIndicator, .checkmark]
    let table = try source.makeTable()
    #expect(table.visibleRowsUnderIndex.map(\.indexPath) == [path(0, 0)])
    source.accessories = [.detailButton, .detailDisclosureButton]
    try table.reloadData()
    #expect(table.visibleRowsUnderIndex.map(\.indexPath) == [path(0, 0), path(0, 1)])
    source.titles = []
    source.sections = [[]]
    try table.reloadData()
    #expect(table.visibleRowsUnderIndex == [])
  }

  // TV-36
  @Test func theIndexIsReloadedWithoutTheRows() throws {
    let table = try source.makeTable()
    let cells = table.visibleCells
    source.titles = ["X", "Y", "Z"]
    try table.reloadSectionIndexTitles()
    #expect(table.sectionIndexTitles == ["X", "Y", "Z"])
    #expect(table.takeLines() == ["index is X Y Z"])
    #expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
  }
}
