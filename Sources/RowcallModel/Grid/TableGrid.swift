/// A table as its author marked it up: cells on a grid of slots, with spans, headers, groups and states.
///
/// The words are those of the HTML standard's table model (https://html.spec.whatwg.org/multipage/tables.html#concept-table)
/// and of WAI-ARIA. All numbers count from zero, all counts are those of the grid unless the author stated others.
/// Rows of data without markup, however many, are not grids: they stay in `RowBatch`.
public struct TableGrid: Hashable, Codable, Sendable {
  /// What kind of table the author made.
  public enum Role: String, Hashable, Codable, Sendable {
    /// A table to be read.
    case table
    /// A table whose cells are operated.
    case grid
    /// A grid whose rows open and close.
    case treegrid
    /// No table for a listener: it only places things on a page.
    case presentation
  }

  /// What kind of table this is.
  package var role: Role
  /// The caption's text; nil when there is none.
  package var caption: String?
  /// The accessible name that the author set in place of the caption; nil when there is none.
  package var label: String?
  /// The accessible description; nil when there is none.
  package var details: String?
  /// The language of the table as a BCP 47 tag; nil when nothing says it.
  package var language: String?
  /// Whether the table runs from right to left.
  package var isRightToLeft = false
  /// The number of columns of the grid.
  package var columnCount: Int
  /// The rows of the grid, with what the author said about each.
  package var rows: [GridRow]
  /// The cells, in the order of the source.
  package private(set) var cells: [GridCell]
  /// The groups of rows (head, bodies, foot), in the order of their rows; empty when the author made none.
  package var rowGroups: [GridRowGroup]
  /// The columns of each column group; empty when the author made none.
  package var columnGroups: [Range<Int>]
  /// The number of rows that the author says the whole table has; nil when that is the grid's own or not known.
  package var statedRowCount: Int?
  /// The number of columns that the author says the whole table has; nil when that is the grid's own or not known.
  package var statedColumnCount: Int?
  /// The one-based line of the source where the table begins; nil for a table that was not read from a text.
  package var line: Int?

  /// For each slot, row by row, the index of the first cell that covers it, or -1; -2 minus the index where others
  /// cover it too.
  private var slots: [Int32]

  /// Makes a grid and lays its cells on their slots.
  ///
  /// Where cells overlap, the first one has the slot. Spans that reach over the grid's edge are cut.
  package init(
    role: Role = .table, columnCount: Int, rows: [GridRow], cells: [GridCell], rowGroups: [GridRowGroup] = [],
    columnGroups: [Range<Int>] = []
  ) {
    self.role = role
    self.columnCount = columnCount
    self.rows = rows
    self.rowGroups = rowGroups
    self.columnGroups = columnGroups
    self.cells = cells
    for index in self.cells.indices { self.cells[index].cut(rows: rows.count, columns: columnCount) }
    slots = Array(repeating: -1, count: rows.count * columnCount)
    for (index, cell) in self.cells.enumerated() { lay(cell, Int32(index)) }
  }

  /// What the table is called: the author's name for it, else its caption; nil when it has neither.
  package var title: String? { label ?? caption }

  /// The number of rows of the grid.
  package var rowCount: Int { rows.count }

  /// The cell that covers a slot; nil where there is none, and outside the grid.
  package func cell(at slot: GridSlot) -> GridCell? { index(at: slot).map { cells[$0] } }

  /// The index in `cells` of the cell that covers a slot; nil where there is none, and outside the grid.
  package func index(at slot: GridSlot) -> Int? {
    guard let entry = entry(at: slot), entry != -1 else { return nil }
    return Int(entry < 0 ? -2 - entry : entry)
  }

  /// Whether more than one cell covers a slot; no header is looked for there.
  package func hasOverlap(at slot: GridSlot) -> Bool { (entry(at: slot) ?? -1) < -1 }

  private func entry(at slot: GridSlot) -> Int32? {
    guard (0..<rowCount).contains(slot.row), (0..<columnCount).contains(slot.column) else { return nil }
    return slots[slot.row * columnCount + slot.column]
  }

  /// Makes a header of a cell that its author did not mark, or data of one that is none; nil leaves the direction open.
  ///
  /// An index that the grid does not have changes nothing.
  package mutating func mark(_ index: Int, as kind: GridCell.Kind, scope: GridCell.Scope? = nil) {
    guard cells.indices.contains(index) else { return }
    cells[index].kind = kind
    cells[index].scope = scope
  }

  /// Leaves it to the place of a cell which headers it has, though its author named them.
  ///
  /// An index that the grid does not have changes nothing.
  package mutating func forgetAssignedHeaders(of index: Int) {
    if cells.indices.contains(index) { cells[index].headerIDs = nil }
  }

  /// Puts other pieces into a cell; an index that no cell has does nothing.
  package mutating func fill(_ index: Int, with content: [CellPiece]) {
    if cells.indices.contains(index) { cells[index].content = content }
  }

  private mutating func lay(_ cell: GridCell, _ index: Int32) {
    for row in cell.rows {
      for slot in row * columnCount + cell.slot.column..<row * columnCount + cell.columns.upperBound {
        if slots[slot] == -1 {
          slots[slot] = index
        } else if slots[slot] >= 0 {
          slots[slot] = -2 - slots[slot]
        }
      }
    }
  }
}

/// One place of a grid.
public struct GridSlot: Hashable, Codable, Comparable, Sendable {
  /// The row, counted from zero, header rows included.
  package var row: Int
  /// The column, counted from zero.
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// Row by row.
  public static func < (left: Self, right: Self) -> Bool {
    (left.row, left.column) < (right.row, right.column)
  }
}

/// What the author said about a row of a grid.
public struct GridRow: Hashable, Codable, Sendable {
  /// The number that the author gives the row in the whole table, counted from zero; nil when it is that of the grid.
  package var statedIndex: Int?
  /// The accessible name that the author set; nil when there is none.
  package var label: String?
  /// How deep the row lies in a tree grid, 1 for the outermost; nil elsewhere.
  package var level: Int?
  /// Selected, expanded, and so on.
  package var states: CellStates

  /// Creates a row of which nothing is said.
  package init(statedIndex: Int? = nil, label: String? = nil, states: CellStates = CellStates()) {
    self.statedIndex = statedIndex
    self.label = label
    self.states = states
  }
}

/// Some rows that belong together.
package struct GridRowGroup: Hashable, Codable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    /// Column headers.
    case head
    /// Data.
    case body
    /// Summaries.
    case foot
  }

  package var kind: Kind
  /// The rows, counted from zero.
  package var rows: Range<Int>
  /// The accessible name that the author set; nil when there is none.
  package var label: String?

  package init(_ kind: Kind, rows: Range<Int>, label: String? = nil) {
    self.kind = kind
    self.rows = rows
    self.label = label
  }
}
