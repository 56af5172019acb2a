import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct GrammarWordsTests {
  @Test(arguments: [
    ("No. 9", "en", "number "), ("#9", "en", "number "), ("pp. 9", "en", "pages "),
    ("Nr. 9", "de", "Nummer "), ("S. 9", "de", "Seite "),
    ("n° 9", "fr", "numéro "), ("pág. 9", "es", "página "), ("n.º 9", "es", "número "),
  ])
  func abbreviationsAreWrittenOutBeforeNumbers(text: String, language: String, words: String) {
    #expect(pieces(text, in: language) == [.words(words), .value(.number(number("9")))])
  }

  @Test(arguments: ["No 9 lives", "C#9", "St. Mary 9"])
  func otherWordsStay(text: String) {
    guard case .words(let words)? = pieces(text).first else {
      Issue.record("\(text) begins with a value")
      return
    }
    #expect(text.hasPrefix(words))
  }

  @Test func roadsAreWrittenOutBehindHouseNumbers() {
    #expect(pieces("2230 Pine Ave.") == [.value(date(2230)), .words(" Pine Avenue")])
    #expect(
      pieces("at 14 Old Mill Rd. He left.") == [
        .words("at "), .value(.number(number("14"))), .words(" Old Mill Road. He left."),
      ])
    #expect(pieces("5 St. Bernards") == [.value(.number(number("5"))), .words(" St. Bernards")])
  }

  @Test func aHyphenAndADigitEndAWord() {
    #expect(pieces("COVID-19") == [.words("COVID-"), .value(.number(number("19")))])
  }
}
