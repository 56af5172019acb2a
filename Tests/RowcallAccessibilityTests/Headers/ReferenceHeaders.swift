import RowcallModel

@testable import RowcallAccessibility

/// The standard's algorithm step by step, as slowly as it is written; it knows nothing of the code under test.
///
/// https://html.spec.whatwg.org/multipage/tables.html#algorithm-for-assigning-header-cells
struct ReferenceHeaders {
  private let grid: TableGrid
  private let cells: [GridCell]
  /// For each row and column, the cells that cover the slot.
  private var slots: [[[Int]]]

  init(_ grid: TableGrid) {
    self.grid = grid
    cells = grid.cells
    slots = Array(repeating: Array(repeating: [], count: grid.columnCount), count: grid.rowCount)
    for (index, cell) in cells.enumerated() {
      for y in cell.rows { for x in cell.columns { slots[y][x].append(index) } }
    }
  }

  /// "The algorithm for assigning header cells to a cell principal cell".
  func headerList(_ principal: Int) -> [Int] {
    var headerList: [Int] = []
    let principalX = cells[principal].slot.column
    let principalY = cells[principal].slot.row
    if let idList = cells[principal].headerIDs {
      for token in idList {
        if let cell = cells.firstIndex(where: { $0.id == token }), cell != principal {
          headerList.append(cell)
        }
      }
    } else {
      let (width, height) = (cells[principal].columnSpan, cells[principal].rowSpan)
      for y in principalY..<principalY + height { scan(principal, &headerList, (principalX, y), (-1, 0)) }
      for x in principalX..<principalX + width { scan(principal, &headerList, (x, principalY), (0, -1)) }
      headerList += rowGroupHeaders(principal)
      headerList += columnGroupHeaders(principal)
    }
    headerList.removeAll(where: isEmpty)
    var unique: [Int] = []
    for cell in headerList where !unique.contains(cell) { unique.append(cell) }
    unique.removeAll { $0 == principal }
    return unique
  }

  /// "The internal algorithm for scanning and assigning header cells".
  private func scan(
    _ principal: Int, _ headerList: inout [Int], _ initial: (x: Int, y: Int), _ delta: (x: Int, y: Int)
  ) {
    var (x, y) = initial
    var opaqueHeaders: [Int] = []
    var inHeaderBlock = cells[principal].kind == .header
    var headersFromCurrentHeaderBlock = inHeaderBlock ? [principal] : []
    while true {
      x += delta.x
      y += delta.y
      if x < 0 || y < 0 { return }
      let covering = covering(x, y)
      guard covering.count == 1 else { continue }
      let current = covering[0]
      if cells[current].kind == .header {
        inHeaderBlock = true
        headersFromCurrentHeaderBlock.append(current)
        if !isBlocked(current, opaqueHeaders, delta) { headerList.append(current) }
      } else if inHeaderBlock {
        inHeaderBlock = false
        opaqueHeaders += headersFromCurrentHeaderBlock
        headersFromCurrentHeaderBlock = []
      }
    }
  }

  private func isBlocked(_ current: Int, _ opaqueHeaders: [Int], _ delta: (x: Int, y: Int)) -> Bool {
    var blocked = false
    let cell = cells[current]
    if delta.x == 0 {
      for opaque in opaqueHeaders
      where cells[opaque].slot.column == cell.slot.column && cells[opaque].columnSpan == cell.columnSpan {
        blocked = true
      }
      if !isColumnHeader(current) { blocked = true }
    }
    if delta.y == 0 {
      for opaque in opaqueHeaders
      where cells[opaque].slot.row == cell.slot.row && cells[opaque].rowSpan == cell.rowSpan {
        blocked = true
      }
      if !isRowHeader(current) { blocked = true }
    }
    return blocked
  }

  func isColumnHeader(_ header: Int) -> Bool {
    if cells[header].scope == .column { return true }
    guard cells[header].scope == nil else { return false }
    for y in cells[header].rows {
      for x in 0..<grid.columnCount where covering(x, y).contains(where: { cells[$0].kind == .data }) {
        return false
      }
    }
    return true
  }

  func isRowHeader(_ header: Int) -> Bool {
    if cells[header].scope == .row { return true }
    guard cells[header].scope == nil, !isColumnHeader(header) else { return false }
    for x in cells[header].columns {
      for y in 0..<grid.rowCount where covering(x, y).contains(where: { cells[$0].kind == .data }) {
        return false
      }
    }
    return true
  }

  private func rowGroupHeaders(_ principal: Int) -> [Int] {
    guard let group = grid.rowGroups.first(where: { $0.rows.contains(cells[principal].slot.row) }) else {
      return []
    }
    return slotOrder.filter {
      cells[$0].kind == .header && cells[$0].scope == .rowGroup && group.rows.contains(cells[$0].slot.row)
        && isBefore(cells[$0], theEndOf: cells[principal])
    }
  }

  private func columnGroupHeaders(_ principal: Int) -> [Int] {
    guard let group = grid.columnGroups.first(where: { $0.contains(cells[principal].slot.column) }) else {
      return []
    }
    return slotOrder.filter {
      cells[$0].kind == .header && cells[$0].scope == .columnGroup && group.contains(cells[$0].slot.column)
        && isBefore(cells[$0], theEndOf: cells[principal])
    }
  }

  private func isBefore(_ header: GridCell, theEndOf principal: GridCell) -> Bool {
    header.slot.column <= principal.slot.column + principal.columnSpan - 1
      && header.slot.row <= principal.slot.row + principal.rowSpan - 1
  }

  /// The standard says nothing of the order in which a group's headers come; ours is that of their slots.
  private var slotOrder: [Int] { cells.indices.sorted { (cells[$0].slot, $0) < (cells[$1].slot, $1) } }

  private func covering(_ x: Int, _ y: Int) -> [Int] { slots[y][x] }

  private func isEmpty(_ cell: Int) -> Bool { cells[cell].text.allSatisfy { " \t\n\r\u{0C}".contains($0) } }
}
