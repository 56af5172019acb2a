import RowcallImport
import RowcallModel

/// An attribute that looks like one of WAI-ARIA and is none.
struct PageARIAUnknown: Rule {
  static let description = RuleDescription(
    id: "page-aria-unknown", subject: .page, impact: .serious,
    summary: "Every attribute that begins with `aria-` is one of WAI-ARIA.",
    rationale: "An attribute that does not exist says nothing to a listener, whatever its author meant.",
    remedy: "Mend its spelling, or take it away.",
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
        let near = Self.nearest(value).map { "; did you mean \($0)" } ?? ""
        notes.add(
          Finding(
            at: page.place(of: node), "There is no attribute \(value.cut)\(near).",
            key: page.key(of: node, words: nil) + [value.cut], heard: Heard(now: page.heard(at: node))))
      }
    }
  }

  private static func nearest(_ name: String) -> String? {
    guard name.utf8.count <= 40 else { return nil }
    // What all of them begin with says nothing about which is meant.
    let names = HTMLAttribute.allCases.filter(\.isARIA).map { String($0.rawValue.dropFirst("aria-".count)) }
    return NearName.nearest(to: String(name.dropFirst("aria-".count)), in: names).first.map { "aria-" + $0 }
  }
}
