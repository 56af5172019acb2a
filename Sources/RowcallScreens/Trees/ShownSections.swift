import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rows in a table view's window by sections, and the sections without rows that lie among them.
struct ShownSections {
  /// One row.
  struct Row {
    let number: Int
    let cell: TableViewCell
  }

  /// One section.
  struct Section {
    let number: Int
    var rows: [Row] = []
    var includesHeader = true
    var includesFooter = true
  }

  /// Whether the window begins with the first row.
  let includesStart: Bool
  /// Whether the window ends with the last row.
  let includesEnd: Bool
  /// The sections, in order.
  private(set) var sections: [Section] = []

  init(_ table: TableView) {
    let paths = table.indexPathsForVisibleRows
    let first = paths.first.flatMap(table.position(of:)) ?? 0
    includesStart = first == 0
    includesEnd = first + paths.count == table.numberOfRows
    let from = includesStart ? 0 : paths.first?.section ?? 0
    let end = includesEnd ? table.numberOfSections : (paths.last?.section ?? 0) + 1
    var rows = Array(zip(paths, table.visibleCells))[...]
    for number in from..<max(from, end) {
      let inside = rows.prefix { $0.0.section == number }
      rows = rows.dropFirst(inside.count)
      sections.append(Section(number, inside.map { Row(number: $0.0.row, cell: $0.1) }, in: table))
    }
  }
}

extension ShownSections.Section {
  /// A section whose header and footer are in the window if the rows beside them are; in a plain table the header stays
  /// in sight as long as any row does.
  fileprivate init(_ number: Int, _ rows: [ShownSections.Row], in table: TableView) {
    self.number = number
    self.rows = rows
    guard let first = rows.first, let last = rows.last else { return }
    includesHeader = table.style == .plain || first.number == 0
    includesFooter = last.number == table.numberOfRows(inSection: number) - 1
  }
}
