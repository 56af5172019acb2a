import RowcallAccessibility
import RowcallLanguages
import RowcallModel

/// Where a step led.
enum WalkOutcome: Hashable {
  /// To another cell.
  case arrived(Visit)
  /// Nowhere, because the table ends there: the phrase for that edge, and the slot at it.
  case edge(PhraseKey, GridSlot)
  /// To a slot without a cell, where nothing is.
  case lost
}

/// Finds the cell to which a step leads.
struct WalkSteps<Table: AccessibleTable> {
  let table: Table
  let outline: TableOutline
  /// Whether slots without a cell are skipped.
  let leaps: Bool

  /// The first cell of the table, row by row; nil for a table without any.
  func firstCell() throws -> Visit? {
    for row in 0..<outline.rowCount {
      if let cell = try firstCell(from: GridSlot(row: row, column: 0), by: .right) { return cell }
    }
    return nil
  }

  /// Where a step from a cell leads.
  func step(_ move: TableMove, from visit: Visit) throws -> WalkOutcome {
    let slot = visit.slot
    let last = GridSlot(row: outline.rowCount - 1, column: outline.columnCount - 1)
    switch move {
    case .left: return try next(visit, by: .left)
    case .up: return try next(visit, by: .up)
    case .down: return try next(visit, by: .down)
    case .home: return try jump(visit, to: GridSlot(row: slot.row, column: 0), by: .right)
    case .end: return try jump(visit, to: GridSlot(row: slot.row, column: last.column), by: .left)
    case .top: return try jump(visit, to: GridSlot(row: 0, column: slot.column), by: .down)
    case .bottom: return try jump(visit, to: GridSlot(row: last.row, column: slot.column), by: .up)
    case .nextSection: return try section(.down, from: visit)
    case .previousSection: return try section(.up, from: visit)
    case .first: return try jump(visit, to: GridSlot(row: 0, column: 0), by: .right)
    case .last: return try jump(visit, to: last, by: .left)
    default: return try next(visit, by: .right)
    }
  }

  /// The next cell in a direction, merged cells left at their far side.
  private func next(_ visit: Visit, by direction: WalkDirection) throws -> WalkOutcome {
    var slot = direction.slot(behind: visit.cell.span, from: visit.slot)
    while contains(slot) {
      if let cell = try table.cell(at: slot) { return .arrived(Visit(slot: slot, cell: cell)) }
      guard leaps else { return .lost }
      slot = direction.step(from: slot)
    }
    return .edge(direction.edge, clamped(slot))
  }

  /// The first row of the next section, or of this one or the one before; an edge where there is none.
  private func section(_ direction: WalkDirection, from visit: Visit) throws -> WalkOutcome {
    let starts = table.sections.map(\.rows.lowerBound)
    let start =
      direction == .down
      ? starts.first { $0 > visit.slot.row } : starts.last { $0 < visit.cell.span.rows.lowerBound }
    guard let start else { return .edge(direction.edge, visit.slot) }
    return try jump(visit, to: GridSlot(row: start, column: visit.slot.column), by: .down)
  }

  /// The cell at an edge; the edge itself if that is where the listener is.
  private func jump(_ visit: Visit, to slot: GridSlot, by direction: WalkDirection) throws -> WalkOutcome {
    guard let found = try firstCell(from: slot, by: direction) else { return .lost }
    return found.cell.span == visit.cell.span ? .edge(direction.opposite.edge, found.slot) : .arrived(found)
  }

  private func firstCell(from start: GridSlot, by direction: WalkDirection) throws -> Visit? {
    var slot = start
    while contains(slot) {
      if let cell = try table.cell(at: slot) { return Visit(slot: slot, cell: cell) }
      slot = direction.step(from: slot)
    }
    return nil
  }

  private func contains(_ slot: GridSlot) -> Bool {
    (0..<outline.rowCount).contains(slot.row) && (0..<outline.columnCount).contains(slot.column)
  }

  private func clamped(_ slot: GridSlot) -> GridSlot {
    GridSlot(
      row: min(max(slot.row, 0), outline.rowCount - 1),
      column: min(max(slot.column, 0), outline.columnCount - 1))
  }
}

/// One of the four ways out of a cell.
enum WalkDirection {
  case right, left, up, down

  /// The phrase for the edge that lies there.
  var edge: PhraseKey {
    switch self {
    case .right: .edgeRowEnd
    case .left: .edgeRowStart
    case .up: .edgeColumnTop
    case .down: .edgeColumnBottom
    }
  }

  var opposite: WalkDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    case .down: .up
    }
  }

  /// The slot beside another.
  func step(from slot: GridSlot) -> GridSlot {
    switch self {
    case .right: GridSlot(row: slot.row, column: slot.column + 1)
    case .left: GridSlot(row: slot.row, column: slot.column - 1)
    case .up: GridSlot(row: slot.row - 1, column: slot.column)
    case .down: GridSlot(row: slot.row + 1, column: slot.column)
    }
  }

  /// The first slot outside of a cell, in the row or column of a slot in it.
  func slot(behind span: CellSpan, from slot: GridSlot) -> GridSlot {
    switch self {
    case .right: GridSlot(row: slot.row, column: span.columns.upperBound)
    case .left: GridSlot(row: slot.row, column: span.columns.lowerBound - 1)
    case .up: GridSlot(row: span.rows.lowerBound - 1, column: slot.column)
    case .down: GridSlot(row: span.rows.upperBound, column: slot.column)
    }
  }
}
