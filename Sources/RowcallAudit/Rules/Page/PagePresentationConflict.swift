import RowcallImport

/// An element that is declared to mean nothing, and has something that overrules that.
struct PagePresentationConflict: Rule {
  static let description = RuleDescription(
    id: "page-presentation-conflict", subject: .page, impact: .minor,
    summary: "What is declared to mean nothing has no name, no state and no place for the keyboard.",
    rationale: """
      Browsers then pass over the declaration: a listener hears the table or the button that its author wanted to be silent.
      """,
    remedy: "Take either the role or the attribute away.",
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
      let why = isFocusable ? "the keyboard reaches it" : "it has an aria- attribute"
      notes.add(
        Finding(
          at: page.place(of: node), "The \(page.tagName(of: node)) is declared to mean nothing, and \(why).",
          key: page.key(of: node, words: nil), heard: Heard(now: page.heard(at: node))))
    }
  }
}
