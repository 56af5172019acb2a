import RowcallModel

/// The direction in which a header names cells.
public enum HeaderAxis: String, CaseIterable, Hashable, Codable, Sendable {
  /// Names what stands below it.
  case column
  /// Names what stands after it.
  case row
}

extension GridCell.Scope {
  /// The direction in which a header of this scope names cells.
  package var axis: HeaderAxis {
    switch self {
    case .column, .columnGroup: .column
    case .row, .rowGroup: .row
    }
  }
}

/// The header cells assigned to one cell, as indices into the grid's cells.
public struct AssignedHeaders: Hashable, Sendable {
  /// The headers that name the cell's columns, outermost level first.
  public var columns: [Int]
  /// The headers that name the cell's rows, outermost level first.
  public var rows: [Int]
  /// The directions in which the cell has more headers than are listed.
  package var shortened: Set<HeaderAxis> = []

  /// Creates a list of headers, empty unless said otherwise.
  public init(columns: [Int] = [], rows: [Int] = []) {
    self.columns = columns
    self.rows = rows
  }
}

extension AssignedHeaders {
  /// How many headers of an axis are looked for: one more than are said, which shows that there are more.
  static let wanted = RepetitionLimit.headers + 1

  /// The same with as many headers as are said with a cell.
  ///
  /// - Parameter keepsLast: whether the last ones are kept, which stand next to the cell; else the first.
  func shortened(keepsLast: Bool = true) -> AssignedHeaders {
    var headers = self
    headers.shorten(\.columns, of: .column, keepsLast)
    headers.shorten(\.rows, of: .row, keepsLast)
    return headers
  }

  private mutating func shorten(
    _ list: WritableKeyPath<AssignedHeaders, [Int]>, of axis: HeaderAxis, _ keepsLast: Bool
  ) {
    let most = RepetitionLimit.headers
    guard self[keyPath: list].count > most else { return }
    self[keyPath: list] = Array(
      keepsLast ? self[keyPath: list].suffix(most) : self[keyPath: list].prefix(most))
    shortened.insert(axis)
  }
}

extension GridCell {
  /// Whether the cell has nothing to say, so that no other cell has it as a header.
  ///
  /// "A cell is said to be an empty cell if it contains no elements and its child text content, if any, consists only
  /// of ASCII whitespace" (https://html.spec.whatwg.org/multipage/tables.html#empty-cell). A label that the author set
  /// counts as content, because it is what a listener hears.
  var isEmptyCell: Bool {
    (label ?? "").isEmpty
      && content.allSatisfy { piece in
        guard case .text(let text) = piece else { return false }
        return text.utf8.allSatisfy { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }
      }
  }

  var coversSlots: Bool { rowSpan > 0 && columnSpan > 0 }
}

/// For each cell of a grid, what it is a header of.
///
/// The definitions are those of https://html.spec.whatwg.org/multipage/tables.html#column-header and what follows it.
struct HeaderKinds {
  /// For each cell whether it is a header cell that covers any slot.
  let isHeader: [Bool]
  /// For each cell what it applies to; nil for data, and for a header that is in the middle of data and says no scope.
  ///
  /// By the standard a cell never applies to two of these: "The cell's scope attribute is in the Auto state, the cell is
  /// not a column header, and ..." (https://html.spec.whatwg.org/multipage/tables.html#row-header).
  let kinds: [GridCell.Scope?]

  init(_ grid: TableGrid) {
    // Cells are large and many: one pass reads what is needed of all, and copies none.
    let cells = grid.cells
    var isHeader = Array(repeating: false, count: cells.count)
    var dataRows = CoveredLines(count: grid.rowCount)
    var dataColumns = CoveredLines(count: grid.columnCount)
    for index in cells.indices where cells[index].coversSlots {
      if cells[index].kind == .header {
        isHeader[index] = true
      } else {
        dataRows.cover(cells[index].rows)
        dataColumns.cover(cells[index].columns)
      }
    }
    dataRows.sum()
    dataColumns.sum()
    self.isHeader = isHeader
    kinds = cells.indices.map { index in
      isHeader[index] ? Self.kind(of: cells[index], dataRows, dataColumns) : nil
    }
  }

  private static func kind(
    of header: GridCell, _ dataRows: CoveredLines, _ dataColumns: CoveredLines
  ) -> GridCell.Scope? {
    if let scope = header.scope { return scope }
    // "there are no data cells in any of the cells covering slots with y-coordinates y .. y+height-1"
    if !dataRows.touch(header.rows) { return .column }
    // "there are no data cells in any of the cells covering slots with x-coordinates x .. x+width-1"
    return dataColumns.touch(header.columns) ? nil : .row
  }
}

/// The rows, or the columns, that some cells cover.
private struct CoveredLines {
  /// Until `sum`, by how much the number of covering cells changes at each line; then, how many lines before it are
  /// covered.
  private var counts: [Int]

  init(count: Int) { counts = Array(repeating: 0, count: count + 1) }

  /// Adds a cell: one where it starts, taken away where it ends, so that spans cost no more than single cells.
  mutating func cover(_ lines: Range<Int>) {
    counts[lines.lowerBound] += 1
    counts[lines.upperBound] -= 1
  }

  /// Makes the lines ready to be asked for.
  mutating func sum() {
    var (depth, covered) = (0, 0)
    for line in counts.indices {
      depth += counts[line]
      counts[line] = covered
      if depth > 0 { covered += 1 }
    }
  }

  func touch(_ lines: Range<Int>) -> Bool { counts[lines.upperBound] > counts[lines.lowerBound] }
}
