public import RowcallAccessibility
public import RowcallTableView

extension AccessibilityTree {
  /// Builds the tree of what a table view shows: the rows in its window with the headers and footers among them.
  ///
  /// Nothing is loaded or scrolled for it, so that a table that was not loaded yet is an empty list.
  public init(of tableView: TableView) { self.init(root: ListBuilder(table: tableView).node) }
}

/// Builds the node of a table view: a list of sections, and the index beside it.
struct ListBuilder {
  let table: TableView

  var node: AccessibilityNode {
    var list = AccessibilityContainer(.list)
    list.identifier = table.name
    return .container(list, children: children)
  }

  /// What is in the list, in reading order.
  var children: [AccessibilityNode] {
    let window = ShownSections(table)
    let header = window.includesStart ? table.header.map { $0.nodes(as: .heading, level: 1) } : nil
    let footer = window.includesEnd ? table.footer.map { $0.nodes(as: .footer) } : nil
    return (header ?? []) + window.sections.compactMap(section) + (footer ?? [])
      + (index.map { [$0] } ?? [])
  }

  /// A section; nil for one without rows, header and footer.
  private func section(_ shown: ShownSections.Section) -> AccessibilityNode? {
    let header =
      shown.includesHeader
      ? table.header(ofSection: shown.number).map { $0.nodes(as: .heading, level: 2) } ?? [] : []
    let footer =
      shown.includesFooter ? table.footer(ofSection: shown.number).map { $0.nodes(as: .footer) } ?? [] : []
    let count = table.numberOfRows(inSection: shown.number)
    let children = header + shown.rows.compactMap { row($0, of: count) } + footer
    if children.isEmpty { return nil }
    let label: String? = if case .element(let heading) = header.first { heading.label } else { nil }
    return .container(AccessibilityContainer(.section, label: label), children: children)
  }

  /// A row; nil for one that is not there for a listener.
  ///
  /// - Parameter isAnswerable: whether the buttons of a swipe or a question belong to it, which come and go.
  func row(_ row: ShownSections.Row, of count: Int, isAnswerable: Bool = true) -> AccessibilityNode? {
    var state = row.cell.state
    if !isAnswerable { state.showsDeleteConfirmation = false }
    var surroundings = RowBuilder.Surroundings(position: SetPosition(row.number, of: count))
    surroundings.canSelect = table.canSelect
    surroundings.isEditing = table.isEditing
    // Outside editing mode a row is edited only while it is swiped.
    if isAnswerable, state.isEditing, !table.isEditing { surroundings.swipeActions = table.swipeActionTitles }
    if state.showsDeleteConfirmation { surroundings.deletionTitle = table.deletionTitle }
    return RowBuilder(content: row.cell.content, state: state, surroundings: surroundings).node
  }

  /// The index as one thing that is moved from title to title; nil if the table has none that leads anywhere.
  var index: AccessibilityNode? {
    guard let position = table.sectionIndexPosition else { return nil }
    var index = AccessibilityElement(.index, value: table.accessibilityLabel(forIndexTitleAt: position))
    index.position = SetPosition(position, of: table.sectionIndexTitles.count)
    index.actions = [.activate, .increment, .decrement]
    return .element(index)
  }
}

extension CellContent {
  /// What a listener comes upon in a header or footer; nothing if it has nothing to say.
  func nodes(as role: AccessibilityRole, level: Int? = nil) -> [AccessibilityNode] {
    if accessibility.isHidden { return [] }
    let reading = CellReading(self, as: role)
    var main = reading.main
    if main.role == .heading { main.level = level }
    return (reading.hasMain ? [.element(main)] : []) + reading.others
  }
}
