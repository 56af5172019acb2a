extension AccessibilityTree {
  /// The tree as lines for a developer, one for each container and element, with all that is known about it.
  ///
  ///     list
  ///     └─ section "Fruit"
  ///        ├─ heading "Fruit" level 2
  ///        ├─ button "Apple, 3 left" 1 of 2 {activate}
  ///        └─ row "Pear" (selected) 2 of 2 {activate}
  ///
  /// Places count from one. No word of it is meant for a listener. Ends with a line break.
  public var dump: String {
    var dump = TreeDump()
    dump.add(root)
    return dump.text
  }
}

/// Writes nodes one below the other, each after the lines that lead to it.
private struct TreeDump {
  private(set) var text = ""

  /// Adds a node that stands alone.
  mutating func add(_ root: AccessibilityNode) {
    add(root.line)
    add(root, below: "")
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  private mutating func add(_ node: AccessibilityNode, below indent: String) {
    switch node {
    case .element: break
    case .cell(let cell):
      let lines = cell.pieceLines
      for (index, line) in lines.enumerated() {
        add(indent + (index == lines.count - 1 ? "└─ " : "├─ ") + line)
      }
    case .container(_, let children):
      for (index, child) in children.enumerated() {
        let isLast = index == children.count - 1
        add(indent + (isLast ? "└─ " : "├─ ") + child.line)
        add(child, below: indent + (isLast ? "   " : "│  "))
      }
    }
  }
}

extension AccessibilityNode {
  /// The line of the node itself.
  fileprivate var line: String {
    switch self {
    case .element(let element): DumpLine(element).text
    case .cell(let cell): DumpLine(cell).text
    case .container(let container, _): DumpLine(container).text
    }
  }
}
