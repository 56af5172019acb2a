import RowcallImport
import RowcallModel

/// A button without a name.
struct PageButtonUnnamed: Rule {
  static let description = RuleDescription(
    id: "page-button-unnamed", subject: .page, impact: .critical,
    summary: "Every button has a name.",
    rationale: "A listener hears that there is a button, and not what it does.",
    remedy: "Write the words into the button, into `value` or `alt` of an `input`, or set aria-label.",
    standards: [
      .criterion("4.1.2"), .criterion("1.1.1"), .technique("H36"), .act("97a4e1"), .act("59796f"),
      .axe("button-name"), .axe("input-button-name"), .axe("input-image-alt"),
    ],
    passing: [
      Example(#"<table><tr><th>City</th><td><button aria-label="Delete Oslo">×</button></td></tr></table>"#),
      Example(#"<input type="submit">"#, caption: "A browser names it."),
      Example(#"<input type="image" src="delete.png" alt="Delete Oslo">"#),
    ],
    failing: [
      Example(#"<table><tr><th>City</th><td>↓<button><svg></svg></button></td></tr></table>"#),
      Example(#"↓<input type="button"> ↓<input type="submit" value="">"#),
      Example(#"↓<input type="image" src="delete.png">"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    var names = page.names()
    for node in page.buttons {
      let type = page.tree.tag(node) == .input ? page.tree[node, .type]?.trimmed.lowercased() : nil
      notes.look()
      // A browser names those of forms, unless the page says that nothing is written on them.
      if ["submit", "reset"].contains(type), !page.tree.has(.value, node) { continue }
      guard names.name(of: node, from: .control) == nil, !names.isExhausted else { continue }
      notes.add(
        Finding(
          at: page.place(of: node), "The button has no name.", key: page.key(of: node, words: nil),
          heard: Heard(now: page.narrator.heard(.control(CellControl(.button))))))
    }
  }
}

extension AuditedPage {
  /// The buttons that are there for a listener.
  fileprivate var buttons: [Int] {
    // A button needs no attribute to be one.
    (0..<tree.count).filter { semantics.nodes[$0].role == .button && semantics.nodes[$0].isIncluded }
  }
}
