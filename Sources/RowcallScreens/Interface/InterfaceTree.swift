import RowcallAccessibility
import RowcallTableView

extension InterfaceScene {
  /// The tree of the screen as it was designed: its title, the elements outside cells, then its tables with all rows.
  package func tree() throws(TableViewError) -> AccessibilityTree {
    var children: [AccessibilityNode] = []
    if let title {
      var heading = AccessibilityElement(.heading, label: title)
      heading.level = 1
      children.append(.element(heading))
    }
    children += elements.compactMap(\.node)
    for table in tables { children.append(try table.node()) }
    var screen = AccessibilityContainer(.group, label: title)
    screen.identifier = id
    return AccessibilityTree(root: .container(screen, children: children))
  }
}

extension InterfaceElement {
  /// The node of an element outside cells; narration names standard items.
  fileprivate var node: AccessibilityNode? {
    // Tabs are in the bar of another scene.
    if design?.isHidden == true || kind == .tabBarItem { return nil }
    guard let node = AccessibilityNode(of: content), case .element(var element) = node else {
      return AccessibilityNode(of: content)
    }
    if element.label == nil { element.standard = design?.systemItem.flatMap(StandardControl.init(rawValue:)) }
    return .element(element)
  }
}

extension InterfaceTable {
  /// The list of the table with all of its rows.
  ///
  /// A control without a name has none here, as on a phone; in live tables of ours it is named by its row.
  package func node() throws(TableViewError) -> AccessibilityNode {
    var table = self
    for section in sections.indices {
      for cell in sections[section].cells.indices {
        table.sections[section].cells[cell].content.leaveUnnamed()
      }
    }
    let designed = try table.designed()
    let node = withExtendedLifetime(designed.source) { AccessibilityTree(of: designed.tableView).root }
    return node.withoutEmptyNames
  }
}

extension CellContent {
  /// Gives an empty name to controls without one, so that they do not take that of the row.
  fileprivate mutating func leaveUnnamed() {
    // A cell that is one element is read with its control.
    guard accessibility.isElement != true, accessibility.label == nil else { return }
    for index in elements.indices { elements[index].leaveUnnamed() }
    if case .control(var control) = accessory {
      control.leaveUnnamed()
      accessory = .control(control)
    }
  }
}

extension ContentElement {
  fileprivate mutating func leaveUnnamed() {
    guard accessibility.label == nil else { return }
    switch kind {
    case .switch, .slider, .stepper, .segmentedControl: accessibility.label = ""
    case .button(let title): if title ?? "" == "" { accessibility.label = "" }
    case .textField(_, let placeholder): accessibility.label = placeholder ?? ""
    case .label, .image, .progress: break
    }
  }
}

extension AccessibilityNode {
  /// The same where what has an empty name has none.
  fileprivate var withoutEmptyNames: Self {
    switch self {
    case .element(var element):
      if element.label == "" { element.label = nil }
      if element.hint == element.label { element.hint = nil }
      return .element(element)
    case .cell: return self
    case .container(var container, let children):
      if container.label == "" { container.label = nil }
      return .container(container, children: children.map(\.withoutEmptyNames))
    }
  }
}
