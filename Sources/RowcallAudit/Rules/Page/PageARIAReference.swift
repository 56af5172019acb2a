import RowcallImport

/// A property of WAI-ARIA that names elements by ids of which none is on the page.
struct PageARIAReference: Rule {
  static let description = RuleDescription(
    id: "page-aria-reference", subject: .page, impact: .serious,
    summary: "Every id that an `aria-` attribute names is on the page.",
    rationale: "A name or a part that is looked for by an id that is not there is not heard.",
    remedy: "Mend the id, or take the attribute away.",
    standards: [.criterion("1.3.1"), .criterion("4.1.2"), .axe("aria-valid-attr-value")],
    passing: [
      Example(
        #"<h2 id="tides">Tides</h2><table aria-labelledby="tides"><tr><th>Pier</th><td>4</td></tr></table>"#),
      Example(
        #"<button aria-expanded="false" aria-controls="menu">Menu</button>"#, caption: "It is not open yet."),
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
        let isSure = ![.labelledBy, .describedBy, .more].contains(name)
        let what =
          value.tokens.count > 1
          ? "none of \(value.quoted) is on the page" : "\(value.quoted) is not on the page"
        notes.add(
          Finding(
            isSure ? .failed : .cantTell, at: page.place(of: node), "\(name.rawValue): \(what).",
            key: page.key(of: node, words: nil) + [name.rawValue, value.cut],
            advice: isSure ? nil : "See whether a script brings the element before anybody comes here.",
            heard: Heard(now: page.heard(at: node))))
      }
    }
  }

  /// Whether the element must be there now, and not only once something is opened or has gone wrong.
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
