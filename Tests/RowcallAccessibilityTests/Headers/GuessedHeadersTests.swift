import RowcallModel
import RowcallValues
import Testing

@testable import RowcallAccessibility

/// Guessed headers become headers of a grid.
@Suite struct GuessedHeadersTests {
  private let rain = GridDrawing(
    """
    td Town | td Jan | td Feb
    td Oslo | td 49  | td 36
    td Rome | td 67  | td 73
    """
  ).grid

  @Test func aMarkedGridResolvesLikeOneOfItsAuthor() throws {
    let guess = try #require(rain.guessedHeaders())
    let resolution = HeaderResolution(rain.marking(guess))
    let headers = resolution.assignedHeaders(of: 8)
    #expect((headers.columns + headers.rows).map { resolution.grid.cells[$0].text } == ["Feb", "Rome"])
    #expect(resolution.grid.cells[0].scope == .column)
    #expect(resolution.grid.cells[3].scope == .row)
    #expect(resolution.grid.cells[4] == rain.cells[4])
  }

  @Test func aChosenRowInTheMiddleNamesWhatIsBelow() throws {
    let guess = try #require(rain.guessedHeaders()).overridden(by: HeaderChoice(rows: 1..<2, columns: 0..<0))
    let resolution = HeaderResolution(rain.marking(guess))
    #expect(resolution.headers(of: 8) == [5])
    #expect(resolution.headers(of: 2) == [])
  }

  @Test func aChoiceOutsideTheGridMarksNothing() throws {
    let guess = try #require(rain.guessedHeaders())
    #expect(rain.marking(guess.overridden(by: HeaderChoice(rows: 50..<60, columns: 9..<10))) == rain)
  }

  @Test(arguments: ["th Town | td 1", "td#a Town | td@a 1"]) func headersOfTheAuthorAreNotGuessed(
    _ drawing: String
  ) {
    #expect(GridDrawing(drawing).grid.guessedHeaders() == nil)
  }

  @Test func layoutHasNoHeaders() throws {
    var layout = rain
    layout.role = .presentation
    let guess = try #require(layout.guessedHeaders())
    #expect(guess.rows == LineGuess(lines: 0..<0, confidence: 1, reasons: [.layout]))
    #expect(guess.columns.lines.isEmpty)
  }

  @Test func aSpanIsInItsFirstSlot() {
    let sample = TableSample(GridDrawing("td | td:c2 Rain\ntd Town | td Jan | td Feb").grid)
    #expect(sample.rows.map { $0.map(\.text) } == [["", "Rain", ""], ["Town", "Jan", "Feb"]])
  }

  @Test func aCellThatIsNotThereIsNotMarked() {
    var grid = rain
    grid.mark(-1, as: .header)
    grid.mark(99, as: .header)
    #expect(grid == rain)
  }
}
