import RowcallImport

extension PageSemantics {
  private var tree: HTMLTree { page.tree }

  /// The implicit role of an HTML element (https://www.w3.org/TR/html-aam-1.0/); nil without one.
  func implicitRole(_ node: Int) -> PageRole? {
    switch tree.tag(node) {
    case .text: nil
    case .a, .area, .drawnLink: tree.has(.href, node) ? .link : .generic
    case .img: imageRole(node)
    case .input: inputRole(node)
    case .select: isOpenList(node) ? .listbox : .combobox
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

  private func isOpenList(_ select: Int) -> Bool {
    tree.has(.multiple, select) || (tree[select, .size].flatMap { Int($0.trimmed) } ?? 1) > 1
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
    .kbd,
    .label, .legend, .link, .map, .meta, .noscript, .object, .param, .picture, .rp, .rt, .script, .source,
    .style, .summary, .template, .title, .track, .variable, .video, .wbr, .noframes, .noembed,
  ]
}
