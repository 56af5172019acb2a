import RowcallImport

struct PageARIAValue: Rule {
  static let description = RuleDescription(
    id: "page-aria-value", subject: .page, impact: .serious,
    summary: "Every `aria-` attribute has a valid value.",
    rationale: """
      Browsers ignore an invalid value or replace it with another, so a listener hears no state or a wrong \
      one.
      """,
    remedy: "Use a value that WAI-ARIA allows for the attribute, or remove it.",
    standards: [.criterion("4.1.2"), .technique("ARIA5"), .act("6a7281"), .axe("aria-valid-attr-value")],
    passing: [
      Example(#"<table><tr><th aria-sort="descending">Price</th></tr><tr><td>12</td></tr></table>"#),
      Example(#"<div role="gridcell" aria-colindex="3" aria-label="anything at all">7</div>"#),
      Example(#"<div role="row" aria-rowindex="99999999999999999999">12</div>"#),
    ],
    failing: [
      Example(#"<table><tr>↓<th aria-sort="down">Price</th></tr><tr><td>12</td></tr></table>"#),
      Example(#"↓<button aria-expanded="open">Filters</button>"#),
      Example(#"↓<div role="row" aria-rowindex="third">12</div>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for node in page.attributed {
      for (name, value) in page.tree.attributes(node) {
        guard let type = name.valueType, !value.isEmpty else { continue }
        notes.look()
        guard !type.allows(value) else { continue }
        notes.add(
          page.target(node, words: page.tree[node, .label]),
          "\(name.rawValue) is \(value.quoted); it must be \(type.expectation).", [name.rawValue])
      }
    }
  }
}
