import RowcallAccessibility
import RowcallTableView

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

  var children: [AccessibilityNode] {
    let window = ShownSections(table)
    let header = window.includesStart ? nodes(of: .tableHeader) : []
    let footer = window.includesEnd ? nodes(of: .tableFooter) : []
    return header + window.sections.compactMap(section) + footer + nodes(of: .sectionIndex)
  }

  /// A section; nil for one without rows, header and footer.
  private func section(_ shown: ShownSections.Section) -> AccessibilityNode? {
    let header = shown.includesHeader ? nodes(of: .sectionHeader(shown.number)) : []
    let footer = shown.includesFooter ? nodes(of: .sectionFooter(shown.number)) : []
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
    var builder = RowBuilder(
      content: row.cell.content, state: state, position: SetPosition(row.number, of: count))
    builder.canSelect = table.canSelect
    builder.isEditing = table.isEditing
    // Outside editing mode a row is edited only while it is swiped.
    if isAnswerable, state.isEditing, !table.isEditing { builder.swipeActions = table.swipeActionTitles }
    if state.showsDeleteConfirmation { builder.deletionTitle = table.deletionTitle }
    return builder.node
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
  /// The nodes of a header or footer; none if it has nothing to say.
  func nodes(as role: AccessibilityRole, level: Int? = nil) -> [AccessibilityNode] {
    if accessibility.isHidden { return [] }
    let reading = CellReading(self, as: role)
    var main = reading.main
    if main.role == .heading { main.level = level }
    return (reading.hasMain ? [.element(main)] : []) + reading.others
  }
}

extension AccessibilityTree {
  /// Builds the tree of what is in front: the open form, else the top screen, each with its bar.
  public init(of navigation: NavigationStack) {
    let bar = AccessibilityNode.container(
      AccessibilityContainer(.navigationBar), children: navigation.barNodes)
    let list = ListBuilder(table: navigation.tableInFront).node
    let front = AccessibilityContainer(
      navigation.form == nil ? .group : .form, label: navigation.titleInFront)
    self.init(root: .container(front, children: [bar, list]))
  }
}

extension NavigationStack {
  /// The title of the open form, else of the top screen.
  var titleInFront: String { form?.title ?? top.title }

  /// What is in the bar: the way back, the title, the items.
  fileprivate var barNodes: [AccessibilityNode] {
    var title = AccessibilityElement(.heading, label: titleInFront)
    title.level = 1
    let way = form == nil ? backTitle.map { AccessibilityElement(bar: .back, label: $0) } : nil
    let items = barItems.map { item -> AccessibilityElement in
      var element = AccessibilityElement(bar: item.kind.standard, label: item.kind.ownTitle)
      if !item.isEnabled { element.disable() }
      return element
    }
    return ([way, title].compactMap { $0 } + items).map { .element($0) }
  }
}

extension AccessibilityElement {
  fileprivate init(bar standard: StandardControl?, label: String?) {
    self.init(.button, label: label)
    self.standard = standard
    actions = [.activate]
  }
}

extension BarItem.Kind {
  /// Which standard control the item is; nil for one of the application's own.
  var standard: StandardControl? {
    switch self {
    case .add: .add
    case .edit: .edit
    case .done: .done
    case .save: .save
    case .cancel: .cancel
    case .custom: nil
    }
  }

  /// The application's own title; nil for a standard item, which is called by narration.
  var ownTitle: String? { if case .custom(let title) = self { title } else { nil } }
}

extension AccessibilityNode {
  /// What the cursor of a table view would be on there, as `AccessibilityTree` has it, without the buttons of a swipe or
  /// a question, which are announced when they appear.
  ///
  /// Nil for a place that the table does not have or that is not in its window, and for what its author hid.
  package init?(of focus: Focus, in table: TableView) {
    guard let node = ListBuilder(table: table).node(of: focus) else { return nil }
    self = node
  }
}

extension AccessibilityElement {
  /// What a row was for a listener that shows this, without what only its table knew of it: selection, place, controls.
  ///
  /// It names a row that is gone, or not in the window any more. A row that has nothing to say but by its controls is
  /// named by the first of them.
  package init(of row: CellContent) {
    let cell = CellReading(row, as: .row)
    if !cell.hasMain, case .element(let first) = cell.others.first { self = first } else { self = cell.main }
  }

  /// What a control in a row that shows this is for a listener; one without a label of its own is named by the row.
  package init(of control: ContentElement, in row: CellContent) {
    let cell = CellReading(row, as: .row)
    self = cell.others.isEmpty ? cell.main : control.element(in: cell.main)
  }
}

extension ListBuilder {
  /// One node for what is at a place; nil if nothing is.
  fileprivate func node(of focus: Focus) -> AccessibilityNode? {
    let nodes = nodes(of: focus)
    return nodes.count > 1 ? .container(AccessibilityContainer(.group), children: nodes) : nodes.first
  }

  /// What is at a place; nothing if it is not there.
  private func nodes(of focus: Focus) -> [AccessibilityNode] {
    switch focus {
    case .tableHeader: return table.header?.nodes(as: .heading, level: 1) ?? []
    case .tableFooter: return table.footer?.nodes(as: .footer) ?? []
    case .sectionHeader(let section):
      return table.header(ofSection: section)?.nodes(as: .heading, level: 2) ?? []
    case .sectionFooter(let section): return table.footer(ofSection: section)?.nodes(as: .footer) ?? []
    case .sectionIndex: return index.map { [$0] } ?? []
    case .row(let path):
      guard let cell = table.cellForRow(at: path) else { return [] }
      let shown = ShownSections.Row(number: path.row, cell: cell)
      let count = table.numberOfRows(inSection: path.section)
      return row(shown, of: count, isAnswerable: false).map { [$0] } ?? []
    }
  }
}

/// The rows in a table view's window by sections, and the sections without rows that lie among them.
struct ShownSections {
  struct Row {
    let number: Int
    let cell: TableViewCell
  }

  struct Section {
    let number: Int
    var rows: [Row] = []
    var includesHeader = true
    var includesFooter = true
  }

  /// Whether the window begins with the first row.
  let includesStart: Bool
  /// Whether the window ends with the last row.
  let includesEnd: Bool
  private(set) var sections: [Section] = []

  init(_ table: TableView) {
    let paths = table.indexPathsForVisibleRows
    let first = paths.first.flatMap(table.position(of:)) ?? 0
    includesStart = first == 0
    includesEnd = first + paths.count == table.numberOfRows
    let from = includesStart ? 0 : paths.first?.section ?? 0
    let end = includesEnd ? table.numberOfSections : (paths.last?.section ?? 0) + 1
    var rows = Array(zip(paths, table.visibleCells))[...]
    for number in from..<max(from, end) {
      let inside = rows.prefix { $0.0.section == number }
      rows = rows.dropFirst(inside.count)
      sections.append(Section(number, inside.map { Row(number: $0.0.row, cell: $0.1) }, in: table))
    }
  }
}

extension ShownSections.Section {
  /// A section whose header and footer are in the window if the rows beside them are; in a plain table the header stays
  /// in sight as long as any row does.
  fileprivate init(_ number: Int, _ rows: [ShownSections.Row], in table: TableView) {
    self.number = number
    self.rows = rows
    guard let first = rows.first, let last = rows.last else { return }
    includesHeader = table.style == .plain || first.number == 0
    includesFooter = last.number == table.numberOfRows(inSection: number) - 1
  }
}
