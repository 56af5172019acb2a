import RowcallAccessibility
import RowcallModel
import RowcallNarration

/// A table as it would be after a mend: to hear what a listener gains.
struct AuditedMend: Sendable {
  /// Who says its cells.
  let told: MarkedTable

  init(_ grid: TableGrid, dialect: Dialect) { told = grid.told(in: dialect) }
}
