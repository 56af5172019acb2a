public import RowcallModel

/// A table as a listener moves through it, whatever it was made from.
///
/// Slots count from zero and include header rows. Only what is asked for is built, so that a window of ten million rows
/// costs a window.
package protocol AccessibleTable {
  /// What is said of the table as a whole.
  var outline: TableOutline { get }

  /// The sections of its rows, in order and apart from each other; none unless its rows stand under titles.
  var sections: [RowSection] { get }

  /// The cell that covers a slot; nil where there is none, and outside the table.
  func cell(at slot: GridSlot) throws -> AccessibleCell?
}

extension AccessibleTable {
  package var sections: [RowSection] { [] }
}

/// What is said of a table as a whole, before any cell.
public struct TableOutline: Hashable, Codable, Sendable {
  /// A table to read, a grid to operate, or a grid whose rows open and close.
  public var role: TableGrid.Role
  /// The accessible name: the author's, else the caption; nil when there is none.
  public var label: String?
  /// The text that stands as the caption; nil when there is none.
  public var caption: String?
  /// The accessible description; nil when there is none.
  public var details: String?
  /// The language as a BCP 47 tag; nil when nothing says it.
  public var language: String?
  /// Whether the columns run from right to left.
  public var isRightToLeft = false
  /// How many rows can be reached, header rows included.
  public var rowCount: Int
  /// How many columns can be reached.
  public var columnCount: Int
  /// How many rows the whole table has where only a part of it is here; nil where that is the same or not known.
  public var statedRowCount: Int?
  /// Whether anybody knows how many rows there are; false for a stream whose end has not come.
  public var isRowCountKnown = true
  /// How many columns the whole table has where only a part of it is here; nil where that is the same or not known.
  public var statedColumnCount: Int?
  /// How many rows at the top have no number of their own, for they name the columns of rows of data; usually 0.
  public var unnumberedRowCount = 0
  /// Whether every cell covers one slot.
  public var isUniform = true
  /// Whether browsers may take it for mere layout, because nothing in its markup says that it holds data.
  public var isGuessedLayout = false

  /// Creates the outline of a table to read, without a name.
  public init(role: TableGrid.Role = .table, label: String? = nil, rowCount: Int, columnCount: Int) {
    self.role = role
    self.label = label
    self.rowCount = rowCount
    self.columnCount = columnCount
  }
}

/// A cell with everything that can be said about it.
public struct AccessibleCell: Hashable, Codable, Sendable {
  /// Its role, label, states, actions and language.
  public var element: AccessibilityElement
  /// The slots that it covers.
  public var span: CellSpan
  /// How its text is read, where that stands elsewhere in the table; nil where nobody says it.
  public var reading: String?
  /// What stands in it, in reading order, where that is more than its text.
  public var pieces: [CellPiece] = []
  /// The headers of its columns, outermost level first.
  public var columnHeaders: [HeaderLabel] = []
  /// The headers of its rows, outermost level first.
  public var rowHeaders: [HeaderLabel] = []
  /// The number that the author gives its row in the whole table, counted from zero; nil when that is the slot's.
  public var statedRow: Int?
  /// The number that the author gives its column in the whole table, counted from zero; nil when that is the slot's.
  public var statedColumn: Int?
  /// What the author said about the row in which it starts; nil when nothing.
  public var row: GridRow?
  /// What people attached to it; nil for nothing.
  package var comments: [CellComments.Comment]?

  /// Creates a cell without headers.
  public init(_ element: AccessibilityElement, span: CellSpan) {
    self.element = element
    self.span = span
  }

  /// Whether nothing stands in it.
  public var isBlank: Bool { element.label == nil && pieces.isEmpty }
}

/// The text of a header cell as it is said before other cells.
public struct HeaderLabel: Hashable, Codable, Sendable {
  /// The text; empty for a header cell that has nothing to say.
  public var text: String
  /// The short form that the author gave for this very use; nil when there is none.
  public var abbreviation: String?
  /// How the text is read, where that stands elsewhere in the table; nil where nobody says it.
  public var reading: String?
  /// The slots of the header cell.
  public var span: CellSpan

  /// Whether it is the title of a section of rows, which stands in no column.
  public var isOfSection: Bool { span.columns.isEmpty }

  /// Creates the text of a header cell.
  public init(_ text: String, abbreviation: String? = nil, span: CellSpan) {
    self.text = text
    self.abbreviation = abbreviation
    self.span = span
  }
}
