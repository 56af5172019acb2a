import RowcallImport
import RowcallModel

struct PageImageUnnamed: Rule {
  static let description = RuleDescription(
    id: "page-image-unnamed", subject: .page, impact: .critical,
    summary: "Every image has a text alternative; a decorative image has an empty one.",
    rationale: """
      A listener hears that there is an image, or its file name, but not what it shows. In a table that \
      may be the only value of a cell.
      """,
    remedy: "Describe the image in `alt`; leave `alt` empty if the image is decorative.",
    standards: [.criterion("1.1.1"), .technique("H37"), .failure("F65"), .act("23a2a8"), .axe("image-alt")],
    passing: [
      Example(#"<table><tr><th>Paid</th></tr><tr><td><img src="tick.png" alt="yes"></td></tr></table>"#),
      Example(#"<img src="line.png" alt="">"#),
    ],
    failing: [
      Example(#"<table><tr><th>Paid</th></tr><tr><td>↓<img src="tick.png"></td></tr></table>"#),
      Example(#"↓<div role="img" style="background: url(map.png)"></div>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    var names = page.names()
    for node in page.attributed {
      let known = page.semantics.nodes[node]
      let isImage = page.tree.tag(node) == .img || known.role?.isImage == true
      guard isImage, page.page.isShown(node) else { continue }
      notes.look()
      guard known.role?.isNone != true, names.name(of: node, from: .image) == nil, !names.isExhausted else {
        continue
      }
      let file =
        page.tree[node, .src].map { " \($0.split(separator: "/").last.map(String.init) ?? $0)".cut } ?? ""
      notes.add(
        page.target(node), "The image\(file) has no text alternative.",
        heard: Heard(now: page.narrator.heard(.image(nil))))
    }
  }
}
