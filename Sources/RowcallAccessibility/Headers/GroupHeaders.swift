import RowcallModel

/// The row group headers, or the column group headers, of each group of a grid.
struct GroupHeaders: Sendable {
  /// For each row or column the index of its group, or -1.
  private var groups: [Int32]
  /// For each group its headers, in the order of their rows.
  private var headers: [[Int]]
  /// For each group where its headers start in their rows.
  private var starts: [ColumnStarts] = []
  private let axis: HeaderAxis

  /// Groups the rows (`.row`) or the columns of a grid with the headers that name whole groups.
  init(_ grid: TableGrid, _ kinds: [GridCell.Scope?], of axis: HeaderAxis) {
    self.axis = axis
    let ranges = axis == .row ? grid.rowGroups.map(\.rows) : grid.columnGroups
    groups = Array(repeating: -1, count: axis == .row ? grid.rowCount : grid.columnCount)
    headers = Array(repeating: [], count: ranges.count)
    for (index, range) in ranges.enumerated() {
      for line in range.clamped(to: 0..<groups.count) where groups[line] < 0 { groups[line] = Int32(index) }
    }
    let wanted: GridCell.Scope = axis == .row ? .rowGroup : .columnGroup
    let cells = grid.cells
    for index in cells.indices where kinds[index] == wanted && !cells[index].isEmptyCell {
      if let group = group(at: cells[index].slot) { headers[group].append(index) }
    }
    for group in headers.indices { headers[group].sort { cells[$0].slot < cells[$1].slot } }
    starts = headers.map { ColumnStarts($0.map { cells[$0].slot.column }) }
  }

  /// The headers of the group that a cell is anchored in, as far as they lie before its end.
  ///
  /// "... that are row group headers and are anchored in the same row group with an x-coordinate less than or equal to
  /// principalx+principalwidth-1 and a y-coordinate less than or equal to principaly+principalheight-1"
  ///
  /// - Parameter most: of more than so many, the last ones.
  func headers(for principal: Int, in cells: [GridCell], most: Int) -> [Int] {
    guard let group = group(at: cells[principal].slot), !headers[group].isEmpty else { return [] }
    let end = (row: cells[principal].rows.upperBound, column: cells[principal].columns.upperBound)
    let count = headers[group].indices.partitionPoint { cells[headers[group][$0]].slot.row >= end.row }
    return starts[group].last(most, before: count, below: end.column).map { headers[group][$0] }
  }

  private func group(at slot: GridSlot) -> Int? {
    let line = axis == .row ? slot.row : slot.column
    guard groups.indices.contains(line), groups[line] >= 0 else { return nil }
    return Int(groups[line])
  }
}

/// The columns in which a list of headers start, so that the last ones before a column are found without going through
/// all of them.
private struct ColumnStarts: Sendable {
  /// The least column of each node of a binary tree over the list: node 1 is the root, 2n and 2n + 1 are the children of n.
  private var least: [Int32]
  private let leafCount: Int

  init(_ columns: [Int]) {
    var count = 1
    while count < columns.count { count *= 2 }
    leafCount = count
    least = Array(repeating: .max, count: columns.isEmpty ? 0 : 2 * count)
    for (place, column) in columns.enumerated() { least[count + place] = Int32(clamping: column) }
    for node in (1..<count).reversed() where !least.isEmpty {
      least[node] = min(least[2 * node], least[2 * node + 1])
    }
  }

  /// The last places before an end whose column is below a bound, at most so many, in order.
  func last(_ most: Int, before end: Int, below column: Int) -> [Int] {
    guard !least.isEmpty else { return [] }
    var found: [Int] = []
    collect(node: 1, places: 0..<leafCount, end, Int32(clamping: column), most, into: &found)
    return found.reversed()
  }

  /// Goes from the last place to the first, and never into a part in which all columns are too far right.
  private func collect(
    node: Int, places: Range<Int>, _ end: Int, _ column: Int32, _ most: Int, into found: inout [Int]
  ) {
    guard places.lowerBound < end, least[node] < column, found.count < most else { return }
    if node >= leafCount { return found.append(places.lowerBound) }
    let middle = (places.lowerBound + places.upperBound) / 2
    collect(node: 2 * node + 1, places: middle..<places.upperBound, end, column, most, into: &found)
    collect(node: 2 * node, places: places.lowerBound..<middle, end, column, most, into: &found)
  }
}
