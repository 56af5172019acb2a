import RowcallImport
import RowcallModel

struct PageLinkUnnamed: Rule {
  static let description = RuleDescription(
    id: "page-link-unnamed", subject: .page, impact: .serious,
    summary: "Every link has an accessible name.",
    rationale: "A listener hears that there is a link, or its address, but not where it leads.",
    remedy: "Put words into the link, or give its image a text alternative.",
    standards: [
      .criterion("2.4.4"), .criterion("4.1.2"), .technique("H30"), .failure("F89"), .act("c487ae"),
      .axe("link-name"),
    ],
    passing: [
      Example(#"<table><tr><th>Report</th></tr><tr><td><a href="1.pdf">May</a></td></tr></table>"#),
      Example(#"<a href="1.pdf"><img src="pdf.png" alt="May, as PDF"></a>"#),
    ],
    failing: [
      Example(#"<table><tr><th>Report</th></tr><tr><td>↓<a href="1.pdf"></a></td></tr></table>"#),
      Example(#"↓<a href="1.pdf"><img src="pdf.png" alt=""></a>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    var names = page.names()
    for node in page.attributed where page.tree.tag(node) != .drawnLink {
      guard page.semantics.role(node)?.isLink == true, page.isIncluded(node) else { continue }
      notes.look()
      guard page.linkName(node, &names) == nil, !names.isExhausted else { continue }
      notes.add(
        page.target(node), "The link has no name.", heard: Heard(now: page.narrator.heard(.link(nil))))
    }
  }
}

extension AuditedPage {
  /// The accessible name of a link; nil without one.
  func linkName(_ node: Int, _ names: inout HTMLAccessibleNames) -> String? {
    let name = names.name(of: node, from: .content)
    return name == nil && tree.tag(node) == .area ? tree[node, .alt].flatMap(\.filled) : name
  }

  /// Whether screen readers see an element; for an image map area, its parent decides.
  func isIncluded(_ node: Int) -> Bool {
    if tree.tag(node) != .area { return semantics.nodes[node].isIncluded }
    return tree.parent(node).map { page.isShown($0) } ?? false
  }
}
