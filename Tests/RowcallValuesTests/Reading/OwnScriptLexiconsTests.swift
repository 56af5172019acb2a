import RowcallModel
import Testing

@testable import RowcallValues

/// Free text of the languages whose words, scripts or dates are unlike those of their neighbours.
@Suite struct OwnScriptLexiconsTests {
  @Test(arguments: [
    ("12 марта 2012 г.", "ru"), ("12 марта 2012 года", "ru"), ("12.03.2012 г.", "ru"),
    ("12 березня 2012 р.", "uk"),
    ("12 березня 2012 року", "uk"), ("12 marca 2012 r.", "pl"), ("12 marca 2012 roku", "pl"),
    ("12. března 2012", "cs"), ("12 مارس 2012", "ar"), ("12 آذار 2012", "ar"), ("12 במרץ 2012", "he"),
    ("12 मार्च 2012", "hi"),
  ])
  func datesHoldTheirWordForTheYear(text: String, language: String) {
    #expect(value(text, in: language) == date(2012, 3, 12, order: .dayMonthYear))
  }

  @Test(arguments: [
    ("5 000 руб.", "ru", money("5000", "RUB", isGrouped: true)), ("300 р.", "ru", money("300", "RUB")),
    ("1,5 млн руб.", "ru", money("1.5", "RUB", scale: 6)), ("2 тыс. руб.", "ru", money("2", "RUB", scale: 3)),
    ("5 000 грн", "uk", money("5000", "UAH", isGrouped: true)),
    ("1,5 млн грн.", "uk", money("1.5", "UAH", scale: 6)),
    ("5 000 zł", "pl", money("5000", "PLN", isGrouped: true)),
    ("1,5 mln zł", "pl", money("1.5", "PLN", scale: 6)),
    ("5 000 Kč", "cs", money("5000", "CZK", isGrouped: true)),
    ("1,5 mil. Kč", "cs", money("1.5", "CZK", scale: 6)),
    ("500 ر.س", "ar", money("500", "SAR")), ("5,000 ש״ח", "he", money("5000", "ILS", isGrouped: true)),
    ("20 ש\"ח", "he", money("20", "ILS")), ("रु. 5,000", "hi", money("5000", "INR", isGrouped: true)),
    ("₹2.5 करोड़", "hi", money("2.5", "INR", scale: 7)),
    ("5,000원", "ko", money("5000", "KRW", isGrouped: true)),
    ("2만 5천원", "ko", money("25000", "KRW")), ("1억 2천만 원", "ko", money("12000", "KRW", scale: 4)),
    ("10달러", "ko", money("10", "USD")), ("3.5만 원", "ko", money("3.5", "KRW", scale: 4)),
  ])
  func moneyHasItsUsualSigns(text: String, language: String, expected: Value) {
    #expect(value(text, in: language) == expected)
  }

  @Test(arguments: [
    ("2,5 тыс. рублей", "ru", "2.5", UInt8(3), " рублей"), ("3 млрд долларов", "ru", "3", 9, " долларов"),
    ("2,5 тис. гривень", "uk", "2.5", 3, " гривень"), ("2,5 tys. osób", "pl", "2.5", 3, " osób"),
    ("2,5 tis. lidí", "cs", "2.5", 3, " lidí"), ("2.5 مليون نسمة", "ar", "2.5", 6, " نسمة"),
    ("2,5 مليون نسمة", "ar", "2.5", 6, " نسمة"), ("2.5 מיליון איש", "he", "2.5", 6, " איש"),
    ("2.5 लाख लोग", "hi", "2.5", 5, " लोग"),
    ("3.5만 명", "ko", "3.5", 4, " 명"),
  ])
  func powersOfTenAreReadBeforeWhatIsCounted(
    text: String, language: String, plain: String, scale: UInt8, words: String
  ) {
    #expect(pieces(text, in: language) == [.value(.number(number(plain, scale: scale))), .words(words)])
  }

  @Test(arguments: [
    ("в 14:30", "ru", "в "), ("в 14.30", "ru", "в "), ("Початок 14:30", "uk", "Початок "),
    ("Start 14:30", "pl", "Start "), ("ve 14.30", "cs", "ve "), ("בשעה 14:30", "he", "בשעה "),
    ("الساعة 14:30", "ar", ""), ("14:30 बजे", "hi", ""), ("14시 30분", "ko", ""),
  ])
  func timesStandBehindTheirWordAndHoldTheirs(text: String, language: String, before: String) {
    let time = TextPiece.value(.time(ClockTime(hour: 14, minute: 30)))
    #expect(pieces(text, in: language) == (before.isEmpty ? [time] : [.words(before), time]))
  }

  @Test(arguments: [
    ("od 8.30 do 9.00", "pl"), ("o godz. 14.30", "pl"), ("w godz. 8:00–16:00", "pl"), ("8:00–16:00", "pl"),
    ("(od 9:00)", "pl"), ("з 9:00 до 18:00", "uk"), ("о 8:05", "uk"), ("Об 11.30", "uk"),
    ("9:00-18:00", "uk"), ("в 2012 г.", "ru"), ("1998 года", "ru"), ("у 2000 р.", "uk"), ("w 2012 r.", "pl"),
    ("na 2. miejscu", "pl"), ("2. piętro", "pl"), ("2. světová válka", "cs"),
    ("صفحة 12,13", "ar"),
  ])
  func whatMayStandInAnyCaseOrGenderStaysAsItIsWritten(text: String, language: String) {
    #expect(pieces(text, in: language) == [.words(text)])
  }

