import RowcallImport
import RowcallModel

extension AuditedPage {
  /// The place of an element.
  func place(of node: Int) -> Place {
    let position = position(of: node)
    var place = Place(path(of: node), line: position?.line, column: position?.column)
    if let (table, cell) = cell(around: node) {
      let slot = tables[table].grid.cells[cell].slot
      place.cell = Place.Cell(row: slot.row + 1, column: slot.column + 1)
    }
    return place
  }

  /// The place of a table.
  func place(of table: AuditedTable) -> Place { place(of: table.node) }

  /// The place of a table cell.
  func place(of cell: Int, in table: AuditedTable) -> Place { place(of: table.elements.cells[cell]) }

  /// The name of a table in a path: its id or its number.
  func name(of table: AuditedTable) -> String {
    if let id = tree[table.node, .id], !id.isEmpty { return "#\(id)" }
    return "table \(table.number)"
  }

  /// The path to an element: `#prices > row 3 > cell 1 > a`, or `main > ul > li > a`.
  private func path(of node: Int) -> String {
    if let (table, cell) = cell(around: node) {
      let slot = tables[table].grid.cells[cell].slot
      let start = "\(name(of: tables[table])) > row \(slot.row + 1) > cell \(slot.column + 1)"
      let element = tables[table].elements.cells[cell]
      return element == node ? start : start + " > " + label(of: node)
    }
    if let table = table(node) { return name(of: table) }
    if let row = row(node) { return row }
    var parts = [label(of: node)]
    var place = tree.parent(node)
    while let here = place, parts.count < 4, !(parts.last ?? "").hasPrefix("#") {
      if ![.html, .body].contains(tree.tag(here)) { parts.append(label(of: here)) }
      place = tree.parent(here)
    }
    return parts.reversed().joined(separator: " > ")
  }

  /// The path to a table row; nil for other elements.
  private func row(_ node: Int) -> String? {
    guard tree.tag(node) == .tr || semantics.role(node) == .row,
      let around = page.ancestor(of: node, where: { table($0) != nil }), let table = table(around),
      let row = table.elements.rows.firstIndex(of: node)
    else { return nil }
    return "\(name(of: table)) > row \(row + 1)"
  }

  /// The name of an element in a path: its `id` or its tag.
  func label(of node: Int) -> String {
    if let id = tree[node, .id]?.trimmed, !id.isEmpty, id.utf8.count <= 60 { return "#\(id)" }
    return tagName(of: node)
  }

  /// The tag name of an element.
  func tagName(of node: Int) -> String {
    switch tree.tag(node) {
    case .other: "element"
    case .drawnLink: "a"
    case let tag: tag.rawValue
    }
  }

  // MARK: - Spoken text

  /// What is spoken on moving to a cell.
  func heard(_ cell: Int, in table: AuditedTable) -> String? {
    narrator.heard(at: table.grid.cells[cell].slot, in: table.marked)
  }
}

extension String {
  /// The start of a text, for keys and messages.
  var cut: String { utf8.count <= 60 ? self : String(prefix(60)) + "…" }

  /// The text in quotation marks, shortened if long.
  var quoted: String { "“\(cut)”" }
}
