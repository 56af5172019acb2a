import RowcallModel

/// Walks the lines of a grid once and writes down the header blocks of each.
struct HeaderScanBuilder {
  private let grid: TableGrid
  private let axis: HeaderAxis
  private let cells: [GridCell]
  private let headers: HeaderKinds

  /// Prepares for columns (scans go up) or rows (scans go back).
  init(_ grid: TableGrid, _ headers: HeaderKinds, along axis: HeaderAxis) {
    self.grid = grid
    self.headers = headers
    self.axis = axis
    cells = grid.cells
  }

  /// The scans of all lines; without any where the grid has no header.
  func scan() -> HeaderScan {
    var scan = HeaderScan()
    guard headers.isHeader.contains(true) else { return scan }
    let count = axis == .column ? grid.columnCount : grid.rowCount
    for line in 0..<count { scan.appendLine(blocks(inLine: line)) }
    return scan
  }

  /// A header cell met on the way.
  private struct Visit {
    var position: Int32
    var cell: Int
    var block: Int
  }

  /// The header blocks of a line by extent and start, each with what scans find in it.
  private func blocks(inLine line: Int) -> [(block: HeaderScan.Block, finds: [HeaderScan.Find])] {
    var (visits, ends) = walk(line)
    if visits.isEmpty { return [] }
    visits.sort { left, right in
      (extent(left), left.block, left.position) < (extent(right), right.block, right.position)
    }
    var blocks: [(block: HeaderScan.Block, finds: [HeaderScan.Find])] = []
    var last: (extent: HeaderScan.Extent, block: Int)?
    for visit in visits {
      let extent = extent(visit)
      if last?.extent != extent || last?.block != visit.block {
        let end = visit.block < ends.count ? ends[visit.block] : .max
        blocks.append((.init(extent: extent, start: visit.position, end: end, finds: 0..<0), []))
        last = (extent, visit.block)
      }
      guard isFound(visit.cell) else { continue }
      blocks[blocks.count - 1].finds.append(.init(position: visit.position, cell: Int32(visit.cell)))
    }
    return blocks
  }

  private func extent(_ visit: Visit) -> HeaderScan.Extent { cells[visit.cell].extent(across: axis) }

  /// Whether a scan along this axis finds a header: "If the current cell is not a column header, then let blocked be
  /// true", and empty cells are removed in the end.
  private func isFound(_ cell: Int) -> Bool {
    headers.kinds[cell] == (axis == .column ? .column : .row) && !cells[cell].isEmptyCell
  }

  /// The headers of a line with the number of their block, and for each block where data ends it.
  private func walk(_ line: Int) -> (visits: [Visit], ends: [Int32]) {
    var (visits, ends): ([Visit], [Int32]) = ([], [])
    var isInBlock = false
    let length = axis == .column ? grid.rowCount : grid.columnCount
    for position in 0..<length {
      let slot = axis.slot(line: line, position: position)
      // "If there is no cell covering slot (x, y), or if there is more than one cell covering slot (x, y), return to
      // the substep labeled loop."
      guard let cell = grid.index(at: slot), !grid.hasOverlap(at: slot) else { continue }
      if headers.isHeader[cell] {
        if visits.last?.cell != cell {
          visits.append(Visit(position: Int32(position), cell: cell, block: ends.count))
        }
        isInBlock = true
      } else if isInBlock {
        ends.append(Int32(position))
        isInBlock = false
      }
    }
    return (visits, ends)
  }
}

extension HeaderAxis {
  /// The slot at a position of a line, where the lines are columns or rows.
  fileprivate func slot(line: Int, position: Int) -> GridSlot {
    self == .column ? GridSlot(row: position, column: line) : GridSlot(row: line, column: position)
  }
}

extension GridCell {
  /// Where the cell lies across the lines of an axis.
  func extent(across axis: HeaderAxis) -> HeaderScan.Extent {
    axis == .column
      ? .init(start: Int32(clamping: slot.column), length: Int32(clamping: columnSpan))
      : .init(start: Int32(clamping: slot.row), length: Int32(clamping: rowSpan))
  }
}
