import RowcallImport

/// An element whose role says what stands in it, and in which something else does.
struct PageRoleMembers: Rule {
  static let description = RuleDescription(
    id: "page-role-members", subject: .page, impact: .critical,
    summary:
      "Directly in a table stand rows, in a row cells, and in every other whole the parts that belong to it.",
    rationale: """
      A table without rows, or a row with something else than cells in it, has other numbers of rows and columns for a \
      listener than for those who see it, or is no table at all.
      """,
    remedy: "Give what stands in it the role that belongs there, or take this role away.",
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
    // Of most elements there is nothing to say.
    guard members.stranger != nil || members.count == 0 else { return nil }
    let needed = role.members.filter { $0 != .caption }.map(\.rawValue).joined(separator: ", ")
    let key = page.key(of: node, words: page.shortText(of: node))
    let (place, heard) = (page.place(of: node), Heard(now: page.heard(at: node)))
    if let stranger = members.stranger {
      let what = page.semantics.role(stranger)?.rawValue ?? page.tagName(of: stranger)
      return Finding(
        at: place,
        "In the \(role.rawValue) stands an element of role \(what); "
          + "only \(needed) may.", key: key + [what], heard: heard)
    }
    if members.hasText {
      return Finding(
        at: place, "In the \(role.rawValue) stands no \(needed), only text.", key: key, heard: heard)
    }
    return Finding(
      .cantTell, at: place, "The \(role.rawValue) is empty.", key: key,
      advice: "See that it holds \(needed) as soon as it is shown, and aria-busy until then.", heard: heard)
  }

  /// What stands directly in an element for a listener.
  private struct Members {
    /// The first that may not stand there.
    var stranger: Int?
    /// How many may.
    var count = 0
    /// Whether text stands between them.
    var hasText = false

    /// Looks below an element, and below groups in it.
    init(of whole: Int, _ role: PageRole, owned: [Int: [Int]], on page: AuditedPage) {
      var seen: Set<Int> = [whole]
      var waiting = [(node: whole, role: role)]
      while let next = waiting.popLast(), stranger == nil {
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

    /// Looks at the outermost elements in a range of nodes; gives the groups whose members count as well.
    private mutating func look(
      in range: Range<Int>, isOwned: Bool, for role: PageRole, owner: Int, on page: AuditedPage
    ) -> [(node: Int, role: PageRole)] {
      var groups: [(node: Int, role: PageRole)] = []
      var node = range.lowerBound
      while node < range.upperBound {
        let isBrought = isOwned && node == range.lowerBound
        if !page.page.isShown(node) || (page.page.owners[node] != nil && !isBrought) {
          node = page.tree.end(node)
        } else if page.tree.tag(node) == .text {
          hasText = hasText || page.tree.text(node).contains { $0 > 0x20 }
          node += 1
        } else if page.semantics.isTransparent(node) {
          node += 1
        } else {
          guard let found = page.semantics.role(node), role.members.contains(found) else {
            stranger = node
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
