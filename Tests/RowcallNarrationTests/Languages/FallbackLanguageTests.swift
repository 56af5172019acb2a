import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct FallbackLanguageTests {
  static let swedish = FallbackLanguage(locale: LocaleTag("sv"))
  /// It has no phrases of its own.
  static let croatian = FallbackLanguage(locale: LocaleTag("hr"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("12"), "12", "tolv"),
    SpokenCase(.number("-12"), "minus 12", "minus tolv"),
    SpokenCase(.number("2.5"), "2,5", "två komma fem"),
    SpokenCase(.number("2.5", scale: 6), "2500000", "två miljoner femhundratusen"),
    SpokenCase(.money("-30", "NOK"), "minus 30 norska kronor", "minus trettio norska kronor"),
    SpokenCase(.percent("8"), "8 procent", "åtta procent"),
    SpokenCase(.measure("3", "kilogram"), "3 kilogram", "tre kilogram"),
    SpokenCase(
      .rate(.money("5", "SEK"), per: Unit("hour")), "5 svenska kronor per timme",
      "fem svenska kronor per timme"),
    SpokenCase(.ordinal(Ordinal(3)), "tredje", "tredje"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "12 november 2012", "tolv november tvåtusen tolv"),
    SpokenCase(
      .date(CalendarDate(year: 2011, month: 2, day: 30)), "30 februari 2011", "trettio februari tvåtusen elva"
    ),
    SpokenCase(.date(CalendarDate(weekday: 2)), "måndag", "måndag"),
    SpokenCase(
      .time(ClockTime(hour: 14, minute: 5, zone: "GMT-3")), "14:05 GMT minus 3",
      "fjorton noll fem GMT minus tre"),
    SpokenCase(.duration(TimeSpan(minutes: 4, isNegative: true)), "minus 4 minuter", "minus fyra minuter"),
    SpokenCase(.telephone("+46 8-123"), "plus 4 6, 8, 1 2 3", "plus fyra sex, åtta, ett två tre"),
    SpokenCase(.number("007"), "0 0 7", "noll noll sju"),
    SpokenCase(
      .duration(TimeSpan(hours: 2, minutes: 5)), "2 timmar och 5 minuter", "två timmar och fem minuter"),
    SpokenCase(
      .fraction(Fraction(whole: 3, numerator: 2, denominator: 4)), "3 och 2 / 4", "tre och två / fyra"),
    SpokenCase(
      .range(.money("5", "SEK"), .money("9", "SEK")), "5 svenska kronor till 9 svenska kronor",
      "fem svenska kronor till nio svenska kronor"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.swedish) == [example.digits, example.words])
  }

  @Test(arguments: ["eu", "fa", "hr", "hu", "ro", "sr", "th", "xx"])
  func noValueIsSilentAndNoSignIsLost(language: String) {
    let spoken = FallbackLanguage(locale: LocaleTag(language))
    let values: [Value] = [
      .number("3"), .percent("3"), .money("3", "USD"), .measure("3", "kilometer"), .measure("3.5", "hour"),
    ]
    for value in values {
      let above = spoken.spoken(value, as: .digits)
      #expect(!above.isEmpty)
      #expect(above.unicodeScalars.allSatisfy { $0.properties.numericType == nil || $0.isASCII }, "\(above)")
      #expect(spoken.spoken(value.negated, as: .digits) != above)
    }
    #expect(!spoken.spoken(.empty, as: .digits).isEmpty)
  }

  @Test(arguments: [
    ("fa", "منفی 648.25 دلار آمریکا"), ("hu", "mínusz 648,25 USA-dollár"),
  ])
  func decimalsAreLeftToTheVoiceAndTheMinusIsNot(language: String, spoken: String) {
    let amount = FallbackLanguage(locale: LocaleTag(language))
    #expect(amount.spoken(.money("-648.25", "USD"), as: .digits) == spoken)
  }

  @Test(arguments: [
    ("hu", "21.4070", "huszonegy egész négy nulla hét nulla"),
    ("hu", "-0.12345", "mínusz nulla egész egy kettő három négy öt"),
    ("hr", "-0.1234", "minus nula zarez jedan dva tri četiri"),
  ])
  func longFractionsInWordsAreSaidDigitByDigit(language: String, plain: String, spoken: String) {
    let language = FallbackLanguage(locale: LocaleTag(language))
    #expect(language.spoken(.number(plain), as: .words) == spoken)
  }

  @Test(arguments: [NumberForm.digits, .words])
  func minusIsThePhrasesWordInBothForms(form: NumberForm) {
    let hindi = FallbackLanguage(locale: LocaleTag("hi"))
    #expect(hindi.spoken(.number("-3"), as: form).hasPrefix("माइनस "))
  }

  @Test func anHourAloneIsSpokenAsATime() {
    #expect(Self.swedish.spoken(.time(ClockTime(hour: 17)), as: .digits) == "17:00")
  }

  @Test func aWeekdayIsPartedByTheLanguagesComma() {
    let date = Value.date(CalendarDate(year: 2012, month: 11, day: 12, weekday: 2))
    let arabic = FallbackLanguage(locale: LocaleTag("ar"))
    #expect(arabic.spoken(date, as: .digits) == "الاثنين، 12 نوفمبر 2012")
  }

  @Test func theArabicPercentSignIsAWordForEveryNumber() {
    let arabic = FallbackLanguage(locale: LocaleTag("ar"))
    for amount in ["0", "0.00", "1", "2", "3", "11", "100", "1.5"] {
      #expect(arabic.spoken(.percent(amount), as: .digits).hasSuffix(" بالمائة"), "\(amount)")
    }
  }

  @Test func zonesAreSpokenFromUTC() {
    let time = { (zone: String) in Value.time(ClockTime(hour: 8, minute: 20, second: 0, zone: zone)) }
    #expect(Self.croatian.spoken(time("Z"), as: .digits) == "08:20 UTC")
    #expect(Self.croatian.spoken(time("+01:00"), as: .digits) == "08:20 UTC +1 sat")
    #expect(Self.croatian.spoken(time("-03:00"), as: .digits) == "08:20 UTC minus 3 sata")
  }

  @Test func aChangeHasASignWhereThereAreNoPhrases() {
    #expect(Self.croatian.spoken(.change("8", .percent), as: .digits) == "+8 posto")
    #expect(Self.croatian.spoken(.change("-8", .percent), as: .words) == "minus osam posto")
  }

  @Test(arguments: [("8", "plus 8 Prozent"), ("-8", "minus 8 Prozent"), ("0", "unverändert")])
  func aChangeIsSaidByTheLanguagesOwnPhrases(change: String, spoken: String) {
    #expect(
      FallbackLanguage(locale: LocaleTag("de")).spoken(.change(change, .percent), as: .digits) == spoken)
  }

  @Test(arguments: [
    ("da", "tolvte november to tusind og tolv", "sytten nul fem"),
    ("nb", "tolvte november to tusen og tolv", "sytten null fem"),
    ("fi", "kahdestoista marraskuuta kaksituhattakaksitoista", "seitsemäntoista nolla viisi"),
  ])
  func noPointOfADateOrATimeIsLeftInWords(language: String, date: String, time: String) {
    let spoken = FallbackLanguage(locale: LocaleTag(language))
    #expect(spoken.spoken(.date(CalendarDate(year: 2012, month: 11, day: 12)), as: .words) == date)
    #expect(spoken.spoken(.time(ClockTime(hour: 17, minute: 5)), as: .words) == time)
  }

  @Test(arguments: [
    ("fi", "month", "20 euroa per kuukausi"), ("tr", "month", "ay başına 20 Euro"),
    ("he", "week", "20 אירו לשבוע"),
  ])
  func aSlashBeforeAUnitIsAWord(language: String, unit: String, spoken: String) {
    let rate = Value.rate(.money("20", "EUR"), per: Unit(unit))
    let language = FallbackLanguage(locale: LocaleTag(language))
    #expect(language.spoken(rate, as: .digits) == spoken)
  }

  @Test func theArabicDualKeepsItsMinus() {
    let arabic = FallbackLanguage(locale: LocaleTag("ar"))
    let dual = arabic.spoken(.measure("2", "hour"), as: .digits)
    #expect(arabic.spoken(.measure("-2", "hour"), as: .digits) == "ناقص " + dual)
  }
}

extension Value {
  /// The same amount below zero.
  fileprivate var negated: Value {
    switch self {
    case .number(let number): .number(number.negated)
    case .percent(let number): .percent(number.negated)
    case .money(let money): .money(Money(money.amount.negated, currency: money.currency))
    case .measure(let measure): .measure(Measure(measure.amount.negated, unit: measure.unit))
    default: self
    }
  }
}

extension Number {
  fileprivate var negated: Number {
    var copy = self
    copy.isNegative.toggle()
    return copy
  }
}
