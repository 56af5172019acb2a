/// One cell of a grid.
public struct GridCell: Hashable, Codable, Sendable {
  /// What the author made of the cell.
  package enum Kind: String, Hashable, Codable, Sendable {
    /// A cell that holds data (`td`, role cell or gridcell).
    case data
    /// A header whose direction the algorithm finds, unless `scope` says it (`th`).
    case header
  }

  /// To what a header cell applies, where the author said so.
  package enum Scope: String, Hashable, Codable, Sendable {
    /// To the cells after it in its row.
    case row
    /// To the cells below it in its column.
    case column
    /// To all cells after and below it in its group of rows.
    case rowGroup
    /// To all cells below it in its group of columns.
    case columnGroup
  }

  /// The slot at the start of its first row.
  package var slot: GridSlot
  /// How many rows it covers; at least 1.
  package var rowSpan: Int
  /// How many columns it covers; at least 1.
  package var columnSpan: Int
  /// Data or header.
  package var kind: Kind
  /// To what a header applies; nil when the author did not say.
  package var scope: Scope?
  /// The author's name for the cell, by which other cells point to it; nil when there is none.
  package var id: String?
  /// The names of the header cells that the author assigned, in order; nil when the author assigned none by hand.
  package var headerIDs: [String]?
  /// A short form of a header's text for use before other cells (`abbr`); nil when there is none.
  package var abbreviation: String?
  /// The accessible name that the author set in place of the content; nil when there is none.
  package var label: String?
  /// The accessible description; nil when there is none.
  package var details: String?
  /// What stands in the cell, in reading order.
  package var content: [CellPiece]
  /// Selected, expanded, sorted, and so on.
  package var states: CellStates
  /// The number that the author gives the cell's column in the whole table, counted from zero; nil when it is the grid's.
  package var statedColumn: Int?
  /// The language of the content as a BCP 47 tag, where it differs from the table's; nil otherwise.
  package var language: String?
  /// The one-based line of the source where the cell begins; nil for a table that was not read from a text.
  package var line: Int?

  /// Creates a cell.
  package init(
    _ content: [CellPiece] = [], at slot: GridSlot, rowSpan: Int = 1, columnSpan: Int = 1, kind: Kind = .data,
    scope: Scope? = nil, id: String? = nil, headerIDs: [String]? = nil, states: CellStates = CellStates()
  ) {
    self.content = content
    self.slot = slot
    self.rowSpan = max(1, rowSpan)
    self.columnSpan = max(1, columnSpan)
    self.kind = kind
    self.scope = scope
    self.id = id
    self.headerIDs = headerIDs
    self.states = states
  }

  /// The rows that the cell covers.
  package var rows: Range<Int> { slot.row..<slot.row + max(0, rowSpan) }

  /// The columns that the cell covers.
  package var columns: Range<Int> { slot.column..<slot.column + max(0, columnSpan) }

  /// The text of the cell: the pieces' texts joined by spaces, without anything that the author hid.
  package var text: String {
    content.compactMap(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Cuts the spans at the edges of a grid of that size; a cell outside covers nothing.
  mutating func cut(rows: Int, columns: Int) {
    rowSpan = slot.row < 0 ? 0 : max(0, min(rowSpan, rows - slot.row))
    columnSpan = slot.column < 0 ? 0 : max(0, min(columnSpan, columns - slot.column))
  }
}
