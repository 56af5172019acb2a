import RowcallAccessibility
import RowcallModel
import RowcallNarration
import Testing

/// What the W3C's test plan for the ARIA practices' data grid asks of a screen reader, asked of each dialect.
///
/// The expectations and their priorities are those of w3c/aria-at, `tests/apg/minimal-data-grid/data/assertions.csv` and
/// `tests.csv`, on a grid of our own: 1 must be spoken, 2 should be.
@Suite struct DataGridTests {
  /// Something that must be heard after the last of some moves; one of several words will do.
  struct Expectation: Sendable, CustomTestStringConvertible {
    var priority: Int
    var what: String
    var moves: String
    var words: [String]
    /// The dialects whose screen readers are known not to tell it, and why.
    var exceptions: [String: String] = [:]

    init(_ priority: Int, _ what: String, _ moves: String, _ words: String, except: [String: String] = [:]) {
      (self.priority, self.what, self.moves, exceptions) = (priority, what, moves, except)
      self.words = words.split(separator: "|").map(String.init)
    }

    var testDescription: String { "\(priority): \(what)" }
  }

  static let fee = "enter,down,down,right,right,right"

  static let expectations = [
    // Into the grid.
    Expectation(1, "role of the grid", "enter", "grid|table"),
    Expectation(
      1, "name of the grid", "enter", "workshops in may",
      except: ["orca": "recorded: its key for the next table tells captions only; its say-all tells the name"]
    ),
    Expectation(1, "name of the grid in say-all", "say-all", "workshops in may"),
    Expectation(1, "content of the header under the cursor", "enter", "date"),
    Expectation(2, "number of columns", "enter", "4 columns"),
    Expectation(2, "number of rows", "enter", "24 rows"),
    // To the next column.
    Expectation(1, "header of the next column", fee, "fee"),
    Expectation(1, "content of the next cell", fee, "$55.50"),
    Expectation(2, "number of the next column", fee, "column 4"),
    // To the column before.
    Expectation(1, "header of the column before", "\(fee),left", "led by"),
    Expectation(1, "name of the link there", "\(fee),left", "sam okoro"),
    Expectation(
      1, "role of the link there", "\(fee),left", "link",
      except: ["orca": "it takes a cell of a grid for one widget and tells its text"]),
    Expectation(2, "number of the column before", "\(fee),left", "column 3"),
    // Down and up.
    Expectation(1, "content of the cell below", "\(fee),left,left,down", "felt making"),
    Expectation(2, "number of the row below", "\(fee),left,left,down", "row 4"),
    Expectation(1, "content of the cell above", "\(fee),up", "$40.00"),
    Expectation(2, "number of the row above", "\(fee),up", "row 2"),
    // To the ends.
    Expectation(1, "header of the first cell of a row", "\(fee),home", "date"),
    Expectation(1, "content of the first cell of a row", "\(fee),home", "may 9"),
    Expectation(2, "number of the first column", "\(fee),home", "column 1"),
    Expectation(1, "header of the last cell of a row", "enter,down,down,end", "fee"),
    Expectation(1, "content of the last cell of a row", "enter,down,down,end", "$55.50"),
    Expectation(1, "content of the last cell", "\(fee),last,left,left", "felt making"),
    Expectation(2, "number of the last row", "\(fee),last", "row 4"),
    // Asked where one is.
    Expectation(1, "header of the cell", "\(fee),where", "fee"),
    Expectation(1, "content of the cell", "\(fee),where", "$55.50"),
    Expectation(2, "numbers of the cell", "\(fee),where", "column 4"),
  ]

  @Test(arguments: Dialect.all, expectations)
  func aDialectTells(_ dialect: Dialect, _ expectation: Expectation) throws {
    let heard = try walk(expectation.moves, Self.workshops, dialect).lowercased()
    let block = heard[(heard.lastIndex(of: "]") ?? heard.startIndex)...]
    let isTold = expectation.words.contains { block.contains($0) }
    // An exception that is none any more must go from the table.
    #expect(isTold == (expectation.exceptions[dialect.id] == nil), "\(block)")
  }

  @Test(arguments: Dialect.all) func headersThatDidNotChangeAreNotRepeated(_ dialect: Dialect) throws {
    let heard = try walk("enter,down,right,down", Self.workshops, dialect)
    let block = heard[(heard.lastIndex(of: "]") ?? heard.startIndex)...]
    // VoiceOver tells the column with each cell.
    #expect(block.contains("Craft") == (dialect.id == "voiceover"))
  }

  /// The grid of the fixture workshops.html.
  private static let workshops: TableGrid = {
    var grid = grid(
      """
      ^Date  | ^Craft         | ^Led by    | ^Fee
      May 2  | Basket weaving | Lena Holt  | $40.00
      May 9  | Bookbinding    | Sam Okoro  | $55.50
      May 16 | Felt making    | Ines Prado |
      """, role: .grid
    ) {
      if $0.slot == GridSlot(row: 0, column: 0) { $0.states.sort = .ascending }
      if $0.slot.row > 0, $0.slot.column == 2 { $0.content = [.link($0.text)] }
    }
    grid.label = "Workshops in May"
    (grid.statedRowCount, grid.statedColumnCount) = (24, 4)
    for row in grid.rows.indices { grid.rows[row].statedIndex = row }
    return grid
  }()
}
