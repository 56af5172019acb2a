import RowcallAccessibility
import RowcallScreens
import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sections of contents, which a table shows as they are.
class ContentSource: TableViewDataSource {
  var sections: [[CellContent]]
  var headers: [String] = []
  var footers: [String] = []
  var indexTitles: [String]?
  var indexLabels: [String: String] = [:]

  init(_ sections: [[CellContent]]) { self.sections = sections }

  /// A table that shows all sections, loaded.
  static func table(_ sections: [CellContent]...) throws -> (table: TableView, source: ContentSource) {
    let source = ContentSource(sections)
    return (try source.table(), source)
  }

  /// A table that shows the sections, loaded.
  func table(style: TableView.Style = .plain, windowSize: Int = 20) throws -> TableView {
    let table = TableView(style: style, windowSize: windowSize)
    table.dataSource = self
    try table.reloadData()
    return table
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.content = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }
  func tableView(
    _ tableView: TableView, accessibilityLabelForSectionIndexTitle title: String, at index: Int
  ) -> String? { indexLabels[title] }
}

/// The same with rows that can be deleted and moved, all but the first one, before which rows are inserted.
final class EditableSource: ContentSource, EditableTableViewDataSource, ReorderableTableViewDataSource,
  TableViewDelegate
{
  var swipeActions: [SwipeAction]?
  var deletionTitle: String?

  func editableTable() throws -> TableView {
    let table = try table()
    table.delegate = self
    return table
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) throws {}
  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle {
    indexPath.row == 0 ? .insert : .delete
  }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsForRowAt indexPath: IndexPath
  ) -> [SwipeAction]? { swipeActions }
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deletionTitle }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

/// The dump of the one row of a table that shows a cell.
func rowDump(_ content: CellContent) throws -> String {
  let (table, source) = try ContentSource.table([content])
  return withExtendedLifetime(source) { table.rowDump }
}

extension TableView {
  /// The dump of everything in the table's only section.
  var rowDump: String {
    guard case .container(_, let children) = AccessibilityTree(of: self).root,
      case .container(_, let rows) = children.first
    else { return "" }
    return rows.map { AccessibilityTree(root: $0).dump }.joined().trimmed
  }

  /// The dump of the table.
  var dump: String { AccessibilityTree(of: self).dump.trimmed }
}

extension String {
  /// Without the line break at the end.
  var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}

extension CellContent {
  /// The content with what its author says about it.
  func saying(_ say: (inout AuthoredAccessibility) -> Void) -> Self {
    var content = self
    say(&content.accessibility)
    return content
  }
}

extension ContentElement {
  /// The element with what its author says about it.
  func saying(_ say: (inout AuthoredAccessibility) -> Void) -> Self {
    var element = self
    say(&element.accessibility)
    return element
  }

  /// The element, not to be operated.
  var disabled: Self {
    var element = self
    element.isEnabled = false
    return element
  }
}
