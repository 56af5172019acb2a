import RowcallAccessibility
import RowcallModel

extension MarkedTable {
  /// Prepares a table with the header cells that a dialect speaks.
  package init(_ grid: TableGrid, dialect: Dialect) {
    switch dialect.rules.headerSource {
    case .standard: self.init(grid)
    case .adjacent: self.init(grid, headers: AdjacentHeaders(grid))
    }
  }
}
