import RowcallModel

/// For each cell of a grid, what it is a header of.
///
/// The definitions are those of https://html.spec.whatwg.org/multipage/tables.html#column-header and what follows it.
struct HeaderKinds {
  /// For each cell its kind; nil for data, and for a header that is in the middle of data and says no scope.
  let kinds: [HeaderKind?]

  init(_ grid: TableGrid) {
    let cells = grid.cells
    let dataRows = CoveredLines(
      cells.lazy.filter { $0.kind == .data && $0.coversSlots }.map(\.rows), of: grid.rowCount)
    let dataColumns = CoveredLines(
      cells.lazy.filter { $0.kind == .data && $0.coversSlots }.map(\.columns), of: grid.columnCount)
    kinds = cells.map { cell in
      guard cell.kind == .header, cell.coversSlots else { return nil }
      switch cell.scope {
      case .column: return .column
      case .row: return .row
      case .columnGroup: return .columnGroup
      case .rowGroup: return .rowGroup
      case nil:
        // "there are no data cells in any of the cells covering slots with y-coordinates y .. y+height-1"
        if !dataRows.touch(cell.rows) { return .column }
        // "there are no data cells in any of the cells covering slots with x-coordinates x .. x+width-1"
        return dataColumns.touch(cell.columns) ? nil : .row
      }
    }
  }
}

/// The rows, or the columns, that some cells cover.
private struct CoveredLines {
  /// For each line, how many lines before it are covered.
  private var coveredBefore: [Int]

  init(_ ranges: some Sequence<Range<Int>>, of count: Int) {
    // Each cell adds one where it starts and takes it away where it ends: spans cost no more than single cells.
    var changes = Array(repeating: 0, count: count + 1)
    for range in ranges {
      changes[range.lowerBound] += 1
      changes[range.upperBound] -= 1
    }
    var depth = 0
    coveredBefore = [0]
    coveredBefore.reserveCapacity(count + 1)
    for line in 0..<count {
      depth += changes[line]
      coveredBefore.append(coveredBefore[line] + (depth > 0 ? 1 : 0))
    }
  }

  /// Whether any of these lines is covered.
  func touch(_ lines: Range<Int>) -> Bool {
    coveredBefore[lines.upperBound] > coveredBefore[lines.lowerBound]
  }
}
