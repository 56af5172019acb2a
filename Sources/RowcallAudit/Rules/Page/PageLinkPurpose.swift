import RowcallImport
import RowcallModel

/// A link of which nothing that belongs to it says where it leads.
struct PageLinkPurpose: Rule {
  static let description = RuleDescription(
    id: "page-link-purpose", subject: .page, impact: .serious,
    summary: "Every link says where it leads, by its name and by what belongs to it.",
    rationale: """
      Who listens goes from link to link, or hears one with its sentence, its list item, or its cell and the headers of \
      that. What stands elsewhere does not tell one “Download” from the next.
      """,
    remedy:
      "Write where it leads into the link; in a table, make the cell that names the row a `th` with scope row.",
    standards: [
      .criterion("2.4.4"), .technique("H30"), .technique("H79"), .act("5effbb"),
      .axe("identical-links-same-purpose"),
    ],
    passing: [
      Example(#"<p>The tide tables of the north coast: <a href="n.pdf">PDF</a></p>"#),
      Example(
        """
        <table>
          <tr><th>Month</th><th>Tides</th></tr>
          <tr><th scope="row">May</th><td><a href="may.csv">Download</a></td></tr>
        </table>
        """, caption: "The header of the row says which."),
    ],
    failing: [
      Example(
        """
        <table>
          <tr><th>Month</th><th>Tides</th></tr>
          <tr><td>May</td><td>↓<a href="may.csv">Download</a></td></tr>
        </table>
        """, caption: "What names the row is no header."),
      Example(#"<p>Tides are late in May.</p><p>↓<a href="may.html">Read more</a></p>"#),
      Example(
        """
        <table>
          <tr><th>Part</th><th>Order</th></tr>
          <tr><td>Bolt</td><td><a href="order?1">Put into the basket</a></td></tr>
          <tr><td>Nut</td><td>↓<a href="order?2">Put into the basket</a></td></tr>
        </table>
        """, outcome: .cantTell),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    var names = page.names()
    var hasToldOutside = false
    var repeated = 0
    var heard: [LinkWords: (href: String, count: Int)] = [:]
    for node in page.attributed {
      guard page.semantics.role(node)?.isLink == true, page.isIncluded(node),
        let name = page.linkName(node, &names)
      else { continue }
      notes.look()
      let context = LinkContext(of: node, named: name, on: page)
      if let fault = context.fault {
        notes.add(finding(.failed, node, name, fault, context, on: page))
      } else if let href = target(of: node, on: page) {
        let words = LinkWords(name: name.lowercased(), context: context.told)
        // The start of this page and a place on it are the same page.
        if let other = heard[words], other.href != href,
          ![other.href, href].contains("#") || !isHere(other.href, href)
        {
          let fault =
            "Another link is called \(name.quoted) and leads elsewhere, and what belongs to the two is the same."
          // Outside of tables one is enough to say that the page has such links.
          if other.count == 1 || context.isInTable, context.isInTable || !hasToldOutside {
            hasToldOutside = hasToldOutside || !context.isInTable
            repeated += 1
            // Nobody reads more of them.
            guard repeated <= 50 else { continue }
            notes.add(finding(.cantTell, node, name, fault, context, on: page))
          }
          heard[words]?.count += 1
        } else {
          heard[words] = (href, 1)
        }
      }
    }
  }

  /// Where a link leads; nil for nowhere, and for the element in which it stands, to which others are to link.
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
    _ outcome: Outcome, _ node: Int, _ name: String, _ fault: String, _ context: LinkContext,
    on page: AuditedPage
  ) -> Finding {
    let now = page.heard(at: node)
    let after = (context.missing ?? context.rowWords).map { page.narrator.heard(.link("\(name) \($0)".cut)) }
    return Finding(
      outcome, at: page.place(of: node), fault, key: page.key(of: node, words: name),
      advice: outcome == .cantTell
        ? "See whether they lead to the same; if not, say in each what it is for." : nil,
      heard: Heard(now: now, after: after))
  }

  /// What is heard of a link with all that belongs to it.
  private struct LinkWords: Hashable {
    var name: String
    var context: [String]
  }
}
