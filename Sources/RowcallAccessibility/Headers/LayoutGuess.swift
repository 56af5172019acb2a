import RowcallModel
import RowcallValues

/// Whether a table only places things on a page, and is no table for a listener.
package struct LayoutGuess: Hashable, Codable, Sendable {
  package var isLayout: Bool
  /// The chance that this is right, from 0 to 1.
  package var confidence: Double
  /// What spoke for it.
  package var reasons: [LayoutReason]

  /// Looks at a grid; what its author said decides, if anything.
  ///
  /// - Parameter sample: the head of the grid, if the caller has it; else it is made.
  package init(_ grid: TableGrid, sample: TableSample? = nil) {
    self = LayoutGuess(statedBy: grid) ?? LayoutEvidence(grid, sample ?? TableSample(grid)).guess
  }

  init(_ isLayout: Bool, _ confidence: Double, _ reasons: [LayoutReason]) {
    self.isLayout = isLayout
    self.confidence = confidence
    self.reasons = reasons
  }

  /// What the author's marks say; nil when there are none.
  private init?(statedBy grid: TableGrid) {
    if grid.role == .presentation {
      self.init(true, 1, [.presentationRole])
    } else if grid.role != .table {
      self.init(false, 1, [.gridRole])
    } else {
      let marks: [LayoutReason] = [
        grid.caption != nil || grid.label != nil ? .caption : nil,
        grid.hasMarkedHeaders ? .markedHeaders : nil,
        grid.rowGroups.contains { $0.kind != .body } || !grid.columnGroups.isEmpty ? .groups : nil,
      ].compactMap { $0 }
      if marks.isEmpty { return nil }
      self.init(false, 0.95, marks)
    }
  }
}

/// A fact that spoke for or against a table being mere layout.
package enum LayoutReason: Hashable, Codable, Sendable {
  /// The author said that it is no table.
  case presentationRole
  /// The author said that its cells are operated.
  case gridRole
  /// It has a caption or a name.
  case caption
  /// It has header cells.
  case markedHeaders
  /// It has a head, a foot or column groups.
  case groups
  case noCell
  /// It has one cell.
  case singleCell
  /// It has one row.
  case singleRow
  /// It has one column.
  case singleColumn
  /// It has few cells, this many.
  case fewCells(Int)
  /// So many cells hold tables of their own.
  case nestedTables(Int)
  /// So many rows hold a form's controls.
  case form(rows: Int)
  /// So many cells hold long texts.
  case longTexts(Int)
  /// No column holds values of one kind.
  case noStructure
  /// So many columns hold numbers or dates.
  case values(columns: Int)
  /// It has many rows, this many.
  case manyRows(Int)
}

/// What the cells of an unmarked table say about its being layout.
private struct LayoutEvidence {
  private let rowCount: Int
  private let columnCount: Int
  private let cellCount: Int
  private let nestedTables: Int
  private let formRows: Int
  private let longTexts: Int
  private let valueColumns: Int

  /// Longer texts than this, in characters, are what a page says rather than what a table holds.
  private static let longText = 150

  init(_ grid: TableGrid, _ sample: TableSample) {
    // Only the head is looked at: layout tables are small.
    let cells = grid.cells.prefix(1_000)
    (rowCount, columnCount, cellCount) = (grid.rowCount, grid.columnCount, grid.cells.count)
    nestedTables = cells.count { $0.content.contains { if case .table = $0 { true } else { false } } }
    let controlled = cells.filter { $0.content.contains { if case .control = $0 { true } else { false } } }
    formRows = Set(controlled.map(\.slot.row)).count
    longTexts = cells.count { $0.text.count > Self.longText }
    valueColumns = sample.transposed.rows.count { column in
      let filled = column.filter { $0.kind != .blank }
      return filled.count > 1 && filled.count { $0.kind.isValue } * 10 >= filled.count * 6
    }
  }

  var guess: LayoutGuess {
    if cellCount == 0 { return LayoutGuess(true, 0.95, [.noCell]) }
    if cellCount == 1 { return LayoutGuess(true, 0.9, [.singleCell]) }
    var odds = Odds(0.45)
    for (_, factor, times) in facts { odds.weigh(factor, times: times) }
    let isLayout = odds.isLikely
    let reasons = facts.filter { $0.times > 0 && ($0.factor > 1) == isLayout }.map(\.reason)
    return LayoutGuess(isLayout, odds.confidence, reasons)
  }

  /// Each fact with how much likelier it is in layout, and how often it was met.
  private var facts: [(reason: LayoutReason, factor: Double, times: Int)] {
    let isFlat = rowCount == 1 || columnCount == 1
    return [
      (.singleRow, 3, rowCount == 1 ? 1 : 0),
      (.singleColumn, 3, columnCount == 1 ? 1 : 0),
      (.fewCells(cellCount), 1.7, cellCount <= 4 ? 1 : 0),
      (.nestedTables(nestedTables), 6, nestedTables),
      // A form has a control in most rows; a table of data with a button in each has values too.
      (.form(rows: formRows), 4, formRows * 2 > rowCount ? 1 : 0),
      (.longTexts(longTexts), 2, longTexts),
      (.noStructure, 1.5, valueColumns == 0 ? 1 : 0),
      (.values(columns: valueColumns), 0.2, valueColumns),
      (.manyRows(rowCount), 0.25, rowCount >= 5 && !isFlat ? 1 : 0),
    ]
  }
}
