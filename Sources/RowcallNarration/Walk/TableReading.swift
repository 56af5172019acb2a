import RowcallAccessibility
import RowcallModel

/// Reads many cells in one go.
struct TableReading<Table: AccessibleTable> {
  let table: Table
  let narrator: Narrator

  /// A row from its start, merged cells once.
  func row(_ row: Int) throws -> [SpokenLine] {
    try joined(try cells(ofRow: row, from: 0).flatMap { try lines(of: $0) })
  }

  /// A column from its top, each cell on its own line.
  func column(_ column: Int) throws -> [SpokenLine] {
    var lines: [SpokenLine] = []
    var slot = GridSlot(row: 0, column: column)
    while slot.row < table.outline.rowCount {
      let cell = try table.cell(at: slot)
      if let cell { lines += try self.lines(of: Visit(slot: slot, cell: cell)) }
      slot.row = max(cell?.span.rows.upperBound ?? 0, slot.row + 1)
    }
    return lines
  }

  /// A row slot by slot, merged cells as often as they have slots; that it is blank, if nothing is in it.
  func slots(ofRow row: Int) throws -> [SpokenLine] {
    let order = CellOrder([LineOrder([.plainText], joiner: .line, end: ".")])
    var plain = narrator
    plain.dialect.reading = ReadingOrder(entry: [], cell: order, skipsBlanks: true)
    let reading = TableReading(table: table, narrator: plain)
    let lines = try (0..<table.outline.columnCount).flatMap { column in
      let slot = GridSlot(row: row, column: column)
      return try table.cell(at: slot).map { try reading.lines(of: Visit(slot: slot, cell: $0)) } ?? []
    }
    return lines.isEmpty ? [SpokenLine(narrator.wording.text(.blank))] : lines
  }

  /// Everything: from outside with what is said on the way in, from a slot on the rest; then that the table ends.
  func all(from start: GridSlot?, _ emit: (SpokenLine) throws -> Void) throws {
    let outline = table.outline
    let words = TableNarration(outline: outline, narrator: narrator)
    if narrator.dialect.reading.closedRoles.contains(outline.role) {
      return try narrator.lines([LineOrder([TablePart.label, .role], joiner: .line)]) { words.texts($0) }
        .forEach(emit)
    }
    let isLayout = outline.isGuessedLayout && narrator.dialect.rules.ignoresGuessedLayout
    if start == nil, !isLayout { try words.entry(narrator.dialect.reading.entry).forEach(emit) }
    for row in (start?.row ?? 0)..<max(outline.rowCount, start?.row ?? 0) {
      let isWhole = row != start?.row || narrator.dialect.reading.rowJoiner != nil
      let visits = try cells(ofRow: row, from: isWhole ? 0 : start?.column ?? 0)
      // A cell that reaches down from another row has been read there.
      let new = visits.filter { $0.cell.span.rows.lowerBound == row || row == start?.row }
      try joined(try new.flatMap { try lines(of: $0) }).forEach(emit)
    }
    if !isLayout { try emit(words.leaving) }
  }

  /// The size, and how many cells are blank.
  func summary() throws -> [SpokenLine] {
    let size = TableNarration(outline: table.outline, narrator: narrator).size
    let blanks = try (0..<table.outline.rowCount).reduce(0) { count, row in
      try count + cells(ofRow: row, from: 0).count { $0.cell.isBlank && $0.cell.span.rows.lowerBound == row }
    }
    guard blanks > 0 else { return [SpokenLine(size)] }
    return [
      SpokenLine(size), SpokenLine(narrator.wording.phrases.text(.summaryBlank, ["count": String(blanks)])),
    ]
  }

  private func cells(ofRow row: Int, from column: Int) throws -> [Visit] {
    var visits: [Visit] = []
    var slot = GridSlot(row: row, column: column)
    while slot.column < table.outline.columnCount {
      let cell = try table.cell(at: slot)
      if let cell { visits.append(Visit(slot: slot, cell: cell)) }
      slot.column = max(cell?.span.columns.upperBound ?? 0, slot.column + 1)
    }
    return visits
  }

  private func lines(of visit: Visit) throws -> [SpokenLine] {
    let isWidget = visit.cell.element.role == .cell && table.outline.role != .table
    if isWidget, narrator.dialect.reading.skipsGridCells { return [] }
    return CellNarration(
      cell: visit.cell, slot: visit.slot, previous: nil, occasion: .reading, outline: table.outline,
      narrator: narrator
    ).lines()
  }

  /// The lines of a row as one, if that is the dialect's way.
  private func joined(_ lines: [SpokenLine]) throws -> [SpokenLine] {
    guard let joiner = narrator.dialect.reading.rowJoiner, lines.count > 1 else { return lines }
    let texts = LineOrder([lines.map(\.text)], joiner: joiner)
      .lines(separator: narrator.wording.separator) { $0 }
    let language = Set(lines.map(\.language)).count == 1 ? lines[0].language : nil
    return texts.map { SpokenLine($0, language: language) }
  }
}
