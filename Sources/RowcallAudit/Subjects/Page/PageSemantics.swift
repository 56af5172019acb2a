import RowcallImport

/// The role of each page element by WAI-ARIA and the HTML mappings, computed once for all rules.
struct PageSemantics: Sendable {
  /// The facts about one node.
  struct Node: Sendable {
    /// The first valid role in its `role` attribute; nil for none.
    var explicit: PageRole?
    /// Its implicit role in HTML; nil without one.
    var implicit: PageRole?
    /// Its effective role.
    var role: PageRole?
    /// Whether it is in the accessibility tree.
    var isIncluded = false
    /// Whether an ancestor makes its children presentational.
    var isInsideLeaf = false
  }

  let page: HTMLPage
  private(set) var nodes: [Node] = []

  private var tree: HTMLTree { page.tree }

  /// Computes the roles of a page.
  init(_ page: HTMLPage) {
    self.page = page
    nodes.reserveCapacity(page.tree.count)
    for node in 0..<page.tree.count { nodes.append(judged(node)) }
  }

  private func judged(_ node: Int) -> Node {
    guard tree.tag(node) != .text else { return Node() }
    var judged = Node()
    judged.explicit = tree.hasAttributes(node) ? Self.explicitRole(tree[node, .role]) : nil
    judged.implicit = implicitRole(node)
    judged.role = judged.explicit ?? judged.implicit
    if judged.explicit?.isNone == true, overrulesNone(node) { judged.role = judged.implicit }
    if let parent = tree.parent(node) {
      judged.isInsideLeaf = nodes[parent].isInsideLeaf || nodes[parent].role?.hidesContent == true
    }
    let isThere = isShown(node) && judged.role?.isNone != true
    judged.isIncluded = isThere && (!judged.isInsideLeaf || isFocusable(node))
    return judged
  }

  /// The first valid role of an attribute; nil for none.
  static func explicitRole(_ attribute: String?) -> PageRole? {
    attribute?.tokens.lazy.compactMap { PageRole(token: $0) }.first
  }

  /// Whether screen readers see a node; embedded players and pages count, but not their content.
  func isShown(_ node: Int) -> Bool {
    guard [.audio, .video, .iframe].contains(tree.tag(node)), let parent = tree.parent(node) else {
      return page.isShown(node)
    }
    let isHidden = [HTMLAttribute.hidden, .isHidden, .style].contains { tree.has($0, node) }
    return page.isShown(parent) && !isHidden
  }

  /// Whether browsers ignore role none on an element.
  private func overrulesNone(_ node: Int) -> Bool { hasGlobalARIA(node) || isFocusable(node) }

  /// Whether an element has a global state or property.
  func hasGlobalARIA(_ node: Int) -> Bool {
    tree.hasAttributes(node)
      && tree.attributes(node).contains {
        $0.name != .isHidden && HTMLAttribute.globalARIA.contains($0.name) && !$0.value.trimmed.isEmpty
      }
  }

  /// Whether an element is focusable by keyboard or script.
  func isFocusable(_ node: Int) -> Bool {
    if tree.hasAttributes(node) {
      if let index = tree[node, .tabindex], Int(index.trimmed) != nil { return true }
      if let editable = tree[node, .contenteditable], editable.lowercased() != "false" { return true }
    }
    switch tree.tag(node) {
    case .a, .area, .drawnLink: return tree.has(.href, node)
    case .button, .select, .textarea: return !tree.has(.disabled, node)
    case .input: return !tree.has(.disabled, node) && tree[node, .type]?.lowercased() != "hidden"
    case .iframe: return true
    case .audio, .video: return tree.has(.playerControls, node)
    case .summary: return tree.parent(node).map { tree.tag($0) == .details } ?? false
    default: return false
    }
  }

  /// The effective role of an element; nil if it is generic.
  func role(_ node: Int) -> PageRole? { nodes[node].role }

  /// Whether an element is skipped between its parent and its children.
  func isTransparent(_ node: Int) -> Bool {
    guard let role = nodes[node].role, role != .generic else {
      return !hasGlobalARIA(node) && !isFocusable(node)
    }
    return role.isNone
  }

  /// The parent in the accessibility tree: the owner or the nearest ancestor that is not skipped.
  func parent(_ node: Int) -> Int? {
    var place = page.owners[node] ?? tree.parent(node)
    // Elements may own each other in a circle.
    for _ in 0..<1024 {
      guard let here = place, isTransparent(here) else { return place }
      place = page.owners[here] ?? tree.parent(here)
    }
    return nil
  }

  /// The nearest ancestor with a matching role.
  func ancestor(of node: Int, where fits: (PageRole) -> Bool) -> Int? {
    page.ancestor(of: node) { nodes[$0].role.map(fits) ?? false }
  }
}
