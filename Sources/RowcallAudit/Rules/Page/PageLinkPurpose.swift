import RowcallImport
import RowcallModel

struct PageLinkPurpose: Rule {
  static let description = RuleDescription(
    id: "page-link-purpose", subject: .page, impact: .minor,
    summary: "The name of every link, together with its context, says where the link leads.",
    rationale: """
      A listener jumps from link to link, or hears a link with its sentence, list item, or cell and \
      headers. Text elsewhere does not distinguish one “Download” from the next.
      """,
    remedy: """
      Put the destination into the link text; in a table, make the cell that names the row a `th` with \
      scope=row.
      """,
    standards: [
      .criterion("2.4.4"), .technique("H30"), .technique("H79"), .act("5effbb"),
      .axe("identical-links-same-purpose"),
    ],
    passing: [
      Example(#"<p>The tide tables of the north coast: <a href="n.pdf">PDF</a></p>"#),
      .table(
        "<tr><th>Month</th><th>Tides</th></tr>",
        #"<tr><th scope="row">May</th><td><a href="may.csv">Download</a></td></tr>"#,
        caption: "The row header names the file."),
      .table(
        "<tr><th>Pages</th><th>Tides</th></tr>",
        #"<tr><th scope="row"><a href="may.html">Details</a></th><td>4.1 m, May</td></tr>"#,
        caption: "A link that names its row is clear from the row."),
    ],
    failing: [
      .table(
        "<tr><th>Month</th><th>Tides</th></tr>",
        #"<tr><td>May</td><td>↓<a href="may.csv">Download</a></td></tr>"#,
        caption: "The cell that names the row is not a header."),
      Example(#"<p>Tides are late in May.</p><p>↓<a href="may.html">Read more</a></p>"#),
      .table(
        "<tr><th>Part</th><th>Order</th></tr>",
        #"<tr><td>Bolt</td><td><a href="order?1">Put into the basket</a></td></tr>"#,
        #"<tr><td>Nut</td><td>↓<a href="order?2">Put into the basket</a></td></tr>"#, outcome: .cantTell),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    var names = page.names()
    var hasReportedOutside = false
    var repeated = 0
    var heard: [LinkWords: (href: String, count: Int)] = [:]
    for node in page.attributed {
      guard page.semantics.role(node)?.isLink == true, page.isIncluded(node),
        let name = page.linkName(node, &names)
      else { continue }
      notes.look()
      let context = LinkContext(of: node, named: name, on: page)
      if let fault = context.fault {
        notes.add(finding(fault, node, name, context, on: page))
      } else if let href = target(of: node, on: page) {
        let words = LinkWords(name: name.lowercased(), context: context.texts)
        // The start of this page and an anchor on it are the same page.
        if let other = heard[words], other.href != href,
          ![other.href, href].contains("#") || !isHere(other.href, href)
        {
          let fault =
            "Another link named \(name.quoted) leads elsewhere, and both have the same context."
          // Outside tables one finding for the page is enough.
          if other.count == 1 || context.isInTable, context.isInTable || !hasReportedOutside {
            hasReportedOutside = hasReportedOutside || !context.isInTable
            repeated += 1
            // More findings of one kind would not be read.
            guard repeated <= 50 else { continue }
            let review = "Check whether both lead to the same place; if not, say in each what it is for."
            notes.add(finding(fault, node, name, context, review: review, on: page))
          }
          heard[words]?.count += 1
        } else {
          heard[words] = (href, 1)
        }
      }
    }
  }

  /// The target of a link; nil without one, and for a permalink to its own element.
  private func target(of node: Int, on page: AuditedPage) -> String? {
    guard var href = page.tree[node, .href]?.trimmed, !href.isEmpty else { return nil }
    let file = NormalPath(page.document.tables.path).name
    if !file.isEmpty, href.hasPrefix(file), href.dropFirst(file.count).first.map({ $0 == "#" }) ?? true {
      href = "#" + href.dropFirst(file.count).drop { $0 == "#" }
    }
    guard href.hasPrefix("#"), let place = page.page.ids[String(href.dropFirst())] else { return href }
    return (place..<page.tree.end(place)).contains(node) ? nil : href
  }

  private func isHere(_ one: String, _ other: String) -> Bool { one.hasPrefix("#") && other.hasPrefix("#") }

  private func finding(
    _ fault: String, _ node: Int, _ name: String, _ context: LinkContext, review: String? = nil,
    on page: AuditedPage
  ) -> Finding {
    let after = (context.missing ?? context.rowWords).map { page.narrator.heard(.link("\(name) \($0)".cut)) }
    return page.target(node, words: name).finding(
      fault, review: review, heard: Heard(now: page.heard(at: node), after: after))
  }

  /// The name of a link with its context.
  private struct LinkWords: Hashable {
    var name: String
    var context: [String]
  }
}