  @Test(arguments: [
    ("10:30 ص", "ar", ClockTime.Period.am), ("١٠:٣٠ م", "ar", .pm), ("10:30 م", "ar", .pm),
    ("10:30 مساءً", "ar", .pm),
    ("오후 10시 30분", "ko", .pm),
    ("오전 10:30", "ko", .am),
  ])
  func halvesOfTheDayHaveWords(text: String, language: String, period: ClockTime.Period) {
    #expect(value(text, in: language) == .time(ClockTime(hour: 10, minute: 30, period: period)))
  }

  @Test(arguments: [
    ("5 кг", "ru", measure("5", "kilogram")), ("60 км/ч", "ru", measure("60", "kilometer-per-hour")),
    ("500 г", "ru", measure("500", "gram")), ("5 с", "ru", measure("5", "second")),
    ("60 км/год", "uk", measure("60", "kilometer-per-hour")), ("5 год", "uk", measure("5", "hour")),
    ("2 godz.", "pl", measure("2", "hour")), ("2 hod.", "cs", measure("2", "hour")),
    ("5 كم", "ar", measure("5", "kilometer")), ("5 ק״ג", "he", measure("5", "kilogram")),
    ("5 ק\"מ", "he", measure("5", "kilometer")), ("5 किग्रा", "hi", measure("5", "kilogram")),
    ("5kg", "ko", measure("5", "kilogram")),
  ])
  func unitsHaveTheirOwnLetters(text: String, language: String, expected: Value) {
    #expect(value(text, in: language) == expected)
  }

  @Test(arguments: [
    ("1-й", "ru", Ordinal(1)), ("5-е", "ru", Ordinal(5, suffix: "е")),
    ("1990-х", "ru", Ordinal(1990, suffix: "х")),
    ("2-а", "uk", Ordinal(2, suffix: "а")), ("2-га", "uk", Ordinal(2, suffix: "а")),
    ("3-тє", "uk", Ordinal(3, suffix: "е")), ("7-ма", "uk", Ordinal(7, suffix: "а")),
    ("3번째", "ko", Ordinal(3, suffix: "번째")),
    ("5वीं", "hi", Ordinal(5, suffix: "वीं")),
  ])
  func placesInAnOrderHaveEndings(text: String, language: String, expected: Ordinal) {
    #expect(value(text, in: language) == .ordinal(expected))
  }

  @Test(arguments: [
    ("2012년 3월 12일", date(2012, 3, 12)), ("3월 12일", date(nil, 3, 12, digits: 0)), ("2012년", date(2012)),
    ("2012년3월", date(2012, 3)), ("1990년대", .decade(1990)),
    ("2시간 30분", .duration(TimeSpan(hours: 2, minutes: 30))), ("90분", nil), ("3년", nil), ("3원칙", nil),
    ("2시간", .duration(TimeSpan(hours: 2))),
    ("2012년 3월 12일 (월)", .date(CalendarDate(year: 2012, month: 3, day: 12, weekday: 2))),
    (
      "3월 12일 오후 2시",
      .dateTime(CalendarDate(yearDigits: 0, month: 3, day: 12), ClockTime(hour: 2, period: .pm))
    ),
  ])
  func koreanCountsDatesAndSpansWithSyllables(text: String, expected: Value?) {
    #expect(value(text, in: "ko") == expected)
  }

  @Test func halfACzechDateIsNoOrdinal() {
    #expect(pieces("5. 6. v kině", in: "cs") == [.value(.number(number("5"))), .words(". 6. v kině")])
  }

  @Test(arguments: ["5~10명", "5~10 명", "3~5일", "3-5일에"])
  func aKoreanRangeBeforeACounterStaysAsItIsWritten(text: String) {
    #expect(!pieces(text, in: "ko").contains { if case .value(.range) = $0 { true } else { false } })
  }

  @Test(arguments: ["5~10", "5~10, 12", "5~10명 중 3~5%", "$5~10 입장료"])
  func otherKoreanRangesAreSaid(text: String) {
    #expect(pieces(text, in: "ko").contains { if case .value(.range) = $0 { true } else { false } })
  }

  @Test(arguments: [("2012 г", "ru"), ("в 2012 г.", "ru"), ("2 с половиной", "ru"), ("1998 р.", "uk")])
  func whatMayBeAYearOrAWordIsNoUnit(text: String, language: String) {
    let values = pieces(text, in: language).compactMap {
      if case .value(let value) = $0 { value } else { nil }
    }
    #expect(values.allSatisfy { if case .number = $0 { true } else { false } })
  }

  @Test func hoursBeyondTheClockKeepTheirMinutes() {
    #expect(pieces("25:00") == [.value(.number(number("25"))), .words(":00")])
    #expect(pieces("8:05:00 x") != pieces("25:05 x"))
  }

  @Test(arguments: [
    ("300 г. до н. э.", "ru"), ("300 р. до н.е.", "uk"), ("300 r. p.n.e.", "pl"), ("300 př. n. l.", "cs"),
  ])
  func yearsBeforeTheEraAreYears(text: String, language: String) {
    #expect(value(text, in: language) == date(-300, digits: 3))
  }
}
