import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct GrammarMoneyTests {
  @Test(arguments: [
    ("$7", "en", money("7", "USD")), ("£3.45", "en", money("3.45", "GBP")),
    ("$.05", "en", money(".05", "USD")),
    ("-$6.10", "en", money("-6.10", "USD")), ("$-6.10", "en", money("-6.10", "USD")),
    ("$(6.10)", "en", money("-6.10", "USD")),
    ("$8.4 million", "en", money("8.4", "USD", scale: 6)), ("€25bn", "en", money("25", "EUR", scale: 9)),
    ("¥70 b", "en", money("70", "JPY", scale: 9)), ("US$90", "en", money("90", "USD", isQualified: true)),
    ("CHF 12", "en", money("12", "CHF", isQualified: true)),
    ("30 EUR", "en", money("30", "EUR", isQualified: true)),
    ("7,50 €", "de", money("7.50", "EUR")), ("3 Mio. €", "de", money("3", "EUR", scale: 6)),
    ("€ 9 billones", "es", money("9", "EUR", scale: 12)),
    ("clp500", "es", money("500", "CLP", isQualified: true)),
    ("17 sek", "es", money("17", "SEK", isQualified: true)), ("Q80,25", "es", money("80.25", "GTQ")),
  ])
  func amountsOfMoney(text: String, language: String, expected: Value) {
    #expect(value(text, in: language) == expected)
  }

  @Test(arguments: ["top 10", "all 50 states", "try 3", "Q3", "pen 5", "about 40 B"])
  func wordsAreNoCurrencies(text: String) {
    #expect(!pieces(text).contains { if case .value(.money) = $0 { true } else { false } })
  }

  @Test(arguments: [
    ("total ₹1,00,000 now", "en", "100000"), ("Rs 12,34,567.50 paid", "en", "1234567.50"),
    ("कुल ₹1,00,000 है", "hi", "100000"), ("₹1,00,000 gesamt", "de", "100000"),
  ])
  func moneyOfIndiaKeepsItsValueAmongWords(text: String, language: String, plain: String) {
    #expect(pieces(text, in: language).contains(.value(money(plain, "INR", isGrouped: true))))
  }

  @Test(arguments: ["$5,6", "₹1,00,00", "$1,234,5"])
  func halfOfAnAmountIsNoMoney(text: String) {
    #expect(!pieces(text).contains { if case .value(.money) = $0 { true } else { false } })
  }

  @Test func theRegionDecidesWhatADollarIs() {
    #expect(value("$5", in: "en-CA") == money("5", "CAD"))
    #expect(value("$5.50", in: "es-MX") == money("5.50", "MXN"))
  }
}
