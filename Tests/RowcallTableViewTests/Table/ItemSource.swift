import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A model of numbered items in numbered sections, kept in plain arrays, which checks what the table asks of it.
final class ItemSource: EditableTableViewDataSource, ReorderableTableViewDataSource {
  struct Section: Hashable {
    var id: Int
    var items: [Int]
    var header: String? { id % 3 == 0 ? nil : "header \(id)" }
    var footer: String? { id % 4 == 0 ? "footer \(id)" : nil }
  }

  var sections: [Section]
  /// Counts that are given in place of the true ones.
  var claims: ReferenceTable.Claims?
  /// Whether items have identifiers that outlive a reload.
  let namesItems: Bool
  /// The titles of the index: each is the number of the section to which it leads, which need not be there.
  var indexTitles: [String]
  /// The rows for which a cell was asked since the last step.
  var asked: [IndexPath] = []
  /// What the table should never have asked.
  private(set) var faults: [String] = []

  init(_ sections: [Section], namesItems: Bool, indexTitles: [String] = []) {
    self.sections = sections
    self.indexTitles = indexTitles
    self.namesItems = namesItems
  }

  func item(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row)
    else {
      faults.append("asked for \(path)")
      return nil
    }
    return sections[path.section].items[path.row]
  }

  func place(of item: Int) -> IndexPath? {
    sections.indices.lazy.compactMap { section in
      self.sections[section].items.firstIndex(of: item).map { path(section, $0) }
    }.first
  }

  /// Whether there is an index that leads to rows.
  var hasIndex: Bool { !indexTitles.isEmpty && sections.contains { !$0.items.isEmpty } }

  /// The row on which a listener lands by an index title; `nil` if it leads nowhere.
  func landing(ofTitle title: Int) -> Focus? {
    guard let section = Int(indexTitles[title]), sections.indices.contains(section) else { return nil }
    let filled = sections.indices.filter { !sections[$0].items.isEmpty }
    return (filled.first { $0 >= section } ?? filled.last).map { .row(path($0, 0)) }
  }

  /// The title to which the index comes from another one by so many titles: one that leads somewhere.
  func title(from title: Int, by titles: Int) -> Int {
    let there = indexTitles.indices.filter { landing(ofTitle: $0) != nil }
    return titles > 0
      ? there.first { $0 >= title + titles } ?? there.last { $0 > title } ?? title
      : there.last { $0 <= title + titles } ?? there.first { $0 < title } ?? title
  }

  /// Everything in the list that the cursor can be on, in reading order.
  var stops: [Focus] {
    sections.indices.flatMap { section in
      (sections[section].header == nil ? [] : [Focus.sectionHeader(section)])
        + sections[section].items.indices.map { .row(path(section, $0)) }
        + (sections[section].footer == nil ? [] : [.sectionFooter(section)])
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { claims?.numberOfSections ?? sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    if let claims { return claims.rows(section) }
    guard sections.indices.contains(section) else {
      faults.append("asked for section \(section)")
      return 0
    }
    return sections[section].items.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append(indexPath)
    let item = item(at: indexPath) ?? -1
    let identifier = item % 2 == 0 ? "even" : "odd"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier) ?? TableViewCell(reuseIdentifier: identifier)
    cell.content.title = "item \(item)"
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    Int(title) ?? -1
  }

  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    namesItems ? item(at: indexPath).map { ["item \($0)"] } : nil
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    (item(at: indexPath) ?? 0) % 5 != 0
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    (item(at: indexPath) ?? 0) % 7 != 0
  }

  func tableView(_ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath)
    throws
  {
    sections[indexPath.section].items.remove(at: indexPath.row)
    try tableView.deleteRows(at: [indexPath])
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let item = sections[source.section].items.remove(at: source.row)
    sections[destination.section].items.insert(item, at: destination.row)
  }
}

extension ItemSource: IdentifyingTableViewDataSource {
  func modelIdentifierForElement(at indexPath: IndexPath, in tableView: TableView) -> String? {
    namesItems ? item(at: indexPath).map { "\($0)" } : nil
  }

  func indexPathForElement(withModelIdentifier identifier: String, in tableView: TableView) -> IndexPath? {
    Int(identifier).flatMap(place(of:))
  }
}
