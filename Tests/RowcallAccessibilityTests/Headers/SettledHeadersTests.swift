import RowcallAccessibility
import RowcallModel
import RowcallValues
import Testing

/// Which headers a table has in the end, and why.
@Suite struct SettledHeadersTests {
  private static let marked = GridDrawing(
    """
    th Town      | th:c2 Rain
    th           | th Jan     | th Feb
    th:row Oslo  | td 49      | td 36
    th:row Rome  | td 67      | td 73
    """
  ).grid

  private static let unmarked = GridDrawing(
    """
    td Town | td Jan | td Feb
    td Oslo | td 49  | td 36
    td Rome | td 67  | td 73
    """
  ).grid

  /// The texts of the headers of the last cell, column headers first.
  private func headers(_ settled: SettledHeaders) -> [String] {
    let resolution = HeaderResolution(settled.grid)
    let assigned = resolution.assignedHeaders(of: settled.grid.cells.count - 1)
    return (assigned.columns + assigned.rows).map { settled.grid.cells[$0].text }
  }

  @Test func whatTheAuthorMarkedStands() {
    let settled = SettledHeaders(Self.marked)
    #expect(settled.grid == Self.marked)
    #expect(settled.rows == LineGuess(lines: 0..<2, confidence: 1, reasons: [.marked]))
    #expect(settled.columns == LineGuess(lines: 0..<1, confidence: 1, reasons: [.marked]))
    #expect(!settled.isGuess)
  }

  @Test func withoutMarksTheHeadersAreGuessed() {
    let settled = SettledHeaders(Self.unmarked)
    #expect(headers(settled) == ["Feb", "Rome"])
    #expect(settled.isGuess)
    #expect(settled.rows.confidence < 1)
  }

  @Test func whereOnlyRowsAreMarkedTheColumnsAreGuessed() {
    let settled = SettledHeaders(GridDrawing("td Town | td Jan\nth Oslo | td 49\nth Rome | td 67").grid)
    #expect(headers(settled) == ["Jan", "Rome"])
    #expect(settled.columns.reasons == [.marked])
    #expect(SettledHeaders(GridDrawing("th Oslo | td 49\nth Rome | td 67").grid).rows.lines.isEmpty)
  }

  @Test(arguments: [
    "th Name | td Ann\nth Age | td 5\nth Born | td 2001", "th:row Name | td Ann\nth:row Age | td 5",
    "th Status | td Open\nth Votes | td 12\nth Score | td 3.5",
  ])
  func aRowWithAHeaderOfItsOwnIsNoHeaderRow(drawing: String) {
    let settled = SettledHeaders(GridDrawing(drawing).grid)
    #expect(settled.rows == LineGuess(lines: 0..<0, confidence: 1, reasons: [.unmarked]))
    #expect(headers(settled).count == 1)
  }

  @Test(arguments: [
    ("td:c2 Rain\nth Town | th mm\ntd Oslo | td 49", 0..<2), ("td:c2 Rain\ntd Oslo | td 49", 0..<0),
    ("th Town | th mm\ntd:c2 North\nth Town | th mm\ntd Oslo | td 49", 0..<1),
  ])
  func aTitleAboveTheHeaderRowsIsOneOfThem(drawing: String, expected: Range<Int>) {
    let settled = SettledHeaders(GridDrawing(drawing).grid)
    #expect(settled.rows.lines == expected)
  }

  @Test(arguments: [
    ("td | th Mon | th Tue\nth Anna | td 3 | td 5", ["Tue", "Anna"]),
    ("td | th Mon | th Tue\ntd Anna | td 3 | td 5", ["Tue"]),
    ("td:r2 | th Mon | th Tue\nth Oats | th Rye\nth Anna | td 3 | td 5", ["Tue", "Rye", "Anna"]),
    ("td x | th Mon | th Tue\nth Anna | td 3 | td 5", []),
    ("td | th:c2 Spring\ntd | th Mon | th Tue\nth Anna | td 3 | td 5", ["Spring", "Tue", "Anna"]),
    ("th Name | td | th Qty\ntd Tea | td Buy | td 4", ["Qty"]),
  ])
  func aBlankCornerHidesNoHeaders(drawing: String, expected: [String]) {
    let grid = GridDrawing(drawing).grid
    #expect(headers(SettledHeaders(grid)) == expected)
    #expect(SettledHeaders(grid, isGuessing: false).grid == grid, "which a screen reader does not see")
  }

