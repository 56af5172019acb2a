import RowcallModel

extension RowPlan {
  /// The plan of a row without a template: the naming column first, then the others in order.
  ///
  /// The rules:
  /// - Columns in which no cell holds anything are left out.
  /// - The naming column never carries its header.
  /// - Another column carries its header where the value alone says nothing (see ``HeaderRule``); else only at cells
  ///   that are blank, do not fit the column or are text without a letter: "Change blank", "Room 101".
  /// - Unless columns were chosen, what a row holds beyond the table's columns follows as text.
  ///
  /// - Parameters:
  ///   - columns: the zero-based columns that are wanted, in their order; nil for all of them in file order.
  ///   - naming: the zero-based naming column. When it is nil or not wanted, the first column of words names the row,
  ///     else the first of codes, else the first.
  package init(table: Table, columns: [Int]? = nil, naming: Int? = nil) {
    let wanted = (columns ?? Array(table.columns.indices)).filter { table.columns[$0].type != .empty }
    let first = naming.flatMap { wanted.contains($0) ? $0 : nil } ?? Self.naming(of: table, among: wanted)
    let others = wanted.filter { $0 != first }
    let rule = HeaderRule(columns: others.map { table.columns[$0] })
    let cells = others.map { column in
      CellPlan(column: column, header: rule.needsHeader(table.columns[column]) ? .always : .whenUntyped)
    }
    let name = [first].compactMap { $0 }.map { CellPlan(column: $0) }
    self.init(parts: (name + cells).map(Part.cell), joining: .list, hasSurplus: columns == nil)
  }

  private static func naming(of table: Table, among columns: [Int]) -> Int? {
    columns.first { table.columns[$0].type == .text } ?? columns.first {
      table.columns[$0].type == .identifier
    }
      ?? columns.first
  }
}
