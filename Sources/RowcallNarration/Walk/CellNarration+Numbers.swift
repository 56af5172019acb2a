import RowcallAccessibility
import RowcallModel

extension CellNarration {
  /// The number of the cell's row or column, and of the last one that it covers; empty when not to be spoken now.
  func number(_ axis: HeaderAxis) -> [String] {
    guard isNumberSaid(axis), !isPositionLost, !isInLayout, let number = number(of: axis, of: cell) else {
      return []
    }
    let text =
      axis == .row
      ? wording.text(.rowPosition, ["row": String(number)])
      : wording.text(.columnPosition, ["column": String(number)])
    let count = cell.span.range(axis).count
    guard count > 1, verbosity.spans, !isMergedBothWays,
      let through = wording.sentence(.through, ["last": String(number + count - 1)])
    else { return [text] }
    return [text, through]
  }

  private var isMergedBothWays: Bool { cell.span.rows.count > 1 && cell.span.columns.count > 1 }

  /// The last row and column of a cell that covers several of both, if that is the dialect's way.
  private var throughBoth: [String] {
    guard isMergedBothWays, let row = number(of: .row, of: cell), let column = number(of: .column, of: cell)
    else { return [] }
    let last = ["row": row + cell.span.rows.count - 1, "column": column + cell.span.columns.count - 1]
    return [wording.sentence(.throughBoth, last.mapValues { String($0) })].compactMap(\.self)
  }

  /// The number of the cell's row or column and how many there are; nil in a header row without a number.
  func numberOfAll(_ axis: HeaderAxis) -> String? {
    guard let number = number(of: axis, of: cell) else { return nil }
    let counts = TableNarration(outline: outline, narrator: narrator)
    return axis == .row
      ? wording.text(.rowPositionOf, ["row": String(number), "total": String(counts.rowCount)])
      : wording.text(.columnPositionOf, ["column": String(number), "total": String(counts.columnCount)])
  }

  /// How many rows and columns the cell covers, where that is more than one.
  var span: [String] {
    guard verbosity.spans, !isPositionLost, !isInLayout, !isTitle else { return [] }
    guard wording.sentence(.through) == nil else { return throughBoth }
    let rows = cell.span.rows.count
    let columns = cell.span.columns.count
    if rows > 1, columns > 1, dialect.rules.sharesSpanVerb {
      return [wording.text(.spansRows, count: rows) + " " + wording.text(.columnCount, count: columns)]
    }
    return (rows > 1 ? [wording.text(.spansRows, count: rows)] : [])
      + (columns > 1 ? [wording.text(.spansColumns, count: columns)] : [])
  }

  private func isNumberSaid(_ axis: HeaderAxis) -> Bool {
    switch verbosity.position {
    case .off: return false
    case .always: return true
    case .onChange:
      if dialect.rules.saysBothNumbers || dialect.rules.constantNumbers.contains(axis) { return true }
      if dialect.rules.comparesCells { return hasChanged(axis) }
      // Merged cells have the number of their first row and column, so the way into and out of them can change both.
      return previous.map { number(of: axis, of: $0.cell) != number(of: axis, of: cell) } ?? true
    }
  }

  private var isPositionLost: Bool {
    dialect.rules.losesStatedPositions && cell.statedRow != nil && cell.statedColumn != nil
  }

  /// The number by which people know the first row or column of the cell; nil in a header row without one.
  private func number(of axis: HeaderAxis, of cell: AccessibleCell) -> Int? {
    if axis == .column { return (cell.statedColumn ?? cell.span.columns.lowerBound) + 1 }
    if let stated = cell.statedRow { return stated + 1 }
    let unnumbered = dialect.rules.numbersHeaderRows ? 0 : outline.unnumberedRowCount
    let row = cell.span.rows.lowerBound - unnumbered
    return row < 0 ? nil : row + 1
  }
}
