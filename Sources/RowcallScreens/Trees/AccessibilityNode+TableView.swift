public import RowcallAccessibility
public import RowcallTableView

extension AccessibilityNode {
  /// What the cursor of a table view would be on there, as `AccessibilityTree` has it, but for the buttons of a swipe or a
  /// question, which are told when they come.
  ///
  /// Nil for a place that the table does not have or that is not in its window, and for what its author hid.
  public init?(of focus: Focus, in table: TableView) {
    guard let node = ListBuilder(table: table).node(of: focus) else { return nil }
    self = node
  }
}

extension AccessibilityElement {
  /// What a row was for a listener that shows this, without what only its table knew of it: selection, place, controls.
  ///
  /// It names a row that is gone, or not in the window any more. A row that has nothing to say but by its controls is
  /// named by the first of them.
  public init(of row: CellContent) {
    let cell = CellReading(row, as: .row)
    if !cell.hasMain, case .element(let first) = cell.others.first { self = first } else { self = cell.main }
  }

  /// What a control in a row that shows this is for a listener; one without a label of its own is named by the row.
  public init(of control: ContentElement, in row: CellContent) {
    let cell = CellReading(row, as: .row)
    self = cell.others.isEmpty ? cell.main : control.element(in: cell.main)
  }
}

extension ListBuilder {
  /// The node of one place; nil if it is not there.
  fileprivate func node(of focus: Focus) -> AccessibilityNode? {
    switch focus {
    case .tableHeader: table.header.flatMap { joined($0.nodes(as: .heading, level: 1)) }
    case .tableFooter: table.footer.flatMap { joined($0.nodes(as: .footer)) }
    case .sectionHeader(let section):
      table.header(ofSection: section).flatMap { joined($0.nodes(as: .heading, level: 2)) }
    case .sectionFooter(let section):
      table.footer(ofSection: section).flatMap { joined($0.nodes(as: .footer)) }
    case .sectionIndex: index
    case .row(let path):
      table.cellForRow(at: path).flatMap {
        row(
          ShownSections.Row(number: path.row, cell: $0), of: table.numberOfRows(inSection: path.section),
          isAnswerable: false)
      }
    }
  }

  /// One node for several; nil for none.
  private func joined(_ nodes: [AccessibilityNode]) -> AccessibilityNode? {
    nodes.count > 1 ? .container(AccessibilityContainer(.group), children: nodes) : nodes.first
  }
}
