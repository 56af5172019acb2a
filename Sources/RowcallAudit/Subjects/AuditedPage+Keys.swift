import RowcallImport
import RowcallModel

/// What names things however much is edited around them.
///
/// What the advice of a rule changes must not stand in the keys of other findings: so no key holds the name of a table,
/// and none of a cell holds the headers that it happens to have.
extension AuditedPage {
  /// What names a table: its `id`, else the first words in its row of headers; nothing where it has no such row.
  func key(of table: AuditedTable) -> [String] {
    if let id = id(of: table) { return [id] }
    guard let row = table.headerRow else { return ["table"] }
    return ["table"] + (table.rowName(row).map { [$0.cut] } ?? [])
  }

  /// What names a cell: its `id`, else the row in which it stands and its words; its words alone where it is a header.
  func key(of cell: Int, in table: AuditedTable) -> [String] {
    let source = table.grid.cells[cell]
    if let id = source.id { return ["#" + id] }
    return place(in: table, of: cell) + [source.text.cut]
  }

  /// What names any element: its `id`, else the row around it, and words of its own.
  func key(of node: Int, words: String?) -> [String] {
    if let id = tree[node, .id], !id.isEmpty { return ["#" + id] }
    let around = cell(around: node).map { place(in: tables[$0.table], of: $0.cell) } ?? []
    let link = [HTMLAttribute.href, .src].compactMap { tree[node, $0]?.cut }
    return around + [tagName(of: node), words?.cut ?? ""] + link
  }

  /// The table, if it has an `id`, and the row of a cell by its name; findings that are alike are told apart by order.
  private func place(in table: AuditedTable, of cell: Int) -> [String] {
    let source = table.grid.cells[cell]
    let row = source.kind == .header ? "header" : table.rowName(source.slot.row)?.cut ?? ""
    return [id(of: table), row].compactMap(\.self)
  }

  private func id(of table: AuditedTable) -> String? {
    tree[table.node, .id].flatMap { $0.isEmpty ? nil : "#" + $0 }
  }
}
