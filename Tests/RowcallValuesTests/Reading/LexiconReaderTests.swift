import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct LexiconReaderTests {
  @Test func textWithoutValuesIsOnePieceOfWords() {
    #expect(pieces("Nothing to count here.") == [.words("Nothing to count here.")])
    #expect(pieces("") == [])
  }

  @Test func wordsKeepTheSpacesAroundValues() {
    #expect(
      pieces("About 40 ships, 7 boats.")
        == [
          .words("About "), .value(.number(number("40"))), .words(" ships, "), .value(.number(number("7"))),
          .words(" boats."),
        ])
  }

  @Test func lettersThatTouchAValueAreHeardApart() {
    #expect(pieces("3.5x") == [.value(.number(number("3.5"))), .words(" x")])
    #expect(pieces("9.5-inch nail") == [.value(.number(number("9.5"))), .words(" inch nail")])
  }

  @Test(arguments: [
    "see https://example.org/2024/05?id=77 now", "write to desk42@example.org", "/usr/lib64/v2",
    "C:\\temp\\12", "scan_2021 kept",
    "photo123.png", "v1.2.3", "mp3 and H2O", "F.2d", "9f86d081-884c-4d65", "#tag2",
  ])
  func addressesAndNamesStayWords(text: String) {
    #expect(pieces(text) == [.words(text)])
  }

  @Test func journalReferencesReadAsTheyAreMeant() {
    #expect(
      pieces("Review vol. 8, no. 2 (June 1971)")
        == [
          .words("Review volume "), .value(.number(number("8"))), .words(", number "),
          .value(.number(number("2"))), .words(" ("),
          .value(.date(CalendarDate(year: 1971, month: 6, order: .monthDayYear))), .words(")"),
        ])
  }

  @Test(arguments: [
    "1", "(", "1-", "1.", "1 000 ", "a1", "1/", "-", "1:", "Jan ", "é", "x_1 ", "10 a. ", "((1)", "vi ",
  ])
  func aLongHostileCellTakesTimeInProportion(unit: String) {
    for language in ["en", "es"] {
      let short = readingTime(of: String(repeating: unit, count: 4_000 / unit.utf8.count), in: language)
      let long = readingTime(of: String(repeating: unit, count: 64_000 / unit.utf8.count), in: language)
      // Thirty-two times the text; quadratic reading would take a thousand times as long.
      #expect(long < max(short, .milliseconds(1)) * 250)
    }
  }

  private func readingTime(of text: String, in language: String) -> Duration {
    ContinuousClock().measure { _ = pieces(text, in: language) }
  }

  @Test func aHundredThousandDigitsAreSaidOneByOne() {
    let digits = String(repeating: "7", count: 100_000)
    #expect(value(digits) == .identifier(digits))
  }
}
