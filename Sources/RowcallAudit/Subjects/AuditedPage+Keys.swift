import RowcallImport
import RowcallModel

/// Keys that stay the same when the page around them is edited.
///
/// A fix for one rule must not change the keys of other findings. So no key contains the name of a table, and no key of a
/// cell contains only its assigned headers.
extension AuditedPage {
  /// The key of a table: its `id` or the first words of its header row; empty without such a row.
  ///
  /// Other keys are its other headers, its first row and its last row.
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

  /// The key of a cell: its `id`, or its row and text; only its text for a header.
  ///
  /// Other keys of a data cell are its row and column, because its text changes most often.
  func key(of cell: Int, in table: AuditedTable) -> PlaceKey {
    let source = table.grid.cells[cell]
    let row = rowKey(of: cell, in: table)
    let named = key(source.id, at: row, of: table, [source.text.cut])
    if source.kind == .header { return named }
    return named.or(key(nil, at: row, of: table, ["column", table.columnName(source.slot.column).cut]))
  }

  /// The key of any element: its `id`, or its row and text.
  func key(of node: Int, words: String?) -> PlaceKey {
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
