import RowcallAccessibility
import RowcallModel

/// What dialects do differently, besides orders and words; as they stand here, the rules of the dialect `rowcall`.
package struct DialectRules: Hashable, Sendable {
  /// Which rule finds the headers of a cell.
  package enum HeaderSource: Hashable, Sendable {
    /// The HTML standard's algorithm.
    case standard
    /// What a browser's accessibility layer tells: the headers above and before a cell.
    case adjacent
  }

  /// What is spoken for a table's headers when an axis changed.
  package enum HeaderChange: Hashable, Sendable {
    /// The levels that were not said for the cell before.
    case newLevels
    /// All levels, if one is new.
    case allLevels
  }

  /// Which rule finds headers.
  package var headerSource = HeaderSource.standard
  /// What is spoken for changed headers.
  package var headerChange = HeaderChange.newLevels
  /// The directions whose headers are spoken with each cell, even if they did not change.
  package var constantHeaders: Set<HeaderAxis> = []
  /// Whether the level next to the cell is spoken before those further out.
  package var saysInnermostFirst = false
  /// Whether changed headers are spoken only if the cell before had headers too.
  package var needsFormerHeaders = false
  /// Whether the short form that an author gave to a header is spoken.
  package var usesAbbreviations = true
  /// Whether a header row above rows of data has the number 1.
  package var numbersHeaderRows = false
  /// Whether both numbers are spoken when one changed.
  package var saysBothNumbers = false
  /// The directions whose number is spoken with each cell.
  package var constantNumbers: Set<HeaderAxis> = []
  /// Whether a cell whose row and column were both numbered by the author has neither number nor span.
  package var losesStatedPositions = false
  /// Whether one verb announces the rows and columns that a cell spans: "spans 2 rows 2 columns".
  package var sharesSpanVerb = false
  /// Whether a table that starts with data is entered by reading its first row.
  package var readsFirstRowOnEntry = false
  /// Whether the cell is spoken again when a step leads nowhere; else a merged cell is left at its far side.
  package var repeatsCellAtEdges = false
  /// Whether a row has changed when the cell's first row or its number of rows has, and a column likewise; else when the
  /// listener is in another one.
  package var comparesCells = false
  /// Whether it is said that a cell is blank only where nothing else is spoken of it.
  package var saysBlankAlone = false
  /// Whether steps leap over slots without a cell; else they are lost there.
  package var leapsOverGaps = true
  /// Whether a row header that holds more than text is not called one while moving.
  package var namesPlainRowHeadersOnly = false
  /// The kinds of table in which header cells are called so.
  package var namesHeadersIn: Set<TableGrid.Role> = [.table, .grid, .treegrid]
  /// Whether a header without text is called both blank and a header; else it is blank on a step, and a header on the
  /// way in.
  package var namesBlankHeaders = true
  /// Whether a data cell of a grid is its text, whatever links and controls are in it.
  package var flattensGridCells = false
  /// Whether a cell over all columns is the heading of what follows, without headers and span.
  package var namesTitles = true
  /// Whether tables that browsers take for layout are no tables.
  package var ignoresGuessedLayout = false
  /// The kinds of table that can be entered.
  package var enters: Set<TableGrid.Role> = [.table, .grid, .treegrid]
}

extension DialectRules {
  func enters(_ outline: TableOutline) -> Bool {
    enters.contains(outline.role) && !isLayout(outline)
  }

  /// Whether a table is a layout table, so that rows and columns are not announced.
  func isLayout(_ outline: TableOutline) -> Bool {
    outline.role == .presentation || (ignoresGuessedLayout && outline.isGuessedLayout)
  }
}
