import RowcallModel
import RowcallValues

/// What must be known of a sheet before its rows are read.
struct SheetOutline: Sendable {
  /// The cells that are not empty; nil where all are.
  var used: CellRange?
  /// The rows with cells between blank rows, each with its last column: what is above or below a table has its own width.
  private(set) var blocks: [Block] = []
  var merges: [MergedCells] = []
  var hiddenColumns: Set<Int> = []
  /// Whether a cell is in a row and a column that are shown.
  private(set) var hasShownCells = false
  /// Whether a number has a style that is missing.
  var lacksStyles = false
  /// The parts that the sheet names.
  var references: [SheetItem: Set<String>] = [:]
  /// Whether only what is before the cells was read.
  var isPartial = false
  /// Rows at the top that stay in sight.
  var frozenRows = 0
  var comments = SheetNotes(.comment)
  var links = SheetNotes(.link)
  /// How many values are not shown, because the formats of their cells show nothing of them, and the cell of the first.
  var hiddenValues = (count: 0, first: "")
  /// How the numbers of each column are shown; empty where the formats say no more than the texts.
  private(set) var forms: [ColumnForms] = []
  /// How many formulas have no stored result, as scripts write them, and the cell of the first.
  var openFormulas = (count: 0, first: "")

  struct Block: Hashable, Sendable {
    var rows: ClosedRange<Int>
    var lastColumn: Int
  }

  /// More blocks are one.
  private static let mostBlocks = 100_000

  /// More merged cells are left as they are.
  static let mostMerges = 100_000

  /// The header rows of a table that starts in a row: those that stay in sight, or are held together by merged cells.
  ///
  /// Nil where nothing tells.
  func header(from first: Int) -> Decision<HeaderPlacement>? {
    if frozenRows >= first, frozenRows - first < Self.mostHeaderRows {
      return Decision(Self.placement(frozenRows - first + 1), confidence: 0.95, reasons: [.frozenRows])
    }
    let groups = groups(in: first)
    let above = merges.map(\.range).filter { $0.rows.lowerBound == first }
    // Without a cell that reaches down beside them, the row below may be the first row of data: the texts tell.
    let last = above.filter { $0.rows.count <= Self.mostHeaderRows }.map(\.rows.upperBound).max() ?? first
    guard !groups.isEmpty, last > first else { return nil }
    return Decision(
      Self.placement(last - first + 1), confidence: 0.9, reasons: [.mergedHeaders(groups.count)])
  }

  /// The merged cells of a row that are over some of the columns: those have headers of their own.
  func groups(in row: Int) -> [CellRange] {
    merges.map(\.range).filter { range in
      range.rows == row...row && range.columns.count > 1 && !isOverAllColumns(range)
    }
  }

  /// Whether a merged cell is over all columns in a row, as titles are.
  func isTitle(_ row: Int) -> Bool {
    merges.contains { $0.range.rows.contains(row) && isOverAllColumns($0.range) }
  }

  private func isOverAllColumns(_ range: CellRange) -> Bool {
    guard let used, range.columns.count > 1 else { return false }
    return range.columns.lowerBound <= used.columns.lowerBound
      && range.columns.upperBound >= used.columns.upperBound
  }

  /// More rows that stay in sight are not all headers.
  private static let mostHeaderRows = 4

  private static func placement(_ rows: Int) -> HeaderPlacement { rows == 1 ? .row : .rows(rows) }

  /// Adds filled cells, from above.
  ///
  /// - Parameter isHidden: whether the rows are hidden.
  @inline(__always)
  mutating func use(rows: ClosedRange<Int>, columns: ClosedRange<Int>, isHidden: Bool) {
    use(rows: rows, column: columns.lowerBound)
    if columns.count > 1 { use(rows: rows, column: columns.upperBound) }
    if !hasShownCells, !isHidden { hasShownCells = columns.contains { !hiddenColumns.contains($0) } }
  }

  /// Counts how a number is shown.
  mutating func add(_ kind: NumberFormat.Kind, column: Int) {
    while forms.count <= column { forms.append(ColumnForms()) }
    forms[column].add(kind)
  }

  /// What the formats say of columns of the sheet, by their place in a table.
  func forms(of columns: [Int]) -> [Int: CellConventions.ShownForm] {
    columns.enumerated().reduce(into: [:]) { found, column in
      if forms.indices.contains(column.element) { found[column.offset] = forms[column.element].form }
    }
  }

