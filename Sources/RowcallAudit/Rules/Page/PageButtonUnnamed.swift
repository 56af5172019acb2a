import RowcallImport
import RowcallModel

struct PageButtonUnnamed: Rule {
  static let description = RuleDescription(
    id: "page-button-unnamed", subject: .page, impact: .critical,
    summary: "Every button has an accessible name.",
    rationale: "A listener hears that there is a button, but not what it does.",
    remedy: "Put words into the button, set `value` or `alt` on an `input`, or add aria-label.",
    standards: [
      .criterion("4.1.2"), .criterion("1.1.1"), .technique("H36"), .act("97a4e1"), .act("59796f"),
      .axe("button-name"), .axe("input-button-name"), .axe("input-image-alt"),
    ],
    passing: [
      Example(#"<table><tr><th>City</th><td><button aria-label="Delete Oslo">×</button></td></tr></table>"#),
      Example(#"<input type="submit">"#, caption: "Browsers name it."),
      Example(#"<input type="image" src="delete.png" alt="Delete Oslo">"#),
    ],
    failing: [
      Example(#"<table><tr><th>City</th><td>↓<button><svg></svg></button></td></tr></table>"#),
      Example(#"↓<input type="button"> ↓<input type="submit" value="">"#),
      Example(#"↓<input type="image" src="delete.png">"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    var names = page.names()
    for node in 0..<page.tree.count
    where page.semantics.role(node) == .button && page.semantics.nodes[node].isIncluded {
      let type = page.tree.tag(node) == .input ? page.tree[node, .type]?.trimmed.lowercased() : nil
      notes.look()
      // Browsers name the buttons of forms, unless `value` is empty.
      if ["submit", "reset"].contains(type), !page.tree.has(.value, node) { continue }
      guard names.name(of: node, from: .control) == nil, !names.isExhausted else { continue }
      notes.add(
        page.target(node), "The button has no name.",
        heard: Heard(now: page.narrator.heard(.control(CellControl(.button)))))
    }
  }
}
