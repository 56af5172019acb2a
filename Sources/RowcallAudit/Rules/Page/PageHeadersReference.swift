import RowcallImport

/// Finds `headers` attributes that reference anything but other cells of their table.
struct PageHeadersReference: Rule {
  static let description = RuleDescription(
    id: "page-headers-reference", subject: .page, impact: .serious,
    summary: "Every `headers` attribute references other cells of the same table.",
    rationale: """
      A listener hears the referenced cells before the cell. A missing one is not spoken, and the headers \
      above and beside the cell are not spoken either, because the attribute replaces them.
      """,
    remedy: "Reference header cells of this table by id, or remove the attribute.",
    standards: [
      .criterion("1.3.1"), .technique("H43"), .failure("F90"), .act("a25f45"), .axe("td-headers-attr"),
    ],
    passing: [
      Example(
        """
        <table>
          <tr><th id="day">Day</th><th id="high">High tide</th></tr>
          <tr><td headers="day">Monday</td><td headers="high">4.1 m</td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr><td></td><th id="north">North pier</th></tr>
          <tr><th id="morning">Morning</th><td headers="north morning">4.1 m</td></tr>
        </table>
        """),
    ],
    failing: [
      Example(
        """
        <table>
          <tr><th id="day">Day</th><th id="high">High tide</th></tr>
          <tr><td headers="day">Monday</td>↓<td headers="hihg">4.1 m</td></tr>
        </table>
        """, caption: "The id is misspelt."),
      Example(
        """
        <table>
          <tr><th>Day</th><th>High tide</th></tr>
          <tr><td>Monday</td>↓<td id="m" headers="m">4.1 m</td></tr>
        </table>
        """, caption: "A cell cannot be its own header."),
    ],
    inapplicable: [
      Example(
        """
        <table>
          <tr><th>Day</th><th>High tide</th></tr>
          <tr><td>Monday</td><td>4.1 m</td></tr>
        </table>
        """, caption: "Without the attribute, the position of a cell decides its headers.")
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables
    where page.tree.tag(table.node) == .table && page.semantics.role(table.node)?.isTable == true {
      check(table, of: page, into: &notes)
    }
  }

  private func check(_ table: AuditedTable, of page: AuditedPage, into notes: inout Notes) {
    var found: [(cell: Int, fault: Fault)] = []
    for (cell, element) in table.elements.cells.enumerated() {
      guard let ids = table.grid.cells[cell].headerIDs, page.tree.has(.headers, element) else { continue }
      notes.look()
      for id in ids {
        guard let fault = Fault(id, on: element, in: table, of: page) else { continue }
        found.append((cell, fault))
        break
      }
    }
    guard !found.isEmpty else { return }
    let fixed = page.fixing(table) { grid in
      for cell in found { grid.forgetAssignedHeaders(of: cell.cell) }
    }
    notes.add(found) { cell, fault in
      Finding(
        at: page.place(of: cell, in: table), fault.message, key: page.key(of: cell, in: table) + [fault.id],
        heard: page.heard(cell, in: table, fixed: fixed))
    }
  }

  /// What is wrong with one of the ids.
  private struct Fault {
    let id: String
    let message: String

    /// Returns nil if the id belongs to another cell of the table.
    init?(_ id: String, on element: Int, in table: AuditedTable, of page: AuditedPage) {
      self.id = id
      guard let target = page.page.ids[id] else {
        message = "headers references \(id.quoted), but no element has that id."
        return
      }
      let tree = page.tree
      let isCell = [.td, .th].contains(tree.tag(target))
      let home = page.page.ancestor(of: target) { tree.tag($0) == .table }
      if target == element {
        message = "headers references \(id.quoted), which is this cell itself."
      } else if home != table.node {
        message = "headers references \(id.quoted), which is not in this table."
      } else if !isCell {
        message =
          "headers references \(id.quoted), which is not a cell but a \(page.tagName(of: target)) element."
      } else {
        return nil
      }
    }
  }
}
