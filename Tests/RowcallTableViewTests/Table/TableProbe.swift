import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything that a table can call, in one object: it shows sections of names and runs a hook in each callback.
final class TableProbe {
  /// The callbacks, by the names that errors use.
  enum Callback: String, CaseIterable {
    // During these the table must stay as it is.
    case numberOfSections = "numberOfSections(in:)"
    case numberOfRows = "tableView(_:numberOfRowsInSection:)"
    case cell = "tableView(_:cellForRowAt:)"
    case headerTitle = "tableView(_:titleForHeaderInSection:)"
    case footerTitle = "tableView(_:titleForFooterInSection:)"
    case header = "tableView(_:headerForSection:)"
    case footer = "tableView(_:footerForSection:)"
    case indexTitles = "sectionIndexTitles(for:)"
    case indexLabel = "tableView(_:accessibilityLabelForSectionIndexTitle:at:)"
    case searchTexts = "tableView(_:searchTextsForRowAt:)"
    case sectionForIndex = "tableView(_:sectionForSectionIndexTitle:at:)"
    case identifier = "modelIdentifierForElement(at:in:)"
    case identified = "indexPathForElement(withModelIdentifier:in:)"
    case canEdit = "tableView(_:canEditRowAt:)"
    case canMove = "tableView(_:canMoveRowAt:)"
    case moveRow = "tableView(_:moveRowAt:to:)"
    case willDisplay = "tableView(_:willDisplay:forRowAt:)"
    case didEndDisplaying = "tableView(_:didEndDisplaying:forRowAt:)"
    case indentation = "tableView(_:indentationLevelForRowAt:)"
    case height = "tableView(_:heightForRowAt:)"
    case willSelect = "tableView(_:willSelectRowAt:)"
    case willDeselect = "tableView(_:willDeselectRowAt:)"
    case editingStyle = "tableView(_:editingStyleForRowAt:)"
    case deleteTitle = "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
    case leadingActions = "tableView(_:leadingSwipeActionsForRowAt:)"
    case trailingActions = "tableView(_:trailingSwipeActionsForRowAt:)"
    case targetPath = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
    case matcher = "search(typed:matching:)"
    case stateDidChange = "stateDidChange(from:)"
    // During these it may be changed.
    case didSelect, didDeselect, accessory, willBeginEditing, didEndEditing, didMove, commit, swipeAction,
      operated

    static let free: [Self] = [
      .didSelect, .didDeselect, .accessory, .willBeginEditing, .didEndEditing, .didMove, .commit,
      .swipeAction,
      .operated,
    ]
    static let guarded = allCases.filter { !free.contains($0) }
  }

  var sections: [[String]]
  /// What runs in each callback.
  var hook: (Callback, TableView) throws -> Void = { _, _ in }
  /// The callbacks in their order, without those that ask for counts and titles.
  private(set) var told: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }

  /// A table that shows this, every kind of part in it.
  func makeTable(windowSize: Int = 4) -> TableView {
    let table = TableView(windowSize: windowSize)
    table.dataSource = self
    table.delegate = self
    return table
  }

  private func run(_ callback: Callback, _ table: TableView) { try? hook(callback, table) }

  private func tell(_ callback: Callback, _ table: TableView, _ path: IndexPath?) throws {
    told.append("\(callback) \(path.map { "\($0.section).\($0.row)" } ?? "nil")")
    try hook(callback, table)
  }
}

/// A cell that tells its probe of changes of its state.
private final class ProbeCell: TableViewCell {
  weak var table: TableView?
  weak var probe: TableProbe?

  override func stateDidChange(from previous: CellState) {
    if let table { try? probe?.hook(.stateDidChange, table) }
  }
}

