import Foundation
import RowcallNarration
import RowcallScreens
import RowcallTableView
import RowcallText

/// A list of errands as its author would write it: rows in sections that can be edited, moved and checked.
final class Errands: EditableTableViewDataSource, ReorderableTableViewDataSource, TableViewDelegate {
  struct Section {
    var title: String?
    var names: [String]
    init(_ title: String?, _ names: [String]) { (self.title, self.names) = (title, names) }
  }

  var sections: [Section]
  var checked: Set<String> = []
  /// What a tap does; nothing unless set.
  var whenTapped: (IndexPath) throws -> Void = { _ in }
  /// What a row shows besides its name.
  var dress: (inout CellContent, IndexPath) -> Void = { _, _ in }
  var actions: [SwipeAction]?
  var confirmationTitle: String?
  var indexTitles: [String]?
  var refusal: (any Error)?
  let table: TableView

  init(sections: [Section], windowSize: Int = 10) throws {
    self.sections = sections
    table = TableView(windowSize: windowSize)
    table.dataSource = self
    table.delegate = self
  }

  convenience init(_ names: [String], windowSize: Int = 10) throws {
    try self.init(sections: [Section(nil, names)], windowSize: windowSize)
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "errand") ?? TableViewCell(reuseIdentifier: "errand")
    let name = sections[indexPath.section].names[indexPath.row]
    cell.content = CellContent(title: name, accessory: checked.contains(name) ? .checkmark : .none)
    dress(&cell.content, indexPath)
    return cell
  }

  func tableView(_ tableView: TableView, commit style: EditingStyle, forRowAt path: IndexPath) throws {
    if let refusal { throw refusal }
    try remove(path)
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to target: IndexPath) {
    let name = sections[source.section].names.remove(at: source.row)
    sections[target.section].names.insert(name, at: target.row)
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

  func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) throws { try whenTapped(path) }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsForRowAt indexPath: IndexPath
  ) -> [SwipeAction]? { actions }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { confirmationTitle }
}

extension Errands {
  /// Takes a row away and tells the table.
  func remove(_ path: IndexPath) throws {
    sections[path.section].names.remove(at: path.row)
    try table.deleteRows(at: [path])
  }

  /// Puts a row in and tells the table.
  func insert(_ name: String, at row: Int) throws {
    sections[0].names.insert(name, at: row)
    try table.insertRows(at: [IndexPath(row: row, section: 0)])
  }

  /// Checks a row or takes its checkmark away, as an application does on a tap.
  func toggle(_ path: IndexPath) throws {
    checked.formSymmetricDifference([sections[path.section].names[path.row]])
    try table.deselectRow(at: path)
    try table.reloadRows(at: [path])
  }
}

/// Listens to a table step by step.
struct Listener {
  private var announcer: Announcer
  private let table: TableView

  init(_ table: TableView, _ locale: String = "en", _ preset: Verbosity.Preset = .medium) {
    announcer = Announcer(locale: LocaleTag(locale), verbosity: Verbosity(preset))
    self.table = table
  }

  /// What is heard after a step; a refusal is heard, too, and is no failure of the test.
  mutating func hears(_ step: () throws -> Void) -> [String] {
    do { try step() } catch {}
    return announcer.announce(table).map(\.text)
  }

  /// The line that is heard after a step, or several with a bar between them.
  mutating func hear(_ step: () throws -> Void) -> String { hears(step).joined(separator: " | ") }
}

func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
