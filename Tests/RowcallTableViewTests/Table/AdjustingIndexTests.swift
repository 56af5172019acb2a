import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The section index as one element, which a listener moves from title to title.
@Suite struct AdjustingIndexTests {
  /// Towns under A to E, of which B and E have none.
  private let source = LetterSource(
    [["Aarau", "Aigle"], [], ["Chur", "Cham"], ["Davos"], []], titles: "ABCDE")

  // TV-30
  @Test func itFollowsAfterAllElseInTheTable() throws {
    let table = try source.makeTable()
    table.footer = CellContent(title: "end")
    try table.moveFocus(.last)
    #expect(table.focus == .tableFooter)
    try table.moveFocus(.next)
    #expect(table.focus == .sectionIndex)
    #expect(table.takeLines().last == #"focus on index at "E""#)
    #expect(try !table.moveFocus(.next))
    try table.moveFocus(.previous)
    #expect(table.focus == .tableFooter)
  }

  @Test(arguments: [
    (Focus.row([0, 1]), 0), (.sectionHeader(2), 2), (.row([3, 0]), 3), (nil, 0),
  ])
  func itStandsWhereTheCursorComesFrom(focus: Focus?, title: Int) throws {
    let table = try source.makeTable()
    if let focus { try table.moveFocus(to: focus) }
    #expect(table.sectionIndexPosition == title)
    try table.moveFocus(to: .sectionIndex)
    #expect(table.sectionIndexPosition == title)
  }

  @Test func ofSeveralTitlesOfASectionItIsAtTheFirst() throws {
    source.titles = ["A", "C", "C", "D"]
    let table = try source.makeTable()
    try table.moveFocus(to: .row(path(2, 1)))
    #expect(table.sectionIndexPosition == 1)
  }

