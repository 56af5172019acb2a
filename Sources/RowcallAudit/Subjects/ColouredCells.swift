import RowcallImport

/// The cells of a sheet whose colour sets them apart from the other cells of their column.
struct ColouredCells {
  /// The columns with enough cells to compare.
  private(set) var columns: [Int] = []
  /// The cells that differ, while no text in their row does, row by row.
  private(set) var unexplained: [SheetSurvey.Cell] = []

  private let rows: [AuditedSheet.Row]

  /// Fewer rows show no rule of a colour.
  private static let fewestRows = 4

  init(_ sheet: AuditedSheet) {
    rows = sheet.rows.filter { sheet.isData($0.cells[0].place) }
    guard rows.count >= Self.fewestRows, sheet.tables.count == 1 else { return }
    for column in sheet.columns { check(column) }
    unexplained.sort { ($0.place.row, $0.place.column) < ($1.place.row, $1.place.column) }
  }

  private mutating func check(_ column: Int) {
    let cells = rows.compactMap { row in row.cells.first { $0.place.column == column } }
    guard cells.count >= Self.fewestRows else { return }
    columns.append(column)
    let usual = Dictionary(grouping: cells, by: \.look).max { $0.value.count < $1.value.count }?.key
    let others = cells.filter { $0.look != usual }
    // Half of the cells in a colour, or each in its own, are no exceptions.
    guard let usual, !others.isEmpty, others.count * 10 <= cells.count * 4 else { return }
    if isBanded(cells.filter { $0.look == usual }) { return }
    for (_, marked) in Dictionary(grouping: others, by: \.look)
    where !isBanded(marked) && !isTotal(marked) && !isExplained(marked, usual: usual) {
      unexplained += marked
    }
  }

  /// Whether each of several cells has the same distance to the next, as guides for the eye do.
  private func isBanded(_ cells: [SheetSurvey.Cell]) -> Bool {
    let distances = zip(cells, cells.dropFirst()).map { $1.place.row - $0.place.row }
    return cells.count > 2 && Set(distances).count == 1 && distances[0] > 1
  }

  /// Whether it is only the last row, which often has totals.
  private func isTotal(_ cells: [SheetSurvey.Cell]) -> Bool {
    cells.count == 1 && cells[0].place.row == rows.last?.number
  }

  /// Whether a column, or the cells themselves, tells these rows from the others by its text.
  private func isExplained(_ cells: [SheetSurvey.Cell], usual: CellLook) -> Bool {
    let marked = Set(cells.map(\.place.row))
    let column = cells[0].place.column
    let plain = Set(
      rows.filter { row in row.cells.contains { $0.place.column == column && $0.look == usual } }.map(
        \.number))
    let all = Set(rows.flatMap { $0.cells.map(\.place.column) })
    return all.contains { column in
      let texts = { (wanted: Set<Int>) -> [String] in
        rows.filter { wanted.contains($0.number) }.map { row in
          row.cells.first { $0.place.column == column }?.text ?? ""
        }
      }
      return Self.tells(texts(marked), from: texts(plain))
    }
  }

  /// Whether texts tell marked rows from others: by a word that only they have, their sign, or a limit.
  private static func tells(_ marked: [String], from plain: [String]) -> Bool {
    let (own, others) = (Set(marked), Set(plain))
    if own.isDisjoint(with: others), own.count == 1, marked.count > 1 || others.count * 2 <= plain.count {
      return true
    }
    if own.isDisjoint(with: others), own.count * 2 <= marked.count, others.count * 2 <= plain.count {
      return true
    }
    let numbers = (marked.compactMap(number), plain.compactMap(number))
    guard numbers.0.count == marked.count, numbers.1.count == plain.count, marked.count > 1 else {
      // One number below zero among others.
      return marked.allSatisfy { number($0).map { $0 < 0 } ?? false }
        && plain.allSatisfy { number($0).map { $0 >= 0 } ?? true }
    }
    let (low, high) = (numbers.0.min() ?? 0, numbers.0.max() ?? 0)
    return low > numbers.1.max() ?? 0 || high < numbers.1.min() ?? 0
  }

  private static func number(_ text: String) -> Double? {
    Double(text.filter { $0.isNumber || $0 == "." || $0 == "-" })
  }
}
