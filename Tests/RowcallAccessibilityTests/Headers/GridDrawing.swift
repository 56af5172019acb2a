import RowcallModel

/// A grid written as a drawing, one line for each row.
///
///     th Town    | th:c2 Rain       a header cell, and one over two columns
///     th:row Oslo | td 49 | td 36
///
/// After `th` or `td` may come `:c2` and `:r2` (spans), `:row`, `:col`, `:rowgroup`, `:colgroup` (scope), `#id`, and
/// `@a,b` (the headers attribute). `--- thead` (or `tbody`, `tfoot`) starts a group of rows; `colgroups 1 2` gives the
/// widths of the column groups. The cells are laid out as HTML does it, so rows may be short and spans may cross.
struct GridDrawing {
  private(set) var cells: [GridCell] = []
  private var taken: Set<GridSlot> = []
  private var size = (rows: 0, columns: 0)
  private var row = 0
  private var groups: [GridRowGroup] = []
  private var columnGroups: [Range<Int>] = []

  init(_ drawing: String) {
    for line in drawing.split(separator: "\n") { add(line.trimmed) }
  }

  var grid: TableGrid {
    let count = max(size.rows, row)
    var groups = groups
    if !groups.isEmpty { groups[groups.count - 1].rows = groups[groups.count - 1].rows.lowerBound..<count }
    return TableGrid(
      columnCount: max(size.columns, columnGroups.last?.upperBound ?? 0),
      rows: Array(repeating: GridRow(), count: count), cells: cells, rowGroups: groups,
      columnGroups: columnGroups)
  }

  private mutating func add(_ line: Substring) {
    if line.hasPrefix("--- ") { return startGroup(line.dropFirst(4)) }
    if line.hasPrefix("colgroups ") { return addColumnGroups(line.dropFirst(10)) }
    for cell in line.split(separator: "|") { add(cell: cell.trimmed) }
    row += 1
  }

  private mutating func startGroup(_ name: Substring) {
    if !groups.isEmpty { groups[groups.count - 1].rows = groups[groups.count - 1].rows.lowerBound..<row }
    let kinds: [Substring: GridRowGroup.Kind] = ["thead": .head, "tbody": .body, "tfoot": .foot]
    groups.append(GridRowGroup(kinds[name] ?? .body, rows: row..<row))
  }

  private mutating func addColumnGroups(_ widths: Substring) {
    for width in widths.split(separator: " ").compactMap({ Int($0) }) {
      let start = columnGroups.last?.upperBound ?? 0
      columnGroups.append(start..<start + width)
    }
  }

  private mutating func add(cell source: Substring) {
    let parts = source.split(separator: " ", maxSplits: 1)
    guard let mark = parts.first else { return }
    var column = 0
    while taken.contains(GridSlot(row: row, column: column)) { column += 1 }
    var cell = GridCell(
      parts.count > 1 ? [.text(String(parts[1].trimmed))] : [], at: GridSlot(row: row, column: column),
      kind: mark.hasPrefix("th") ? .header : .data)
    for option in Self.options(mark.dropFirst(2)) { Self.apply(option, to: &cell) }
    place(cell)
  }

  private mutating func place(_ cell: GridCell) {
    for row in cell.rows {
      for column in cell.columns { taken.insert(GridSlot(row: row, column: column)) }
    }
    size.rows = max(size.rows, cell.rows.upperBound)
    size.columns = max(size.columns, cell.columns.upperBound)
    cells.append(cell)
  }

  /// Cuts `:c2#a@b` into `:c2`, `#a` and `@b`.
  private static func options(_ source: Substring) -> [Substring] {
    var options: [Substring] = []
    var start = source.startIndex
    for index in source.indices.dropFirst() where ":#@".contains(source[index]) {
      options.append(source[start..<index])
      start = index
    }
    return source.isEmpty ? [] : options + [source[start...]]
  }

  private static func apply(_ option: Substring, to cell: inout GridCell) {
    let rest = option.dropFirst()
    switch option.first {
    case "#": cell.id = String(rest)
    case "@": cell.headerIDs = rest.split(separator: ",").map(String.init)
    default:
      let scopes: [Substring: GridCell.Scope] = [
        "row": .row, "col": .column, "rowgroup": .rowGroup, "colgroup": .columnGroup,
      ]
      if let scope = scopes[rest] {
        cell.scope = scope
      } else if rest.first == "c" {
        cell.columnSpan = Int(rest.dropFirst()) ?? 1
      } else {
        cell.rowSpan = Int(rest.dropFirst()) ?? 1
      }
    }
  }
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
