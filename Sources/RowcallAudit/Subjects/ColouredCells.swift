import RowcallImport

/// The cells of a sheet whose colour or bold type sets them apart from the other cells of their column.
struct ColouredCells {
  /// The columns with enough cells to compare.
  private(set) var columns: [Int] = []
  /// The cells that differ, while no text in their row does, row by row.
  private(set) var unexplained: [SheetSurvey.Cell] = []

  /// What sets them apart: "colour" or "bold type".
  var means: String {
    let hasColour = unexplained.contains { $0.look.fill != nil || $0.look.text != nil }
    let hasBold = unexplained.contains(where: \.look.isBold)
    return hasColour || !hasBold ? hasBold ? "colour or bold type" : "colour" : "bold type"
  }

  /// The cells of each column, from above.
  private let cells: [Int: [SheetSurvey.Cell]]
  private let lastRow: Int

  /// Fewer rows show no rule of a colour.
  private static let fewestRows = 4
  /// More columns are not compared.
  private static let mostColumns = 100
  /// Columns with more colours are pictures rather than data.
  private static let mostColours = 8

  init(_ sheet: AuditedSheet) {
    let totals = TotalWords()
    // A word says what a total is, and a row of one cell is a title of others.
    let rows = sheet.rows.filter { row in
      sheet.isData(row.cells[0].place) && (row.cells.count > 1 || sheet.columns.count == 1)
        && !row.cells.contains { totals.contains($0.text) }
    }
    let wanted = Set(sheet.columns.prefix(Self.mostColumns))
    cells = Dictionary(grouping: rows.flatMap(\.cells).filter { wanted.contains($0.place.column) }) {
      $0.place.column
    }
    lastRow = rows.last?.number ?? 0
    guard rows.count >= Self.fewestRows, sheet.tables.count == 1 else { return }
    for column in wanted.sorted() { check(column) }
    unexplained.sort { ($0.place.row, $0.place.column) < ($1.place.row, $1.place.column) }
  }

  private mutating func check(_ column: Int) {
    guard let cells = cells[column], cells.count >= Self.fewestRows else { return }
    columns.append(column)
    let looks = Dictionary(grouping: cells, by: \.look)
    guard (2...Self.mostColours).contains(looks.count),
      let usual = looks.max(by: { $0.value.count < $1.value.count })
    else { return }
    // Half of the cells in other colours are no exceptions.
    guard (cells.count - usual.value.count) * 10 <= cells.count * 4, !isBanded(usual.value) else { return }
    for (look, marked) in looks
    where look != usual.key && !isBanded(marked) && !isTotal(marked)
      && !isExplained(marked, among: usual.value)
    {
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
    cells.count == 1 && cells[0].place.row == lastRow
  }

  /// Whether a column, or the cells themselves, tells these rows from the others by its text.
  private func isExplained(_ marked: [SheetSurvey.Cell], among usual: [SheetSurvey.Cell]) -> Bool {
    let (marked, plain) = (Set(marked.map(\.place.row)), Set(usual.map(\.place.row)))
    return cells.values.contains { column in
      let texts = Dictionary(column.map { ($0.place.row, $0.text) }) { first, _ in first }
      return Self.tells(marked.map { texts[$0] ?? "" }, from: plain.map { texts[$0] ?? "" })
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
