import RowcallImport

struct PagePresentationConflict: Rule {
  static let description = RuleDescription(
    id: "page-presentation-conflict", subject: .page, impact: .minor,
    summary: """
      An element with role none or presentation, or an image with an empty alt, has no global `aria-` \
      attribute and cannot get the keyboard focus.
      """,
    rationale: """
      Browsers ignore the role in that case, so a listener hears a table, button or image that was meant \
      to be hidden.
      """,
    remedy: "Remove either the role or what conflicts with it: the attribute or the focus.",
    standards: [.criterion("4.1.2"), .axe("presentation-role-conflict")],
    passing: [
      Example(#"<table role="presentation"><tr><td>Welcome</td></tr></table>"#),
      Example(#"<li role="none"><a href="/">Home</a></li>"#),
    ],
    failing: [
      Example(#"↓<table role="presentation" aria-label="Layout"><tr><td>Welcome</td></tr></table>"#),
      Example(#"↓<button role="none">Send</button>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for node in page.attributed {
      let known = page.semantics.nodes[node]
      let isDecoration = page.tree.tag(node) == .img && page.tree[node, .alt] == "" && known.explicit == nil
      guard known.explicit?.isNone == true || isDecoration, page.page.isShown(node) else { continue }
      notes.look()
      let isFocusable = page.semantics.isFocusable(node)
      guard isFocusable || page.semantics.hasGlobalARIA(node) else { continue }
      let why = isFocusable ? "can get the keyboard focus" : "has an aria- attribute"
      notes.add(
        page.target(node), "The \(page.tagName(of: node)) is declared as presentational, but \(why).")
    }
  }
}
