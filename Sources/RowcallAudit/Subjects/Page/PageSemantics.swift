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
    if tree.hasAttributes(node) {
      judged.explicit = tree[node, .role]?.tokens.lazy.compactMap { PageRole(token: $0) }.first
    }
    judged.implicit = implicitRole(node)
    judged.role = judged.explicit ?? judged.implicit
    // Browsers ignore role none on such an element.
    if judged.explicit?.isNone == true, hasGlobalARIA(node) || isFocusable(node) {
      judged.role = judged.implicit
    }
    if let parent = tree.parent(node) {
      judged.isInsideLeaf = nodes[parent].isInsideLeaf || nodes[parent].role?.hidesContent == true
    }
    let isThere = isShown(node) && judged.role?.isNone != true
    judged.isIncluded = isThere && (!judged.isInsideLeaf || isFocusable(node))
    return judged
  }

  /// Whether screen readers see a node; embedded players and pages count, but not their content.
  func isShown(_ node: Int) -> Bool {
    guard [.audio, .video, .iframe].contains(tree.tag(node)), let parent = tree.parent(node) else {
      return page.isShown(node)
    }
    let isHidden = [HTMLAttribute.hidden, .isHidden, .style].contains { tree.has($0, node) }
    return page.isShown(parent) && !isHidden
  }

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

extension PageSemantics {
  /// The implicit role of an HTML element (https://www.w3.org/TR/html-aam-1.0/); nil without one.
  func implicitRole(_ node: Int) -> PageRole? {
    switch tree.tag(node) {
    case .text: nil
    case .a, .area, .drawnLink: tree.has(.href, node) ? .link : .generic
    case .img: imageRole(node)
    case .input: inputRole(node)
    case .select: tree.isOpenList(node) ? .listbox : .combobox
    case .table, .tr, .thead, .tbody, .tfoot, .td, .th, .caption: tablePart(node)
    case .li: outerRole(node) == .list ? .listitem : .generic
    case .aside, .footer, .header, .section: sectionRole(node)
    default: Self.fixed[tree.tag(node)] ?? (Self.without.contains(tree.tag(node)) ? nil : .generic)
    }
  }

  private func imageRole(_ node: Int) -> PageRole {
    guard tree[node, .alt] == "" else { return .img }
    let isNamed = [HTMLAttribute.label, .labelledBy].contains { !(tree[node, $0] ?? "").trimmed.isEmpty }
    return isNamed ? .img : .presentation
  }

  private func inputRole(_ node: Int) -> PageRole? {
    switch tree[node, .type]?.trimmed.lowercased() ?? "text" {
    case "hidden", "color", "date", "datetime-local", "file", "month", "password", "time", "week": nil
    case "checkbox": tree.has(.switch, node) ? .switch : .checkbox
    case "radio": .radio
    case "button", "submit", "reset", "image": .button
    case "range": .slider
    case "number": .spinbutton
    case "search": tree.has(.list, node) ? .combobox : .searchbox
    default: tree.has(.list, node) ? .combobox : .textbox
    }
  }

  /// The role of the parent in the accessibility tree.
  private func outerRole(_ node: Int) -> PageRole? {
    page.ancestor(of: node) { !isTransparent($0) }.flatMap { nodes[$0].role }
  }

  /// The role of a table part, which depends on its table; nil outside tables.
  private func tablePart(_ node: Int) -> PageRole? {
    let tag = tree.tag(node)
    if tag == .table { return .table }
    guard let table = page.ancestor(of: node, where: { tree.tag($0) == .table }),
      let role = nodes[table].role, role.isTable
    else { return .generic }
    // Cells follow the role of their row.
    if let parent = tree.parent(node), parent != table, nodes[parent].explicit?.isNone == true {
      return .generic
    }
    switch tag {
    case .tr: return .row
    case .caption: return .caption
    case .td: return role == .table ? .cell : .gridcell
    case .th: return headerRole(node)
    default: return .rowgroup
    }
  }

  private func headerRole(_ node: Int) -> PageRole {
    switch tree[node, .scope]?.trimmed.lowercased() {
    case "row", "rowgroup": .rowheader
    default: .columnheader
    }
  }

  private func sectionRole(_ node: Int) -> PageRole {
    let isNamed = [HTMLAttribute.label, .labelledBy, .title].contains { tree.has($0, node) }
    let isInner =
      page.ancestor(of: node) {
        [.article, .aside, .main, .nav, .section].contains(tree.tag($0))
      } != nil
    switch tree.tag(node) {
    case .section: return isNamed ? .region : .generic
    case .aside: return isInner && !isNamed ? .generic : .complementary
    case .header: return isInner ? .generic : .banner
    default: return isInner ? .generic : .contentinfo
    }
  }

  private static let fixed: [HTMLTag: PageRole] = [
    .address: .group, .article: .article, .blockquote: .blockquote, .button: .button, .code: .code,
    .datalist: .listbox, .dd: .definition, .del: .deletion, .details: .group, .dfn: .term, .dialog: .dialog,
    .dt: .term, .em: .emphasis, .fieldset: .group, .figure: .figure, .form: .form, .h1: .heading,
    .h2: .heading, .h3: .heading, .h4: .heading, .h5: .heading, .h6: .heading, .hgroup: .group,
    .hr: .separator, .html: .document, .ins: .insertion, .main: .main, .mark: .mark, .math: .math,
    .menu: .list, .meter: .meter, .nav: .navigation, .ol: .list, .optgroup: .group, .option: .option,
    .output: .status, .p: .paragraph, .progress: .progressbar, .s: .deletion, .search: .search,
    .strong: .strong, .sub: .subscript, .sup: .superscript, .svg: .graphics, .textarea: .textbox,
    .time: .time, .ul: .list,
  ]

  /// Elements without an implicit role that screen readers still announce.
  private static let without: Set<HTMLTag> = [
    .abbr, .audio, .base, .br, .canvas, .cite, .col, .colgroup, .dl, .embed, .figcaption, .head, .iframe,
    .kbd, .label, .legend, .link, .map, .meta, .noscript, .object, .param, .picture, .rp, .rt, .script,
    .source, .style, .summary, .template, .title, .track, .variable, .video, .wbr, .noframes, .noembed,
  ]
}
