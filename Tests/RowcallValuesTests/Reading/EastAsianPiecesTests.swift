import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct EastAsianPiecesTests {
  private func pieces(_ text: String) -> [TextPiece] {
    EastAsianPieces.pieces(of: text) { cursor in
      if cursor.take("!") { return [.words("!?")] }
      return cursor.number().map { [.value(.number($0))] }
    }
  }

  @Test func neighbouringWordsAreOnePiece() {
    #expect(pieces("あ！い4") == [.words("あ!?い"), .value(.number(Number(significand: 4)))])
  }

  @Test func digitsInLatinNamesAreNotRead() {
    #expect(pieces("X-15と7") == [.words("X-15と"), .value(.number(Number(significand: 7)))])
  }

  @Test func aTextWithoutValuesIsNotCut() {
    #expect(pieces("！") == [.words("！")])
    #expect(pieces("").isEmpty)
  }
}
