import RowcallModel

/// Whether a table only places things on a page, and is no table for a listener.
public struct LayoutGuess: Hashable, Codable, Sendable {
  /// Whether it is.
  public var isLayout: Bool
  /// The chance that this is right, from 0 to 1.
  public var confidence: Double
  /// What spoke for it.
  public var reasons: [LayoutReason]

  /// Looks at a grid; what its author said decides, if anything.
  public init(_ grid: TableGrid) {
    if let said = LayoutGuess(statedBy: grid) {
      self = said
    } else {
      self = LayoutEvidence(grid).guess
    }
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
public enum LayoutReason: Hashable, Codable, Sendable {
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
  /// It has no cell.
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
