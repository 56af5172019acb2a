import RowcallAccessibility
import RowcallModel
import RowcallNarration

/// A table as it would be after a fix.
struct AuditedFix: Sendable {
  /// The table as narration speaks it.
  let marked: MarkedTable

  init(_ grid: TableGrid, dialect: Dialect) { marked = grid.marked(in: dialect) }
}

extension Notes {
  /// Adds at most this many findings for one table; the last counts the rest.
  mutating func add<Item>(_ items: [Item], most: Int = 50, _ finding: (Item) -> Finding) {
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

extension AuditedPage {
  /// The data tables.
  var dataTables: [AuditedTable] { tables.filter(\.isData) }

  /// What is spoken on moving to a cell, now and after a fix.
  func heard(_ cell: Int, in table: AuditedTable, fixed: AuditedFix?) -> Heard {
    let now = heard(cell, in: table)
    let after = fixed.flatMap { narrator.heard(at: table.grid.cells[cell].slot, in: $0.marked) }
    return Heard(now: now, after: after == now ? nil : after)
  }

  /// What is spoken on entering a table, now and after a fix.
  func heardEntry(of table: AuditedTable, fixed: AuditedFix?) -> Heard {
    let now = narrator.heardEntry(of: table.marked.outline)
    let after = fixed.map { narrator.heardEntry(of: $0.marked.outline) }
    return Heard(now: now, after: after == now ? nil : after)
  }

  /// A table after a change of its grid.
  func fixing(_ table: AuditedTable, _ change: (inout TableGrid) -> Void) -> AuditedFix {
    var grid = table.grid
    change(&grid)
    return AuditedFix(grid, dialect: options.dialect ?? .rowcall)
  }
}
