import RowcallImport

struct PageARIARequired: Rule {
  static let description = RuleDescription(
    id: "page-aria-required", subject: .page, impact: .critical,
    summary: "Every element with a role has the states and properties that the role requires.",
    rationale: "A listener hears a checkbox but not whether it is checked, or a slider but not its value.",
    remedy:
      "Set the attribute and update it with the state, or use the HTML element that has the state built in.",
    standards: [.criterion("4.1.2"), .technique("ARIA5"), .act("4e8ab6"), .axe("aria-required-attr")],
    passing: [
      Example(#"<span role="checkbox" aria-checked="false" tabindex="0">Row 1</span>"#),
      Example(#"<input type="checkbox" role="switch" aria-label="Row 1">"#),
      Example(
        #"<input role="combobox" aria-expanded="false" aria-label="City">"#,
        caption: "The list is closed and may not exist yet."),
    ],
    failing: [
      Example(#"↓<span role="checkbox" tabindex="0">Row 1</span>"#),
      Example(
        #"<table><tr><td>↓<div role="slider" aria-label="Volume" tabindex="0"></div></td></tr></table>"#),
      Example(#"↓<div role="heading">Prices</div>"#),
      Example(#"↓<input role="combobox" aria-expanded="true" aria-label="City">"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for node in page.attributed {
      let known = page.semantics.nodes[node]
      guard let role = known.explicit, known.isIncluded, known.role == role, role != known.implicit else {
        continue
      }
      notes.look()
      let missing = required(role, node, page).filter { (page.tree[node, $0] ?? "").trimmed.isEmpty }
      guard !missing.isEmpty else { continue }
      let names = missing.map(\.rawValue).joined(separator: " and ")
      notes.add(
        page.target(node, words: page.shortText(of: node)), "The \(role.rawValue) has no \(names).")
    }
  }

  private func required(_ role: PageRole, _ node: Int, _ page: AuditedPage) -> [HTMLAttribute] {
    // Only a focusable separator can be moved.
    if role == .separator { return page.semantics.isFocusable(node) ? [.valueNow] : [] }
    let isNative = page.tree.tag(node) == .input
    return role.requiredAttributes.filter { attribute in
      switch attribute {
      // HTML elements that have the state built in.
      case .isChecked: !(isNative && ["checkbox", "radio"].contains(page.tree[node, .type]?.lowercased()))
      case .valueNow: !(isNative && ["range", "number"].contains(page.tree[node, .type]?.lowercased()))
      case .controls: page.tree[node, .isExpanded]?.trimmed.lowercased() != "false"
      case .level: page.tree.tag(node).headingLevel == nil
      default: true
      }
    }
  }
}
