import RowcallImport
import RowcallModel

/// What names things however much is edited around them.
///
/// What the advice of a rule changes must not stand in the keys of other findings: so no key holds the name of a table,
/// and none of a cell holds only the headers that it happens to have.
extension AuditedPage {
  /// What names a table: its `id`, else the first words in its row of headers; nothing where it has no such row.
  ///
  /// It is known as well by its other headers, and by its first row and its last.
  func key(of table: AuditedTable) -> PlaceKey {
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

  /// What names a cell: its `id`, else the row in which it stands and its words; its words alone where it is a header.
  ///
  /// A cell of data is known as well by its row and its column, for its words are what changes most.
  func key(of cell: Int, in table: AuditedTable) -> PlaceKey {
    let source = table.grid.cells[cell]
    let row = rowKey(of: cell, in: table)
    let named = key(source.id, at: row, of: table, [source.text.cut])
    if source.kind == .header { return named }
    return named.or(key(nil, at: row, of: table, ["column", table.columnName(source.slot.column).cut]))
  }

  /// What names any element: its `id`, else the row around it, and words of its own.
  func key(of node: Int, words: String?) -> PlaceKey {
    let around = cell(around: node)
    let table = around.map { tables[$0.table] }
    let row = around.map { rowKey(of: $0.cell, in: tables[$0.table]) }
    let link = [HTMLAttribute.href, .src].compactMap { tree[node, $0]?.cut }
    return key(tree[node, .id], at: row, of: table, [tagName(of: node), words?.cut ?? ""] + link)
  }

  /// The `id` of a thing, or the `id` of its table with its row and its words; findings that are alike are told apart by
  /// order.
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
