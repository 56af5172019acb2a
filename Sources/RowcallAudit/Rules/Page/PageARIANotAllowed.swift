import RowcallImport

struct PageARIANotAllowed: Rule {
  static let description = RuleDescription(
    id: "page-aria-not-allowed", subject: .page, impact: .serious,
    summary: "Every `aria-` attribute is allowed on the role of its element.",
    rationale: """
      Screen readers ignore an attribute that is not allowed, so a listener misses the name or state that \
      the author gave.
      """,
    remedy: "Remove the attribute, or give the element the role that its author meant.",
    standards: [
      .criterion("4.1.2"), .technique("ARIA5"), .act("5c01ea"), .axe("aria-allowed-attr"),
      .axe("aria-prohibited-attr"),
    ],
    passing: [
      Example(#"<button aria-pressed="true">Bold</button>"#),
      Example(#"<div role="group" aria-label="Filters"><button>New</button></div>"#),
      Example(#"<table><tr><th aria-sort="ascending">Price</th></tr><tr><td>12</td></tr></table>"#),
    ],
    failing: [
      Example(#"<table><tr><th>Price</th></tr><tr>↓<td aria-sort="ascending">12</td></tr></table>"#),
      Example(#"↓<span aria-label="in stock">●</span>"#),
      Example(#"↓<ul aria-rowcount="9"><li>One</li></ul>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for node in page.attributed where isThere(node, on: page) {
      let role = page.semantics.role(node)
      for (name, value) in page.tree.attributes(node) where name.isARIA {
        notes.look()
        guard !allows(name, role, node, on: page) else { continue }
        let isName = name == .label || name == .labelledBy
        let article = page.article(for: node, role)
        notes.add(
          page.target(node),
          isName
            ? "\(name.rawValue) on \(article) is ignored: such an element cannot have a name."
            : "\(name.rawValue) is not allowed on \(article).", [name.rawValue, value.cut],
          heard: Heard(now: page.heard(at: node), after: isName ? words(name, value, on: page) : nil))
      }
    }
  }

  /// Whether screen readers see an element; a generic one counts if it has attributes.
  private func isThere(_ node: Int, on page: AuditedPage) -> Bool {
    let known = page.semantics.nodes[node]
    return page.semantics.isShown(node) && !(known.isInsideLeaf && !known.isIncluded)
      && known.role?.isNone != true
  }

  private func allows(_ name: HTMLAttribute, _ role: PageRole?, _ node: Int, on page: AuditedPage) -> Bool {
    if HTMLAttribute.globalARIA.contains(name), role == nil { return true }
    // A blank name has no effect.
    if name == .label || name == .labelledBy, (page.tree[node, name] ?? "").trimmed.isEmpty { return true }
    return (role ?? standIn(node, on: page))?.supports(name) ?? false
  }

  /// The role whose attributes an element without a role may have; nil for none.
  private func standIn(_ node: Int, on page: AuditedPage) -> PageRole? {
    switch page.tree.tag(node) {
    case .audio, .video, .embed, .object, .iframe: .application
    case .summary: .button
    case .input: page.tree[node, .type]?.lowercased() == "file" ? .button : .textbox
    default: nil
    }
  }

  /// The words that the author meant to be spoken.
  private func words(_ name: HTMLAttribute, _ value: String, on page: AuditedPage) -> String? {
    let text =
      name == .label ? value : value.tokens.first.flatMap { page.page.ids[$0] }.flatMap(page.shortText)
    return text.flatMap { $0.trimmed.isEmpty ? nil : page.narrator.heard(.text($0)) }
  }
}

extension AuditedPage {
  /// An element in a sentence: "a td element", "an element with role row".
  fileprivate func article(for node: Int, _ role: PageRole?) -> String {
    guard let explicit = semantics.nodes[node].explicit, explicit == role else {
      return tree.tag(node) == .other ? "this element" : "a \(tagName(of: node)) element"
    }
    return "an element with role \(explicit.rawValue)"
  }
}
