import Testing

@testable import RowcallValues

@Suite struct EastAsianCursorTests {
  @Test func fullWidthFormsAreComparedAsHalfWidthAndKeptAsWritten() {
    var cursor = EastAsianCursor("２４％〜")
    let digits = cursor.digits()
    let signs = [cursor.take("%"), cursor.take("~")]
    #expect(digits == "24")
    #expect(signs == [true, true])
    #expect(cursor.isAtEnd)
    #expect(cursor.written(since: 0) == "２４％〜")
    #expect(cursor.folded(since: 0) == "24%~")
  }

  @Test func aRunOfDigitsOfAnotherLengthIsNotPassed() {
    let reading = EastAsianReading("12345") { $0.digits(1...4) }
    #expect(reading.result == nil)
    #expect(reading.rest == "12345")
  }

  @Test func aFailedAttemptGoesBack() {
    var cursor = EastAsianCursor("7分")
    let time: String? = cursor.attempt { $0.digits() != nil && $0.take("秒") ? "read" : nil }
    #expect(time == nil)
    #expect(cursor.next == "7")
  }

  @Test func theScalarsAroundAreSeen() {
    var cursor = EastAsianCursor("第8回")
    #expect(cursor.previous == nil)
    cursor.advance()
    #expect(cursor.previous == "第")
    #expect(cursor.scalar(at: 1) == "回")
    #expect(cursor.scalar(at: 2) == nil)
  }
}
