import RowcallModel
import Testing

@testable import RowcallValues

/// What a user says wins over what was guessed.
@Suite struct HeaderChoiceTests {
  private let guess = HeaderGuess(
    rows: LineGuess(lines: 0..<1, confidence: 0.8, reasons: [.differs(2)]),
    columns: LineGuess(lines: 0..<1, confidence: 0.7, reasons: [.blankCorner]))

  @Test func automaticLeavesTheGuess() { #expect(guess.overridden(by: .automatic) == guess) }

  @Test(arguments: [
    (HeaderChoice.none, 0..<0, 0..<0), (.row(3), 3..<4, 0..<1), (.column(2), 0..<1, 2..<3),
    (HeaderChoice(rows: 0..<2), 0..<2, 0..<1), (HeaderChoice(rows: 1..<2, columns: 0..<0), 1..<2, 0..<0),
    (.row(-1), 0..<0, 0..<1), (.column(.max), 0..<1, 0..<0),
  ])
  func aChoiceReplacesTheGuess(_ choice: HeaderChoice, _ rows: Range<Int>, _ columns: Range<Int>) {
    let chosen = guess.overridden(by: choice)
    #expect(chosen.rows.lines == rows)
    #expect(chosen.columns.lines == columns)
    #expect(chosen.rows.reasons == (choice.rows == nil ? [.differs(2)] : [.asked]))
    #expect(chosen.rows.confidence == (choice.rows == nil ? 0.8 : 1))
  }
}
