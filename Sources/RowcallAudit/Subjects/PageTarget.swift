import RowcallImport
import RowcallModel

/// An element of a page as the target of findings.
struct PageTarget: FindingTarget {
  let page: AuditedPage
  let node: Int
  let key: PlaceKey
  /// The cell of a table that it is; nil for another element.
  var cell: (index: Int, table: AuditedTable)?

  var place: Place { page.place(of: node) }
  var heard: Heard { Heard(now: cell.map { page.heard($0.index, in: $0.table) } ?? page.heard(at: node)) }
}

extension AuditedPage {
  /// An element, with its words for the key.
  func target(_ node: Int, words: String? = nil) -> PageTarget {
    PageTarget(page: self, node: node, key: key(of: node, words: words))
  }

  func target(_ table: AuditedTable) -> PageTarget {
    PageTarget(page: self, node: table.node, key: key(of: table))
  }

  func target(_ cell: Int, in table: AuditedTable) -> PageTarget {
    PageTarget(
      page: self, node: table.elements.cells[cell], key: key(of: cell, in: table), cell: (cell, table))
  }

  /// A cell for a finding about a part of its table.
  func target(_ table: AuditedTable, at cell: Int) -> PageTarget {
    PageTarget(page: self, node: table.elements.cells[cell], key: key(of: table), cell: (cell, table))
  }
}

extension Notes {
  /// Adds at most this many findings for one table, unless all are listed; the last counts the rest.
  mutating func add<Item>(_ items: [Item], most: Int = 50, _ finding: (Item) -> Finding) {
    let most = listsAll ? .max : most
    for item in items.prefix(most - 1) { add(finding(item)) }
    guard items.count >= most else { return }
    var last = finding(items[most - 1])
    if items.count > most {
      last.rest = items.count - most
      last.message += Self.notShown(last.rest)
    }
    add(last)
  }
}

// Keys stay the same when the page around them is edited. A fix for one rule must not change the keys of other findings, so
// no key contains the name of a table, and no key of a cell contains only its assigned headers.
extension AuditedPage {
  /// The key of a table: its `id` or the first words of its header row; empty without such a row.
  ///
  /// Other keys are its other headers, its first row and its last row.
  private func key(of table: AuditedTable) -> PlaceKey {
    let id = id(of: table).map { [$0] }
    guard let row = table.headerRow else {
      return PlaceKey(id ?? ["table"], others: [["table"]])
    }
    let first = ["table"] + (table.rowName(row).map { [$0.cut] } ?? [])
    let headers = (0..<min(table.grid.columnCount, 6)).map { table.columnName($0) }.filter { !$0.isEmpty }
    let rows = [row + 1, table.grid.rowCount - 1].filter { $0 > row && $0 < table.grid.rowCount }
    let names = Set(rows).sorted().compactMap(table.rowName).map { ["table", "row", $0.cut] }
    return PlaceKey(id ?? first, others: headers.map { ["table", $0] } + names)
  }

  /// The key of a cell: its `id`, or its row and text; only its text for a header.
  ///
  /// Other keys of a data cell are its row and column, because its text changes most often.
  private func key(of cell: Int, in table: AuditedTable) -> PlaceKey {
    let source = table.grid.cells[cell]
    let row = rowKey(of: cell, in: table)
    let named = key(source.id, at: row, of: table, [source.text.cut])
    if source.kind == .header { return named }
    return named.or(key(nil, at: row, of: table, ["column", table.columnName(source.slot.column).cut]))
  }

  /// The key of any element: its `id`, or its row and text.
  private func key(of node: Int, words: String?) -> PlaceKey {
    let around = cell(around: node)
    let table = around.map { tables[$0.table] }
    let row = around.map { rowKey(of: $0.cell, in: tables[$0.table]) }
    let link = [HTMLAttribute.href, .src].compactMap { tree[node, $0]?.cut }
    return key(tree[node, .id], at: row, of: table, [tagName(of: node), words?.cut ?? ""] + link)
  }

  /// The `id` of an element, or the `id` of its table with its row and text; equal keys are numbered in order.
  private func key(_ id: String?, at row: String?, of table: AuditedTable?, _ words: [String]) -> PlaceKey {
    let plain = (row.map { [$0] } ?? []) + words
    let ids = [
      id.flatMap { $0.isEmpty ? nil : ["#" + $0] }, table.flatMap(self.id).map { [$0] + plain },
    ]
    return PlaceKey(ids.compactMap(\.self).first ?? plain, others: ids.compactMap(\.self) + [plain])
  }

  /// The name of the row of a cell.
  private func rowKey(of cell: Int, in table: AuditedTable) -> String {
    let source = table.grid.cells[cell]
    return source.kind == .header ? "header" : table.rowName(source.slot.row)?.cut ?? ""
  }

  private func id(of table: AuditedTable) -> String? {
    tree[table.node, .id].flatMap { $0.isEmpty ? nil : "#" + $0 }
  }
}

extension AuditedPage {
  /// The place of an element.
  fileprivate func place(of node: Int) -> Place {
    let position = position(of: node)
    var place = Place(path(of: node), line: position?.line, column: position?.column)
    if let (table, cell) = cell(around: node) {
      let slot = tables[table].grid.cells[cell].slot
      place.cell = Place.Cell(row: slot.row + 1, column: slot.column + 1)
    }
    return place
  }

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
  private func label(of node: Int) -> String {
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
}
