import RowcallImport

/// A `headers` attribute that names anything but other cells of its own table.
struct PageHeadersReference: Rule {
  static let description = RuleDescription(
    id: "page-headers-reference", subject: .page, impact: .serious,
    summary: "Every `headers` attribute names other cells of the same table.",
    rationale: """
      The cells that it names are what a listener hears before the cell. What is not there is not heard, and the headers \
      above and beside the cell are not heard either, because the attribute stands in their place.
      """,
    remedy: "Name the header cells of this table by their ids, or take the attribute away.",
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
        """, caption: "A cell is no header of its own."),
    ],
    inapplicable: [
      Example(
        """
        <table>
          <tr><th>Day</th><th>High tide</th></tr>
          <tr><td>Monday</td><td>4.1 m</td></tr>
        </table>
        """, caption: "Without the attribute the place of a cell says which headers it has.")
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
    let mended = page.mend(table) { grid in
      for cell in found { grid.forgetAssignedHeaders(of: cell.cell) }
    }
    notes.add(found) { cell, fault in
      Finding(
        at: page.place(of: cell, in: table), fault.message, key: page.key(of: cell, in: table) + [fault.id],
        heard: page.heard(cell, in: table, mended: mended))
    }
  }

  /// What is wrong with one of the ids.
  private struct Fault {
    let id: String
    let message: String

    /// Nil where the id names another cell of the table.
    init?(_ id: String, on element: Int, in table: AuditedTable, of page: AuditedPage) {
      self.id = id
      guard let target = page.page.ids[id] else {
        message = "headers names \(id.quoted), and no element of the page has that id."
        return
      }
      let tree = page.tree
      let isCell = [.td, .th].contains(tree.tag(target))
      let home = page.page.ancestor(of: target) { tree.tag($0) == .table }
      if target == element {
        message = "headers names \(id.quoted), which is this cell itself."
      } else if home != table.node {
        message = "headers names \(id.quoted), which is not in this table."
      } else if !isCell {
        message = "headers names \(id.quoted), which is no cell but a \(page.tagName(of: target)) element."
      } else {
        return nil
      }
    }
  }
}