  /// Notes a value of which its cell shows nothing, also in the rows below it where it is repeated.
  mutating func hideValue(row: Int, column: Int, count: Int = 1) {
    guard !hiddenColumns.contains(column) else { return }
    if hiddenValues.count == 0 { hiddenValues.first = CellRange.letters(column) + String(row) }
    hiddenValues.count += count
  }

  private mutating func use(rows: ClosedRange<Int>, column: Int) {
    if let last = blocks.last, rows.lowerBound <= last.rows.upperBound + 1 || blocks.count == Self.mostBlocks
    {
      blocks[blocks.count - 1] = Block(
        rows: last.rows.lowerBound...max(last.rows.upperBound, rows.upperBound),
        lastColumn: max(last.lastColumn, column))
    } else {
      blocks.append(Block(rows: rows, lastColumn: column))
    }
    use(row: rows.lowerBound, column: column)
    use(row: rows.upperBound, column: column)
  }

  private mutating func use(row: Int, column: Int) {
    guard let range = used else {
      used = CellRange(rows: row...row, columns: column...column)
      return
    }
    if range.rows.contains(row), range.columns.contains(column) { return }
    used = CellRange(
      rows: min(range.rows.lowerBound, row)...max(range.rows.upperBound, row),
      columns: min(range.columns.lowerBound, column)...max(range.columns.upperBound, column))
  }
}

/// What is in parts of their own besides the cells of a sheet.
package enum SheetItem: String, Hashable, Sendable, Comparable {
  case comments
  case tables = "defined tables"
  case threads = "answers to comments"
  /// The part that names the others.
  case relations = "links, comments and defined tables"

  package static func < (first: SheetItem, second: SheetItem) -> Bool { first.rawValue < second.rawValue }
}

/// Several cells that are shown as one.
struct MergedCells: Hashable, Sendable {
  var range: CellRange
  /// What is in its first cell, once that was read.
  var text: [UInt8] = []
}

/// The part of a sheet that a table is read from.
package struct SheetPart: Hashable, Sendable {
  /// The sheet's name.
  package let name: String
  /// The columns of the sheet that are read, from zero.
  package let columns: [Int]
  /// What number formats say of columns of the table.
  var forms: [Int: CellConventions.ShownForm] = [:]
}

/// What is attached to the cells of a sheet and is no part of their texts.
package struct SheetNotes: Hashable, Sendable, CustomStringConvertible {
  /// A comment, or where a link leads to.
  package struct Note: Hashable, Sendable, CustomStringConvertible {
    /// The cell's name, such as `B7`.
    package let cell: String
    package let text: String

    package var description: String { "\(cell) \"\(text)\"" }
  }

  package let kind: CellComments.Kind
  package internal(set) var all: [Note] = []

  /// More are not kept.
  private static let most = 10_000

  init(_ kind: CellComments.Kind) { self.kind = kind }

  /// The first few.
  package var description: String {
    all.prefix(3).map { String($0.description.prefix(80)) }.joined(separator: ", ")
      + (all.count > 3 ? " and more" : "")
  }

  mutating func add(_ text: String, to cell: String) {
    if !text.isEmpty, all.count < Self.most { all.append(Note(cell: cell, text: text)) }
  }

  /// Takes others in place of those on the same cells.
  mutating func replace(with others: SheetNotes) {
    guard !others.all.isEmpty else { return }
    let texts = Dictionary(others.all.map { ($0.cell, $0) }) { first, _ in first }
    let cells = Set(all.map(\.cell))
    all = all.map { texts[$0.cell] ?? $0 } + others.all.filter { !cells.contains($0.cell) }
  }

  /// Adds those on cells in some columns of the sheet, which are the columns of a table.
  func add(to comments: inout CellComments, columns: [Int]) {
    for note in all {
      guard let cell = CellRange(note.cell), let column = columns.firstIndex(of: cell.columns.lowerBound)
      else {
        continue
      }
      comments.add(note.text, kind, row: cell.rows.lowerBound, column: column)
    }
  }
}

/// Reads a part of a workbook: the outline of a sheet, or its cells.
class SheetSink: XMLSink {
  /// Takes the cells; nil while the outline is read.
  @exclusivity(unchecked) final var writer: SheetWriter?
}
