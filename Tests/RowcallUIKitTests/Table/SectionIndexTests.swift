import Foundation
import RowcallUIKit
import Testing

/// Names under letters below a search field, for which the index has a magnifying glass.
@MainActor private final class Searchable: NSObject, UITableViewDataSource {
  let sections = [["Ada"], ["Ben"]]
  private(set) var asked: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch, "A", "?", "B"]
  }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    asked.append(index)
    return [NSNotFound, 0, NSNotFound, 1][index]
  }
}

@Suite @MainActor struct SectionIndexTests {
  private let source = Searchable()

  // TV-30
  @Test func theMagnifyingGlassIsNoTitleForAListener() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.engine.sectionIndexTitles == ["A", "?", "B"])
    #expect(try table.engine.section(forIndexTitleAt: 2) == 1)
    #expect(source.asked.last == 3)
  }

  // TV-30
  @Test func titlesForWhichNothingIsFoundAreSkipped() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(try table.engine.adjustSectionIndex(by: 1))
    #expect(table.engine.sectionIndexPosition == 2)
    #expect(try table.engine.adjustSectionIndex(by: -1))
    #expect(table.engine.sectionIndexPosition == 0)
    #expect(try !table.engine.adjustSectionIndex(by: -1))
  }
}
