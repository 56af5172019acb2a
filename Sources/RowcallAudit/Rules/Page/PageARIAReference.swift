import RowcallImport

struct PageARIAReference: Rule {
  static let description = RuleDescription(
    id: "page-aria-reference", subject: .page, impact: .serious,
    summary: "Every id in an `aria-` attribute exists on the page.",
    rationale: "A name, description or child that is referenced by a missing id is not spoken.",
    remedy: "Correct the id, or remove the attribute.",
    standards: [.criterion("1.3.1"), .criterion("4.1.2"), .axe("aria-valid-attr-value")],
    passing: [
      Example(
        #"<h2 id="tides">Tides</h2><table aria-labelledby="tides"><tr><th>Pier</th><td>4</td></tr></table>"#),
      Example(
        #"<button aria-expanded="false" aria-controls="menu">Menu</button>"#,
        caption: "The menu is closed and may not exist yet."),
    ],
    failing: [
      Example(
        #"↓<table aria-labelledby="tide"><tr><th>Pier</th><td>4</td></tr></table>"#, outcome: .cantTell),
      Example(#"↓<div role="grid" aria-owns="row1 row2"></div>"#),
      Example(#"↓<input aria-label="Pier" aria-errormessage="fault" aria-invalid="true">"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for node in page.attributed {
      for (name, value) in page.tree.attributes(node) {
        guard name.valueType == .references || name.valueType == .reference, !value.tokens.isEmpty else {
          continue
        }
        notes.look()
        guard page.page.elements(node, name).isEmpty, mustExist(name, node, on: page) else { continue }
        let isOpen = [.labelledBy, .describedBy, .more].contains(name)
        let what =
          value.tokens.count > 1
          ? "none of \(value.quoted) is on the page" : "\(value.quoted) is not on the page"
        notes.add(
          page.target(node), "\(name.rawValue): \(what).", [name.rawValue, value.cut],
          review: isOpen ? "Check that a script adds the element before a user gets here." : nil)
      }
    }
  }

  /// Whether the element must exist now, and not only after opening something or an error.
  private func mustExist(_ name: HTMLAttribute, _ node: Int, on page: AuditedPage) -> Bool {
    func says(_ attribute: HTMLAttribute, _ word: String) -> Bool {
      page.tree[node, attribute]?.trimmed.lowercased() == word
    }
    switch name {
    case .controls:
      return !says(.isExpanded, "false") && !says(.isSelected, "false") && !page.tree.has(.hasPopup, node)
    case .errorMessage: return says(.isInvalid, "true")
    default: return true
    }
  }
}
