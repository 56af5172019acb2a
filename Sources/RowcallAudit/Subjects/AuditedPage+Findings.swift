import RowcallModel

extension Notes {
  /// Notes findings about one table, as many as anybody reads; the last says how many more there are.
  mutating func add<Item>(_ items: [Item], most: Int = 50, _ finding: (Item) -> Finding) {
    for item in items.prefix(most - 1) { add(finding(item)) }
    guard items.count >= most else { return }
    var last = finding(items[most - 1])
    if items.count > most {
      last.rest = items.count - most
      last.message += " \(last.rest) more of the kind follow."
    }
    add(last)
  }
}

extension AuditedPage {
  /// The tables that hold data.
  var dataTables: [AuditedTable] { tables.filter(\.isData) }

  /// What is heard on moving onto a cell, now and were the grid another one.
  func heard(_ cell: Int, in table: AuditedTable, mended: AuditedMend?) -> Heard {
    let now = heard(cell, in: table)
    let after = mended.flatMap { narrator.heard(at: table.grid.cells[cell].slot, in: $0.told) }
    return Heard(now: now, after: after == now ? nil : after)
  }

  /// What is heard on the way into a table, now and were the grid another one.
  func heardEntry(of table: AuditedTable, mended: AuditedMend?) -> Heard {
    let now = narrator.heardEntry(of: table.told.outline)
    let after = mended.map { narrator.heardEntry(of: $0.told.outline) }
    return Heard(now: now, after: after == now ? nil : after)
  }

  /// A table as it would be told after a mend.
  func mend(_ table: AuditedTable, _ change: (inout TableGrid) -> Void) -> AuditedMend {
    var grid = table.grid
    change(&grid)
    return AuditedMend(grid, dialect: options.dialect ?? .rowcall)
  }
}
