import RowcallModel

/// The row group headers, or the column group headers, of each group of a grid.
struct GroupHeaders: Sendable {
  /// For each row or column the index of its group, or -1.
  private var groups: [Int32]
  /// For each group its headers, in the order of their rows.
  private var headers: [[Int]]
  private let axis: HeaderAxis

  /// Groups the rows (`.row`) or the columns of a grid with the headers that name whole groups.
  init(_ grid: TableGrid, _ kinds: [HeaderKind?], of axis: HeaderAxis) {
    self.axis = axis
    let ranges = axis == .row ? grid.rowGroups.map(\.rows) : grid.columnGroups
    groups = Array(repeating: -1, count: axis == .row ? grid.rowCount : grid.columnCount)
    headers = Array(repeating: [], count: ranges.count)
    for (index, range) in ranges.enumerated() {
      for line in range.clamped(to: 0..<groups.count) where groups[line] < 0 { groups[line] = Int32(index) }
    }
    let wanted: HeaderKind = axis == .row ? .rowGroup : .columnGroup
    let cells = grid.cells
    for index in cells.indices where kinds[index] == wanted && !cells[index].isEmptyCell {
      if let group = group(at: cells[index].slot) { headers[group].append(index) }
    }
    for group in headers.indices { headers[group].sort { cells[$0].slot < cells[$1].slot } }
  }

  /// The headers of the group that a cell is anchored in, as far as they lie before its end.
  ///
  /// "... that are row group headers and are anchored in the same row group with an x-coordinate less than or equal to
  /// principalx+principalwidth-1 and a y-coordinate less than or equal to principaly+principalheight-1"
  func headers(for principal: Int, in cells: [GridCell]) -> [Int] {
    guard let group = group(at: cells[principal].slot), !headers[group].isEmpty else { return [] }
    let end = (row: cells[principal].rows.upperBound, column: cells[principal].columns.upperBound)
    return headers[group].lazy
      .prefix { cells[$0].slot.row < end.row }
      .filter { cells[$0].slot.column < end.column }
  }

  private func group(at slot: GridSlot) -> Int? {
    let line = axis == .row ? slot.row : slot.column
    guard groups.indices.contains(line), groups[line] >= 0 else { return nil }
    return Int(groups[line])
  }
}
