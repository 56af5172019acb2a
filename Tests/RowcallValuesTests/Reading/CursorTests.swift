import Testing

@testable import RowcallValues

@Suite struct CursorTests {
  @Test func stepsThatFailStayWhereTheyAre() {
    var cursor = Cursor(Array("12345 a".utf8))
    let number = cursor.shortNumber(digits: 4)
    #expect(number == nil)
    let steps = [cursor.skip("-"), cursor.skipSpace(), cursor.word() != nil]
    #expect(steps == [false, false, false])
    #expect(cursor.offset == 0)
  }

  @Test func lettersOfAnyScriptMakeAWord() {
    var cursor = Cursor(Array("Öst-".utf8))
    let word = cursor.word()
    #expect(word == "öst")
    #expect(cursor.isInsideWord && cursor.isAtBoundary)
  }

  @Test(arguments: [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}"])
  func oneSpaceOfAnyKindIsSkipped(space: String) {
    var cursor = Cursor(Array((space + space).utf8))
    let isSkipped = cursor.skipSpace()
    #expect(isSkipped)
    #expect(cursor.offset == space.utf8.count)
  }

  @Test func aRangeDashHasSpacesOnBothSidesOrNone() {
    #expect(["-5", " - 5", "–5"].allSatisfy { isRangeDash($0) })
    #expect(!isRangeDash(" -5") && !isRangeDash("- 5"))
  }

  private func isRangeDash(_ text: String) -> Bool {
    var cursor = Cursor(Array(text.utf8))
    return cursor.skipRangeDash()
  }

  @Test func theWordBeforeIsOneSpaceAway() {
    #expect(Cursor(Array("dem 3".utf8), at: 4).wordBefore == "dem")
    #expect(Cursor(Array("dem, 3".utf8), at: 5).wordBefore == nil)
  }
}