extension TableProbe: EditableTableViewDataSource, ReorderableTableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    run(.numberOfSections, tableView)
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    run(.numberOfRows, tableView)
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    try hook(.cell, tableView)
    let waiting = tableView.dequeueReusableCell(withIdentifier: "probe") as? ProbeCell
    let cell = waiting ?? ProbeCell(reuseIdentifier: "probe")
    (cell.table, cell.probe) = (tableView, self)
    cell.content.title = sections[indexPath.section][indexPath.row]
    cell.content.accessory = .detailButton
    cell.content.elements = [ContentElement(.switch(isOn: false), name: "switch")]
    cell.whenOperated("switch") { [weak self, weak tableView] _ in
      if let tableView { try self?.tell(.operated, tableView, indexPath) }
    }
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    run(.headerTitle, tableView)
    return "header \(section)"
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    run(.footerTitle, tableView)
    return "footer \(section)"
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    run(.indexTitles, tableView)
    return sections.indices.map { "\($0)" }
  }

  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    run(.sectionForIndex, tableView)
    return index
  }

  func tableView(
    _ tableView: TableView, accessibilityLabelForSectionIndexTitle title: String, at index: Int
  ) -> String? {
    run(.indexLabel, tableView)
    return nil
  }

  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    run(.searchTexts, tableView)
    return [sections[indexPath.section][indexPath.row]]
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    run(.canEdit, tableView)
    return true
  }

  func tableView(_ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath)
    throws
  {
    try tell(.commit, tableView, indexPath)
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    run(.canMove, tableView)
    return true
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    run(.moveRow, tableView)
    sections[destination.section].insert(sections[source.section].remove(at: source.row), at: destination.row)
  }
}

extension TableProbe: IdentifyingTableViewDataSource {
  func modelIdentifierForElement(at indexPath: IndexPath, in tableView: TableView) -> String? {
    run(.identifier, tableView)
    return sections[indexPath.section][indexPath.row]
  }

  func indexPathForElement(withModelIdentifier identifier: String, in tableView: TableView) -> IndexPath? {
    run(.identified, tableView)
    return sections.indices.lazy.compactMap { section in
      self.sections[section].firstIndex(of: identifier).map { path(section, $0) }
    }.first
  }
}

extension TableProbe: TableViewDelegate {
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    told.append("willDisplay \(indexPath.section).\(indexPath.row)")
    run(.willDisplay, tableView)
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  {
    told.append("didEndDisplaying \(indexPath.section).\(indexPath.row)")
    run(.didEndDisplaying, tableView)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    try? tell(.willSelect, tableView, indexPath)
    return indexPath
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    try tell(.didSelect, tableView, indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    try? tell(.willDeselect, tableView, indexPath)
    return indexPath
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) throws {
    try tell(.didDeselect, tableView, indexPath)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws {
    try tell(.accessory, tableView, indexPath)
  }

  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle {
    run(.editingStyle, tableView)
    return .delete
  }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    run(.deleteTitle, tableView)
    return nil
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    try? tell(.willBeginEditing, tableView, indexPath)
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    try? tell(.didEndEditing, tableView, indexPath)
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsForRowAt indexPath: IndexPath
  ) -> [SwipeAction]? {
    run(.leadingActions, tableView)
    return [
      SwipeAction("flag") { [weak self] path in
        try self?.tell(.swipeAction, tableView, path)
        return true
      }
    ]
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsForRowAt indexPath: IndexPath
  ) -> [SwipeAction]? {
    run(.trailingActions, tableView)
    return nil
  }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    run(.targetPath, tableView)
    return proposed
  }

  func tableView(_ tableView: TableView, didMoveRowAt source: IndexPath, to destination: IndexPath) throws {
    try tell(.didMove, tableView, destination)
  }

  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
    run(.indentation, tableView)
    return nil
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
    run(.height, tableView)
    return nil
  }

  func tableView(_ tableView: TableView, headerForSection section: Int) -> CellContent? {
    run(.header, tableView)
    return nil
  }

  func tableView(_ tableView: TableView, footerForSection section: Int) -> CellContent? {
    run(.footer, tableView)
    return nil
  }
}
