import RowcallImport

/// What each element of a page is for a listener, by WAI-ARIA and by the mappings of HTML; settled once for all rules.
struct PageSemantics: Sendable {
  /// What is known of one node.
  struct Node: Sendable {
    /// The first role in its `role` attribute that exists; nil for none.
    var explicit: PageRole?
    /// The role that HTML gives it; nil where HTML has none for it.
    var implicit: PageRole?
    /// What it is in the end.
    var role: PageRole?
    /// Whether it is there for a listener as a thing of its own.
    var isIncluded = false
    /// Whether something around it takes away what it means.
    var isInsideWhole = false
  }

  let page: HTMLPage
  private(set) var nodes: [Node] = []

  private var tree: HTMLTree { page.tree }

  /// Looks over a page once.
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
      judged.isInsideWhole = nodes[parent].isInsideWhole || nodes[parent].role?.hidesContent == true
    }
    let isThere = isShown(node) && judged.role?.isNone != true
    judged.isIncluded = isThere && (!judged.isInsideWhole || isFocusable(node))
    return judged
  }

  /// The first role of an attribute that exists; nil for none.
  static func explicitRole(_ attribute: String?) -> PageRole? {
    attribute?.tokens.lazy.compactMap { PageRole(token: $0) }.first
  }

  /// Whether a node is there for a listener; so are players and pages inside the page, though nothing in them is read.
  func isShown(_ node: Int) -> Bool {
    guard [.audio, .video, .iframe].contains(tree.tag(node)), let parent = tree.parent(node) else {
      return page.isShown(node)
    }
    let isHidden = [HTMLAttribute.hidden, .isHidden, .style].contains { tree.has($0, node) }
    return page.isShown(parent) && !isHidden
  }

  /// Whether something keeps an element from being declared meaningless.
  private func overrulesNone(_ node: Int) -> Bool { hasGlobalARIA(node) || isFocusable(node) }

  /// Whether an element has a state or property that means something on any element.
  func hasGlobalARIA(_ node: Int) -> Bool {
    tree.hasAttributes(node)
      && tree.attributes(node).contains {
        $0.name != .isHidden && HTMLAttribute.globalARIA.contains($0.name) && !$0.value.trimmed.isEmpty
      }
  }

  /// Whether a keyboard reaches an element, or a script can send the keyboard there.
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

  /// What an element is in the end; nil where it is nothing of its own.
  func role(_ node: Int) -> PageRole? { nodes[node].role }

  /// Whether an element is passed through on the way from what is around it to what is in it.
  func isTransparent(_ node: Int) -> Bool {
    guard let role = nodes[node].role, role != .generic else {
      return !hasGlobalARIA(node) && !isFocusable(node)
    }
    return role.isNone
  }

  /// The element around another for a listener: what owns it, or stands around it, without what means nothing.
  func parent(_ node: Int) -> Int? {
    var place = page.owners[node] ?? tree.parent(node)
    // Elements may own each other in a circle.
    for _ in 0..<1024 {
      guard let here = place, isTransparent(here) else { return place }
      place = page.owners[here] ?? tree.parent(here)
    }
    return nil
  }

  /// The nearest element around a node of some role.
  func ancestor(of node: Int, where fits: (PageRole) -> Bool) -> Int? {
    page.ancestor(of: node) { nodes[$0].role.map(fits) ?? false }
  }
}
