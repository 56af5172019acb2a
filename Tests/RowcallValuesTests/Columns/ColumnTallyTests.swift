import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct ColumnTallyTests {
  private func batch(_ rows: [[String]], firstRow: Int = 0) -> RowBatch {
    var batch = RowBatch(firstRow: firstRow)
    for (index, row) in rows.enumerated() { batch.append(row: row, line: 2 + firstRow + index) }
    return batch
  }

  @Test func cellsAreCountedAcrossBatches() {
    var tally = ColumnTally()
    let reader = CellReader(.integer)
    tally.add(batch([["1"], ["x"], [""]]), column: 0, reader: reader)
    tally.add(batch([["2"], [], ["y"]], firstRow: 3), column: 0, reader: reader)
    #expect((tally.fitting, tally.exceptionCount, tally.blank, tally.filled) == (2, 2, 2, 4))
    #expect(
      tally.exceptions == [
        CellException(row: 1, line: 3, text: "x"), CellException(row: 5, line: 7, text: "y"),
      ])
  }

  @Test func onlyTheFirstExceptionsAndExamplesAreKept() {
    var tally = ColumnTally()
    let rows = (0..<50).map { ["\($0 % 2 == 0 ? "word" : "")\($0)"] }
    tally.add(batch(rows), column: 0, reader: CellReader(.integer))
    #expect(tally.exceptionCount == 25)
    #expect(tally.exceptions.map(\.row) == [0, 2, 4, 6, 8])
    #expect(tally.examples == ["1", "3", "5"])
  }

  @Test func everyFilledCellOfATextColumnFits() {
    var tally = ColumnTally()
    tally.add(batch([["a"], ["7"], [""], ["a"]]), column: 0, reader: CellReader(.text))
    #expect((tally.fitting, tally.exceptionCount, tally.blank) == (3, 0, 1))
    #expect(tally.examples == ["a", "7"])
  }

  @Test func longCellsAreCutBetweenScalars() {
    var tally = ColumnTally()
    tally.add(batch([[String(repeating: "é", count: 500)]]), column: 0, reader: CellReader(.text))
    tally.add(batch([["a" + String(repeating: "é", count: 500)]]), column: 0, reader: CellReader(.text))
    #expect(
      tally.examples == [
        String(repeating: "é", count: 30) + "…", "a" + String(repeating: "é", count: 29) + "…",
      ])
  }
}
