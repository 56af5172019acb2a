import RowcallImport
import RowcallModel

struct PageARIAUnknown: Rule {
  static let description = RuleDescription(
    id: "page-aria-unknown", subject: .page, impact: .serious,
    summary: "Every attribute that starts with `aria-` exists in WAI-ARIA.",
    rationale: "Screen readers ignore an unknown attribute, so a listener misses what its author meant.",
    remedy: "Correct the spelling, or remove the attribute.",
    standards: [.criterion("4.1.2"), .axe("aria-valid-attr")],
    passing: [
      Example(#"<button aria-label="Close">×</button>"#),
      Example(#"<table><tr aria-rowindex="2"><td>4</td></tr></table>"#),
    ],
    failing: [
      Example(#"↓<button aria-lable="Close">×</button>"#),
      Example(#"<table>↓<tr aria-index="4"><td>4</td></tr></table>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for node in page.attributed {
      for (name, value) in page.tree.attributes(node) where name.isARIA || name == .unknownARIA {
        notes.look()
        guard name == .unknownARIA else { continue }
        let near = Self.nearest(value).map { " (did you mean \($0)?)" } ?? ""
        notes.add(
          page.target(node), "\(value.cut) is not an ARIA attribute\(near).", [value.cut])
      }
    }
  }

  private static func nearest(_ name: String) -> String? {
    guard name.utf8.count <= 40 else { return nil }
    // The common prefix is ignored.
    let names = HTMLAttribute.allCases.filter(\.isARIA).map { String($0.rawValue.dropFirst("aria-".count)) }
    return NearName.nearest(to: String(name.dropFirst("aria-".count)), in: names).first.map { "aria-" + $0 }
  }
}
