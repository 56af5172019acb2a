import RowcallImport

extension AuditedPage {
  /// How many columns the currently hidden rows of a table have.
  func hiddenWidth(of table: AuditedTable) -> Int {
    var widest = 0
    var node = table.node + 1
    while node < tree.end(table.node) {
      if isOtherTable(node) {
        node = tree.end(node)
      } else if isHiddenRow(node) {
        widest = max(widest, width(ofRow: node))
        node = tree.end(node)
      } else {
        node += 1
      }
    }
    return widest
  }

  private func isHiddenRow(_ node: Int) -> Bool {
    (tree.tag(node) == .tr || semantics.role(node) == .row) && !page.isShown(node)
  }

  /// Whether an element is a table of its own.
  private func isOtherTable(_ node: Int) -> Bool {
    tree.tag(node) == .table || semantics.role(node)?.isTable == true
  }

  private func width(ofRow row: Int) -> Int {
    var width = 0
    var node = row + 1
    while node < tree.end(row) {
      let isCell = [.td, .th].contains(tree.tag(node)) || semantics.role(node)?.isCell == true
      if isCell {
        let span = [HTMLAttribute.colspan, .columnSpan].compactMap { tree[node, $0] }.first
        width += min(max(span.flatMap { Int($0.trimmed) } ?? 1, 1), 1000)
      }
      node = isCell || isOtherTable(node) ? tree.end(node) : node + 1
    }
    return width
  }
}
