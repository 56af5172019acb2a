import RowcallImport

struct PageRoleMembers: Rule {
  static let description = RuleDescription(
    id: "page-role-members", subject: .page, impact: .critical,
    summary: "Tables contain only rows, rows only cells, and other roles only their allowed children.",
    rationale: """
      A table without rows, or a row with something other than cells, gives a listener different row and \
      column numbers than a reader sees, or is not announced as a table.
      """,
    remedy: "Give the children a role that is allowed there, or remove this role.",
    standards: [.criterion("1.3.1"), .act("bc4a75"), .axe("aria-required-children")],
    passing: [
      Example(
        """
        <div role="table">
          <div role="rowgroup"><div role="row"><span role="cell">4</span></div></div>
        </div>
        """),
      Example(
        """
        <div role="grid">
          <div role="row"><span role="columnheader">Pier</span><span role="columnheader">Depth</span></div>
          <div role="row"><span role="gridcell">North</span><span role="gridcell">6</span></div>
        </div>
        """),
    ],
    failing: [
      Example(
        """
        <div role="table">
          ↓<div role="row"><span>Rye</span><span>9:05</span></div>
        </div>
        """),
      Example(
        """
        ↓<div role="table">
          <div role="row"><span role="cell">4</span></div>
          <button>More</button>
        </div>
        """),
      Example(#"↓<div role="grid"></div>"#, caption: "A script may fill it.", outcome: .cantTell),
    ],
    inapplicable: [
      Example(#"<div role="grid" aria-busy="true">Loading</div>"#)
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    let owned = Dictionary(grouping: page.page.owners.keys.sorted()) { page.page.owners[$0] ?? -1 }
    for node in page.attributed {
      let known = page.semantics.nodes[node]
      guard let role = known.explicit, known.isIncluded, known.role == role, !role.members.isEmpty,
        !isBusy(node, on: page)
      else { continue }
      notes.look()
      let members = Members(of: node, role, owned: owned, on: page)
      if let finding = finding(node, role, members, on: page) { notes.add(finding) }
    }
  }

  private func isBusy(_ node: Int, on page: AuditedPage) -> Bool {
    func says(_ node: Int) -> Bool { page.tree[node, .busy]?.trimmed.lowercased() == "true" }
    return says(node) || page.page.ancestor(of: node, where: says) != nil
  }

  private func finding(_ node: Int, _ role: PageRole, _ members: Members, on page: AuditedPage) -> Finding? {
    // Most elements are fine.
    guard members.disallowed != nil || members.count == 0 else { return nil }
    let needed = role.members.filter { $0 != .caption }.map(\.rawValue).joined(separator: ", ")
    let target = page.target(node, words: page.shortText(of: node))
    if let disallowed = members.disallowed {
      let child = page.semantics.role(disallowed)?.rawValue
      let name = child ?? page.tagName(of: disallowed)
      let what = child == nil ? "a \(name) element" : "an element with role \(name)"
      return target.finding(
        "The \(role.rawValue) contains \(what); only these are allowed: \(needed).", [name])
    }
    if members.hasText {
      return target.finding("The \(role.rawValue) contains only text, but must contain \(needed).")
    }
    return target.finding(
      "The \(role.rawValue) is empty.",
      review: "Check that it contains \(needed) when it is shown, and has aria-busy=true until then.")
  }

  /// The direct children of an element in the accessibility tree.
  private struct Members {
    /// The first child that is not allowed.
    var disallowed: Int?
    /// How many allowed children there are.
    var count = 0
    /// Whether there is text between them.
    var hasText = false

    /// Collects the children of an element and of groups in it.
    init(of container: Int, _ role: PageRole, owned: [Int: [Int]], on page: AuditedPage) {
      var seen: Set<Int> = [container]
      var waiting = [(node: container, role: role)]
      while let next = waiting.popLast(), disallowed == nil {
        let starts =
          [next.node + 1..<page.tree.end(next.node)]
          + (owned[next.node] ?? []).map { $0..<page.tree.end($0) }
        for (index, range) in starts.enumerated() {
          for group in look(in: range, isOwned: index > 0, for: next.role, owner: next.node, on: page)
          where seen.insert(group.node).inserted {
            waiting.append(group)
          }
        }
      }
    }

    /// Checks the outermost elements in a range of nodes; returns the groups whose children count as well.
    private mutating func look(
      in range: Range<Int>, isOwned: Bool, for role: PageRole, owner: Int, on page: AuditedPage
    ) -> [(node: Int, role: PageRole)] {
      var groups: [(node: Int, role: PageRole)] = []
      var node = range.lowerBound
      while node < range.upperBound {
        let isOwnedRoot = isOwned && node == range.lowerBound
        if !page.page.isShown(node) || (page.page.owners[node] != nil && !isOwnedRoot) {
          node = page.tree.end(node)
        } else if page.tree.tag(node) == .text {
          hasText = hasText || page.tree.text(node).contains { $0 > 0x20 }
          node += 1
        } else if page.semantics.isTransparent(node) {
          node += 1
        } else {
          guard let found = page.semantics.role(node), role.members.contains(found) else {
            disallowed = node
            return []
          }
          switch found {
          case .group: groups.append((node, role))
          case .rowgroup: groups.append((node, .rowgroup))
          case .caption: break
          default: count += 1
          }
          node = page.tree.end(node)
        }
      }
      return groups
    }
  }
}
