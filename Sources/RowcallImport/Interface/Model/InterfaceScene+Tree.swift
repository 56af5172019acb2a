public import RowcallAccessibility
public import RowcallTableView

extension InterfaceScene {
  /// What a listener can come upon on the screen as it was designed: its title, what lies outside cells, then its tables
  /// with all of their rows.
  public func tree() throws(TableViewError) -> AccessibilityTree {
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
  /// What a listener comes upon outside cells; standard items are called by narration.
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
  fileprivate func node() throws(TableViewError) -> AccessibilityNode {
    let designed = try designed()
    return withExtendedLifetime(designed.source) { AccessibilityTree(of: designed.tableView).root }
  }
}