  // TV-30
  @Test func movingItTakesTheWindowAlongAndKeepsTheCursor() throws {
    let table = try source.makeTable()
    try table.moveFocus(to: .sectionIndex)
    _ = table.takeLines()
    #expect(try table.adjustSectionIndex(by: 2))
    #expect(
      table.takeLines() == [
        "showing rows 3 to 4 of 5",
        #"index moved to "C", section 2 "C", 2 rows, landing on "Chur" [2, 0]"#,
      ])
    #expect(table.focus == .sectionIndex && table.sectionIndexPosition == 2)
  }

  // TV-30
  @Test func aTitleWithoutRowsLeadsToTheNextSectionThatHasSomeElseToTheLast() throws {
    let table = try source.makeTable()
    try table.adjustSectionIndex(by: 1)
    try table.adjustSectionIndex(by: 9)
    #expect(
      table.takeLines() == [
        "showing rows 3 to 4 of 5", #"focus on index at "B""#,
        #"index moved to "B", section 1, 0 rows, landing on "Chur" [2, 0]"#, "showing rows 4 to 5 of 5",
        #"index moved to "E", section 4, 0 rows, landing on "Davos" [3, 0]"#,
      ])
  }

  @Test(arguments: [FocusStep.next, .previous]) func aStepOffItLeadsToItsRow(step: FocusStep) throws {
    let table = try source.makeTable()
    try table.adjustSectionIndex(by: 2)
    try table.moveFocus(step)
    #expect(table.focus == .row(path(2, 0)))
  }

  @Test func activatingItLeadsToItsRow() throws {
    let table = try source.makeTable()
    try table.adjustSectionIndex(by: 3)
    try table.activateSectionIndex()
    #expect(table.focus == .row(path(3, 0)))
  }

  @Test func sectionsAreSteppedThroughFromItsRow() throws {
    let table = try source.makeTable()
    try table.adjustSectionIndex(by: 2)
    try table.moveFocus(.nextSection)
    #expect(table.focus == .sectionHeader(3))
    try table.moveFocus(to: .sectionIndex)
    try table.adjustSectionIndex(by: -1)
    try table.moveFocus(.previousSection)
    #expect(table.focus == .sectionHeader(2))
  }

  @Test func pagesMoveItByAsManyTitlesAsTheWindowShowsRows() throws {
    let table = try source.makeTable()
    try table.moveFocus(to: .sectionIndex)
    try table.moveFocus(.nextPage)
    #expect(table.sectionIndexPosition == 2 && table.focus == .sectionIndex)
    try table.moveFocus(.nextPage)
    #expect(try !table.moveFocus(.nextPage))
    try table.moveFocus(.previousPage)
    #expect(table.sectionIndexPosition == 2)
  }

  @Test(arguments: [1, 5, Int.max]) func itStopsAtItsEnds(titles: Int) throws {
    let table = try source.makeTable()
    try table.moveFocus(to: .sectionIndex)
    try table.adjustSectionIndex(by: 4)
    _ = table.takeLines()
    #expect(try !table.adjustSectionIndex(by: titles))
    #expect(table.takeLines() == ["index stays: no title after this one leads anywhere"])
    try table.adjustSectionIndex(by: titles == 1 ? Int.min : -titles)
    #expect(try !table.adjustSectionIndex(by: -titles))
    #expect(table.takeLines().last == "index stays: no title before this one leads anywhere")
  }

  @Test func withoutTitlesOrRowsThereIsNone() throws {
    source.titles = []
    let table = try source.makeTable()
    #expect(table.sectionIndexPosition == nil)
    for call in [
      { (table: TableView) in try table.moveFocus(to: .sectionIndex) },
      { _ = try $0.adjustSectionIndex(by: 1) }, { try $0.activateSectionIndex() },
    ] {
      #expect(throws: TableViewError.nothingThere(.sectionIndex)) { try call(table) }
    }
    source.titles = ["A"]
    source.sections = [[]]
    try table.reloadData()
    #expect(table.sectionIndexPosition == nil)
  }

  // TV-36
  @Test func itKeepsItsTitleWhenTheTitlesAreReadAnew() throws {
    let table = try source.makeTable()
    try table.adjustSectionIndex(by: 2)
    source.titles = ["C", "D"]
    try table.reloadSectionIndexTitles()
    #expect(table.sectionIndexPosition == 0)
    try table.moveFocus(.next)
    #expect(table.focus == .row(path(2, 0)))
  }

  // TV-36
  @Test func itStaysOnTheSecondOfTwoTitlesThatAreTheSame() throws {
    source.titles = ["A", "B", "C", "A"]
    let table = try source.makeTable()
    try table.adjustSectionIndex(by: 3)
    try table.reloadSectionIndexTitles()
    #expect(table.sectionIndexPosition == 3)
  }

  // TV-36
  @Test func whereItsTitleIsGoneItIsWhereTheWindowIs() throws {
    let table = try source.makeTable()
    try table.adjustSectionIndex(by: 2)
    source.titles = ["A", "B", "D"]
    try table.reloadSectionIndexTitles()
    #expect(table.sectionIndexPosition == 1 && table.focus == .sectionIndex)
    #expect(try !table.moveFocus(.next))
  }

  // TV-60
  @Test func theCursorLeavesItWhenItIsGone() throws {
    let table = try source.makeTable()
    try table.adjustSectionIndex(by: 2)
    source.titles = []
    try table.reloadSectionIndexTitles()
    #expect(table.focus == .row(path(3, 0)))
  }

  // TV-60
  @Test func itLeadsToWhatIsThereAfterAnUpdate() throws {
    let table = try source.makeTable()
    try table.adjustSectionIndex(by: 2)
    source.sections[2].removeFirst()
    try table.deleteRows(at: [path(2, 0)])
    #expect(table.focus == .sectionIndex)
    try table.moveFocus(.next)
    #expect(table.cellForRow(at: path(2, 0))?.content.title == "Cham" && table.focus == .row(path(2, 0)))
  }
}
