import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Towns under their first letters, with an index; a letter leads to the section of its place in the alphabet.
final class LetterSource: TableViewDataSource {
  var sections: [[String]]
  var titles: [String]
  var accessories: [CellAccessory] = [.none]
  /// What stands before the letter in a header.
  var headerStart = ""

  init(_ sections: [[String]], titles: String) {
    self.sections = sections
    self.titles = titles.map { String($0) }
  }

  /// A table that is loaded, with nothing in its log.
  func makeTable() throws -> TableView {
    let table = TableView(windowSize: 2)
    table.dataSource = self
    try table.reloadData()
    _ = table.takeLines()
    return table
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.content.title = sections[indexPath.section][indexPath.row]
    cell.content.accessory = accessories[indexPath.row % accessories.count]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].first.map { headerStart + $0.prefix(1) }
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }

  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    Int(title.unicodeScalars.first?.value ?? 65) - 65
  }
}
