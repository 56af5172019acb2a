import RowcallNarration
import Testing

@Suite struct TableMoveTests {
  @Test func movesAreReadWhateverTheirCapitalsAndSpaces() throws {
    #expect(try TableMove.list("enter, RIGHT,say-all ,") == [.enter, .right, .sayAll])
  }

  @Test func everyMoveIsReadByItsName() throws {
    let names = TableMove.allCases.map(\.rawValue)
    #expect(try TableMove.list(names.joined(separator: ",")) == TableMove.allCases)
  }

  @Test(arguments: [
    (
      "enter,rigth",
      "moves: there is no move \"rigth\"; did you mean \"right\"? The moves are enter, right, left, up, down, home, "
        + "end, top, bottom, next-section, previous-section, first, last, row, column, where, summary, say-all, leave"
    ),
    (
      "teleport",
      "moves: there is no move \"teleport\"; the moves are enter, right, left, up, down, home, end, top, bottom, "
        + "next-section, previous-section, first, last, row, column, where, summary, say-all, leave"
    ),
    (" , ", "moves: the list is empty; write moves with commas between them, such as enter,right,down"),
  ])
  func whatIsNoListOfMovesIsRefused(list: String, sentence: String) {
    let error = #expect(throws: MoveError.self) { try TableMove.list(list) }
    #expect(error?.description == sentence)
  }
}
