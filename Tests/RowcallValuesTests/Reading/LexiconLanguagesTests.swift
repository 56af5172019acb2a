import RowcallModel
import Testing

@testable import RowcallValues

/// Free text of languages whose lexicon builds on ICU's names.
@Suite struct LexiconLanguagesTests {
  @Test(arguments: [
    ("1.204,50", "it", Value.number(number("1204.50", isGrouped: true))),
    ("2,5 milioni", "it", .number(number("2.5", scale: 6))),
    ("3ª", "it", .ordinal(Ordinal(3, suffix: "ª"))),
    ("12 novembre 2012", "it", date(2012, 11, 12, order: .dayMonthYear)),
    ("R$ 3,20", "pt-BR", money("3.20", "BRL", isQualified: true)),
    ("1 de março de 2024", "pt-BR", date(2024, 3, 1, order: .dayMonthYear)),
    ("14h30", "pt-BR", .time(ClockTime(hour: 14, minute: 30))),
    ("2 bilhões", "pt-BR", .number(number("2", scale: 9))),
    ("3e", "nl", .ordinal(Ordinal(3, suffix: "e"))),
    ("12 maart 2012", "nl", date(2012, 3, 12, order: .dayMonthYear)),
    ("2,5 mln", "nl", .number(number("2.5", scale: 6))),
    ("5 kr", "sv", money("5", "SEK")), ("3 miljarder", "sv", .number(number("3", scale: 9))),
    ("12 maj 2012", "sv", date(2012, 5, 12, order: .dayMonthYear)),
    ("5 kr.", "da", money("5", "DKK")), ("12. maj 2012", "da", date(2012, 5, 12, order: .dayMonthYear)),
    ("2,5 mio", "da", .number(number("2.5", scale: 6))),
    ("5 kr", "nb", money("5", "NOK")), ("3 mrd", "nb", .number(number("3", scale: 9))),
    ("12. marraskuuta 2012", "fi", date(2012, 11, 12, order: .dayMonthYear)),
    ("2,5 miljoonaa", "fi", .number(number("2.5", scale: 6))), ("12 hv", "fi", measure("12", "horsepower")),
    ("5 TL", "tr", money("5", "TRY")), ("2 milyar", "tr", .number(number("2", scale: 9))),
    ("12 Kasım 2012", "tr", date(2012, 11, 12, order: .dayMonthYear)), ("5 dk", "tr", measure("5", "minute")),
    ("300 π.Χ.", "el", date(-300, digits: 3)), ("300 M.Ö.", "tr", date(-300, digits: 3)),
    ("5 χλμ", "el", measure("5", "kilometer")), ("3η", "el", .ordinal(Ordinal(3, suffix: "η"))),
    ("12 Νοεμβρίου 2012", "el", date(2012, 11, 12, order: .dayMonthYear)),
  ])
  func valuesAreFound(text: String, language: String, expected: Value) {
    #expect(value(text, in: language) == expected)
  }

  @Test(arguments: [
    ("kl. 8.15", "da"), ("Klokken 8.15", "da"), ("kl. 8.15", "nb"), ("kl 8.15", "sv"), ("klo 8.15", "fi"),
    ("kello 8.15", "fi"),
  ])
  func dottedTimesStandBehindTheirWord(text: String, language: String) {
    #expect(pieces(text, in: language).contains(.value(.time(ClockTime(hour: 8, minute: 15)))))
  }

  @Test func theSecondOfTwoDottedTimesNeedsNoWord() {
    let span = Value.range(.time(ClockTime(hour: 8, minute: 15)), .time(ClockTime(hour: 17, minute: 5)))
    #expect(pieces("kl. 8.15-17.05", in: "da").contains(.value(span)))
  }

  @Test(
    arguments: ["1.5 dB", "version 3.10", "3.10", "2.3 Mbit"],
    ["da", "de", "fi", "fr", "it", "nb", "sv", "tr"])
  func aNumberWithAPointIsNoDayAndNoTime(text: String, language: String) {
    for case .value(let value) in pieces(text, in: language) {
      switch value {
      case .date, .time, .dateTime: Issue.record("\(value)")
      default: break
      }
    }
  }
}