  @Test(arguments: [
    ("th Name | th Qty | td\ntd Tea | td 4 | td Buy", 0..<1), ("th Name | td\ntd Tea | td Buy", 0..<1),
    ("td | th:c2 Spring\ntd | th Mon | th Tue\nth Anna | td 3 | td 5", 0..<2),
    ("th CPU | td\nth RAM | td 16", 0..<0), ("th Oslo | th Norway | td\nth Rome | th Italy | td 3", 0..<0),
    ("th:row Tea | td\ntd Milk | td 3", 0..<0),
  ])
  func aColumnThatNobodyNamedHidesNoHeaderRow(drawing: String, expected: Range<Int>) {
    #expect(SettledHeaders(GridDrawing(drawing).grid).rows.lines == expected)
  }

  @Test func aScreenReaderGuessesNothing() {
    let settled = SettledHeaders(Self.unmarked, isGuessing: false)
    #expect(settled.grid == Self.unmarked)
    #expect(settled.rows == LineGuess(lines: 0..<0, confidence: 1, reasons: [.unmarked]))
  }

  @Test func aHeadOfDataCellsNamesTheColumns() {
    var grid = GridDrawing("td Bread | td Milk\ntd Salt | td Tea\ntd Flour | td Rice").grid
    #expect(SettledHeaders(grid).rows.lines.isEmpty)
    grid.rowGroups = [GridRowGroup(.head, rows: 0..<1), GridRowGroup(.body, rows: 1..<3)]
    let settled = SettledHeaders(grid)
    #expect(settled.rows == LineGuess(lines: 0..<1, confidence: 0.95, reasons: [.head]))
    #expect(headers(settled) == ["Milk"])
  }

  @Test(arguments: [
    (HeaderChoice(rows: 0..<0), ["Rome"]), (HeaderChoice(rows: 0..<1), ["Rain", "Rome"]),
    (HeaderChoice(columns: 0..<0), ["Rain", "Feb"]), (.none, []),
    (HeaderChoice(columns: 1..<2), ["Rain", "Feb", "67"]),
    (HeaderChoice(rows: 0..<3), ["Rain", "Feb", "36", "Rome"]),
  ])
  func whatAUserSaysWinsOverTheMarks(choice: HeaderChoice, expected: [String]) {
    #expect(headers(SettledHeaders(Self.marked, choice: choice)) == expected)
  }

  @Test(arguments: [
    (HeaderChoice(rows: 0..<0), ["Rome"]), (HeaderChoice(rows: 0..<2), ["Feb", "36", "Rome"]),
    (HeaderChoice(columns: 0..<0), ["Feb"]), (.none, []),
  ])
  func whatAUserSaysWinsOverTheGuess(choice: HeaderChoice, expected: [String]) {
    #expect(headers(SettledHeaders(Self.unmarked, choice: choice)) == expected)
  }

  @Test func headersThatWereAssignedByHandGiveWay() {
    let grid = GridDrawing("th#a Town | th#b Jan\ntd@b Oslo | td@a 49").grid
    #expect(headers(SettledHeaders(grid)) == ["Town"])
    #expect(headers(SettledHeaders(grid, choice: HeaderChoice(columns: 0..<1))) == ["Jan", "Oslo"])
  }

  @Test(
    arguments: [
      (
        "th Town | th:c2 Rain\ntd | th Jan | th Feb\nth Oslo | td 1 | td 2", 2,
        ["Town", "Rain Jan", "Rain Feb"]
      ),
      (
        "th:r2 Town | th:c2 Rain\nth Jan | th Feb\nth Oslo | td 1 | td 2", 2,
        ["Town", "Rain Jan", "Rain Feb"]
      ),
      // A title over all columns tells none of them from the others, and a level that repeats a name adds nothing.
      ("th:c2 Rain\nth Town | th mm\nth Oslo | td 1", 2, ["Town", "mm"]),
      ("th Town | th Rain\nth Town | th mm\nth Oslo | td 1", 2, ["Town", "Rain mm"]),
      ("th Town | th\nth Oslo | td 1", 1, ["Town", nil]),
      ("th Town | th Rain\nth Oslo | td 1", 0, [nil, nil]), ("th Town\ntd Oslo", 9, ["Town Oslo"]),
    ] as [(String, Int, [String?])])
  func columnsAreNamedByAllLevels(drawing: String, rows: Int, names: [String?]) {
    #expect(GridDrawing(drawing).grid.columnNames(below: rows) == names)
  }
}
