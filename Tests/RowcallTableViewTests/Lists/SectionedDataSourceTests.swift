import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SectionedDataSourceTests {
  /// Sections that do not begin at zero, as parts of other collections do not.
  private final class Towns: SectionedTableViewDataSource {
    var sections = [[], ["Aarau", "Aigle"][...], [], ["Aarau", "Chur"][1...]].dropFirst()
    var sectionTitles = ["A", "B", "C"]

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.content.title = object(at: indexPath)
      return cell
    }
  }

  private let towns = Towns()

  // TV-30 TV-34
  @Test func sectionsHaveHeadersAndTheIndexLeadsToThem() throws {
    let table = TableView()
    table.dataSource = towns
    try table.reloadData()
    #expect(table.visibleTitles == ["Aarau", "Aigle", "Chur"])
    #expect((0..<3).map { table.header(ofSection: $0)?.title } == ["A", nil, "C"])
    #expect(table.sectionIndexTitles == ["A", "B", "C"])
    try table.followIndexTitle(at: 1)
    #expect(table.focus == .row(path(2, 0)))
  }

  // TV-36
  @Test func sectionsThatComeAndGoTakeTheirTitlesAlong() throws {
    let table = TableView(windowSize: 1)
    table.dataSource = towns
    try table.reloadData()
    try table.adjustSectionIndex(by: 2)
    towns.sections = [["0berg"], ["Aarau", "Aigle"], [], ["Chur"]][...]
    towns.sectionTitles = ["#", "A", "B", "C"]
    try table.insertSections([0])
    #expect(try table.section(forIndexTitleAt: 2) == 3)
    try table.moveFocus(.next)
    #expect(table.focus == .row(path(3, 0)))
    towns.sections = [["0berg"], ["Aarau", "Aigle"], []][...]
    towns.sectionTitles = ["#", "A", "B"]
    try table.deleteSections([3])
    #expect(throws: TableViewError.indexLeadsNowhere(title: "C", section: -1, sections: 3)) {
      try table.followIndexTitle(at: 2)
    }
  }

  @Test(
    arguments: [
      ([2, 0], "Chur"), ([1, 0], nil), ([2, 1], nil), ([2, -1], nil), ([-1, 0], nil), ([3, 0], nil),
      ([0, Int.max], nil),
    ] as [(IndexPath, String?)])
  func anObjectIsFoundByItsPath(path: IndexPath, town: String?) {
    #expect(towns.object(at: path) == town)
  }

  @Test func aSectionWithoutATitleHasNoHeader() throws {
    towns.sectionTitles = ["A"]
    let table = TableView()
    table.dataSource = towns
    try table.reloadData()
    #expect(table.header(ofSection: 2) == nil)
  }
}
