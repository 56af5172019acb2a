import RowcallModel

/// Random small grids with everything that decides over headers: spans, gaps, crossings, scopes, groups, lists, blanks.
enum RandomGrid {
  static func grid(using random: inout SeededGenerator) -> TableGrid {
    let (rows, columns) = (Int.random(in: 1...7, using: &random), Int.random(in: 1...6, using: &random))
    let style = Style(using: &random)
    var cells: [GridCell] = []
    for row in 0..<rows {
      for column in 0..<columns where random.chance(style.cells) {
        let slot = GridSlot(row: row, column: column)
        let isTaken = cells.contains { $0.rows.contains(row) && $0.columns.contains(column) }
        if !isTaken || random.chance(style.crossings) { cells.append(cell(at: slot, style, &random)) }
      }
    }
    // The order of the source is not that of the slots, where feet come before bodies.
    if random.chance(10) { cells.shuffle(using: &random) }
    return TableGrid(
      columnCount: columns, rows: Array(repeating: GridRow(), count: rows), cells: cells,
      rowGroups: ranges(of: rows, &random).map { GridRowGroup(.body, rows: $0) },
      columnGroups: ranges(of: columns, &random))
  }

  /// How often things come, in percent, so that grids differ in character.
  private struct Style {
    let cells: Int
    let crossings: Int
    let headers: Int
    let spans: Int
    let scopes: Int
    let lists: Int

    init(using random: inout SeededGenerator) {
      cells = [100, 95, 70].randomElement(using: &random) ?? 100
      crossings = [0, 0, 20].randomElement(using: &random) ?? 0
      headers = [10, 30, 50, 80].randomElement(using: &random) ?? 30
      spans = [0, 20, 50].randomElement(using: &random) ?? 20
      scopes = [0, 30, 90].randomElement(using: &random) ?? 30
      lists = [0, 0, 15].randomElement(using: &random) ?? 0
    }
  }

  private static func cell(at slot: GridSlot, _ style: Style, _ random: inout SeededGenerator) -> GridCell {
    // First rows and columns are headers more often, as in real tables.
    let isAtEdge = slot.row == 0 || slot.column == 0
    var cell = GridCell(
      random.chance(85) ? [.text("\(slot.row),\(slot.column)")] : [], at: slot,
      kind: random.chance(isAtEdge ? min(100, style.headers * 2) : style.headers) ? .header : .data)
    if random.chance(style.spans) { cell.columnSpan = Int.random(in: 1...3, using: &random) }
    if random.chance(style.spans) { cell.rowSpan = Int.random(in: 1...3, using: &random) }
    let scopes: [GridCell.Scope] = [.row, .column, .column, .row, .rowGroup, .columnGroup]
    if random.chance(style.scopes) { cell.scope = scopes.randomElement(using: &random) }
    let names = ["a", "b", "c", "d"]
    if random.chance(style.lists * 2) { cell.id = names.randomElement(using: &random) }
    if random.chance(style.lists) {
      cell.headerIDs = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
        names.randomElement(using: &random)
      }
    }
    return cell
  }

  /// Some neighbouring ranges, sometimes with gaps between them, sometimes none.
  private static func ranges(of count: Int, _ random: inout SeededGenerator) -> [Range<Int>] {
    guard random.chance(60) else { return [] }
    let cuts = (0...count).filter { _ in random.chance(40) }
    return zip(cuts, cuts.dropFirst()).filter { _ in random.chance(90) }.map { $0..<$1 }
  }
}
