import RowcallImport
import RowcallModel

struct PageRoleUnknown: Rule {
  static let description = RuleDescription(
    id: "page-role-unknown", subject: .page, impact: .serious,
    summary: "Every `role` attribute contains a role that exists.",
    rationale: """
      Browsers ignore an unknown role. A listener hears the element as what it is in HTML, often as plain \
      text.
      """,
    remedy: "Use a WAI-ARIA role, or remove the attribute.",
    standards: [.criterion("4.1.2"), .technique("ARIA4"), .act("674b10"), .axe("aria-roles")],
    passing: [
      Example(
        #"<div role="table" aria-label="Ferries"><div role="row"><span role="cell">9:00</span></div></div>"#),
      Example(#"<a href="/map" role="doc-glossref">fathom</a>"#),
    ],
    failing: [
      Example(#"<table><tr><th>Pier</th></tr><tr>↓<td role="data">North</td></tr></table>"#),
      Example(#"<div role="row">↓<span role="collumnheader">Pier</span></div>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for node in page.attributed {
      guard let role = page.tree[node, .role], !role.tokens.isEmpty, page.page.isShown(node) else { continue }
      notes.look()
      guard page.semantics.nodes[node].explicit == nil else { continue }
      let near = role.tokens.first.flatMap(Self.nearest).map { " (did you mean \($0)?)" } ?? ""
      notes.add(
        page.target(node, words: role), "There is no role \(role.quoted)\(near).")
    }
  }

  /// The role whose name is closest to a token; nil if none is close.
  private static func nearest(_ token: String) -> String? {
    let names = PageRole.allCases.map(\.rawValue)
    return token.utf8.count > 40 ? nil : NearName.nearest(to: token.lowercased(), in: names).first
  }
}
