import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct EnglishTests {
  static let language = SpokenLanguages.language(for: LocaleTag("en-US"))

  static let plain: [SpokenCase] = [
    SpokenCase(.empty, "blank", "blank"),
    SpokenCase(.text("as it stands"), "as it stands", "as it stands"),
    SpokenCase(.boolean(true), "yes", "yes"),
    SpokenCase(.boolean(false), "no", "no"),
    SpokenCase(.identifier("SKU-40B"), "SKU 4 0 B", "SKU four zero B"),
    SpokenCase(.identifier("60614-2931"), "6 0 6 1 4, 2 9 3 1", "six zero six one four, two nine three one"),
    SpokenCase(.identifier("10.0.1"), "1 0 dot 0 dot 1", "one zero dot zero dot one"),
    SpokenCase(
      .telephone("+44 (20) 7946-0018"), "plus 4 4, 2 0, 7 9 4 6, 0 0 1 8",
      "plus four four, two zero, seven nine four six, zero zero one eight"),
    SpokenCase(
      .telephone("1-900-555-0142"), "1, 900, 5 5 5, 0 1 4 2",
      "one, nine hundred, five five five, zero one four two"),
    SpokenCase(
      .telephone("192.168.0.7"), "1 9 2 dot 1 6 8 dot 0 dot 7",
      "one nine two dot one six eight dot zero dot seven"),
  ]

  static let numbers: [SpokenCase] = [
    SpokenCase(.number("0"), "0", "zero"),
    SpokenCase(.number("-7"), "minus 7", "minus seven"),
    SpokenCase(.number("-0"), "0", "zero"),
    SpokenCase(.number("615"), "615", "six hundred and fifteen"),
    SpokenCase(.number("4006"), "4006", "four thousand and six"),
    SpokenCase(.number("52340"), "52340", "fifty two thousand three hundred and forty"),
    SpokenCase(.number("7000021"), "7000021", "seven million twenty one"),
    SpokenCase(.number("3.40"), "3.40", "three point four zero"),
    SpokenCase(.number(".25"), "0.25", "point two five"),
    SpokenCase(.number("007"), "0 0 7", "zero zero seven"),
    SpokenCase(.number("210.5", scale: 9), "210.5 billion", "two hundred ten point five billion"),
    SpokenCase(.percent("1.85"), "1.85 percent", "one point eight five percent"),
    SpokenCase(.percent("-12"), "minus 12 percent", "minus twelve percent"),
    SpokenCase(.change("1.85", .percent), "up 1.85 percent", "up one point eight five percent"),
    SpokenCase(.change("-4", .number), "down 4", "down four"),
    SpokenCase(.change("0.00", .percent), "unchanged", "unchanged"),
    SpokenCase(
      .change("-2.10", .money(currency: "USD")), "down 2 dollars and 10 cents", "down two dollars ten cents"),
    SpokenCase(
      .change("2.10", .money(currency: "USD")), "up 2 dollars and 10 cents", "up two dollars ten cents"),
    SpokenCase(.number("3", scale: 4), "30000", "thirty thousand"),
    SpokenCase(.number("-1.25", scale: 4), "minus 12500", "minus twelve thousand five hundred"),
    SpokenCase(.number("1.25", scale: 1), "12.5", "twelve point five"),
    SpokenCase(
      .number("3", scale: 30), "3" + String(repeating: "0", count: 30),
      "3" + String(repeating: "0", count: 30)),
    SpokenCase(.money("3", "JPY", scale: 4), "30000 yen", "thirty thousand yen"),
    SpokenCase(.ordinal(Ordinal(42, suffix: "nd")), "42nd", "forty second"),
    SpokenCase(.ordinal(Ordinal(305)), "305th", "three hundred fifth"),
    SpokenCase(
      .fraction(Fraction(whole: 5, numerator: 3, denominator: 4)), "5 and three quarters",
      "five and three quarters"),
    SpokenCase(.fraction(Fraction(numerator: 7, denominator: 2)), "seven halves", "seven halves"),
    SpokenCase(
      .fraction(Fraction(isNegative: true, numerator: 1, denominator: 5)), "minus one fifth",
      "minus one fifth"),
  ]

  static let money: [SpokenCase] = [
    SpokenCase(
      .money("648.11", "USD"), "648 dollars and 11 cents", "six hundred and forty eight dollars eleven cents"),
    SpokenCase(.money("-3.20", "USD"), "minus 3 dollars and 20 cents", "minus three dollars twenty cents"),
    SpokenCase(.money("-3.05", "USD"), "minus 3 dollars and 5 cents", "minus three dollars five cents"),
    SpokenCase(.money("-3", "USD"), "minus 3 dollars", "minus three dollars"),
    SpokenCase(.money("0.70", "USD"), "70 cents", "seventy cents"),
    SpokenCase(.money("-0.01", "USD"), "minus 1 cent", "minus one cent"),
    SpokenCase(.money("1.00", "USD"), "1 dollar", "one dollar"),
    SpokenCase(.money("0.00", "GBP"), "0 pounds", "zero pounds"),
    SpokenCase(.money("1.01", "GBP"), "1 pound and 1 penny", "one pound one penny"),
    SpokenCase(.money("7.1", "EUR"), "7 euros and 10 cents", "seven euros ten cents"),
    SpokenCase(.money("2.375", "EUR"), "2.375 euros", "two point three seven five euros"),
    SpokenCase(.money("2.3750", "EUR"), "2.375 euros", "two point three seven five euros"),
    SpokenCase(.money("4150", "JPY"), "4150 yen", "four thousand one hundred and fifty yen"),
    SpokenCase(.money("4150.5", "JPY"), "4150.5 yen", "four thousand one hundred and fifty point five yen"),
    SpokenCase(.money("900", "KRW"), "900 won", "nine hundred won"),
    SpokenCase(.money("1.250", "KWD"), "1.250 Kuwaiti dinars", "one point two five zero kuwaiti dinars"),
    SpokenCase(.money("15.2", "USD", scale: 9), "15.2 billion dollars", "fifteen point two billion dollars"),
    SpokenCase(.money("1", "EUR", scale: 6), "1 million euros", "one million euros"),
    SpokenCase(
      .money(Money(.written("8"), currency: "USD", isQualified: true)), "8 US dollars", "eight us dollars"),
    SpokenCase(
      .range(.money("30", "USD"), .money("45", "USD")), "30 dollars to 45 dollars",
      "thirty dollars to forty five dollars"),
    SpokenCase(
      .rate(.money("0.25", "USD"), per: Unit("minute")), "25 cents per minute", "twenty five cents per minute"
    ),
  ]

  static let measures: [SpokenCase] = [
    SpokenCase(.measure("1", "kilogram"), "1 kilogram", "one kilogram"),
    SpokenCase(.measure("-40", "celsius"), "minus 40 degrees Celsius", "minus forty degrees Celsius"),
    SpokenCase(
      .measure("88.5", "kilometer-per-hour"), "88.5 kilometers per hour",
      "eighty eight point five kilometers per hour"),
    SpokenCase(.measure("3", "kilometer", scale: 6), "3 million kilometers", "three million kilometers"),
    SpokenCase(.measure("2", "no-such-unit"), "2 no such unit", "two no such unit"),
    SpokenCase(
      .portion(Fraction(numerator: 1, denominator: 2), of: Unit("inch")), "one half inch", "one half inch"),
    SpokenCase(
      .portion(Fraction(whole: 2, numerator: 1, denominator: 4), of: Unit("inch")),
      "2 and one quarter inches",
      "two and one quarter inches"),
    SpokenCase(
      .duration(TimeSpan(hours: 2, minutes: 1, seconds: .written("7"))), "2 hours 1 minute and 7 seconds",
      "two hours one minute and seven seconds"),
    SpokenCase(.duration(TimeSpan(days: 3, isNegative: true)), "minus 3 days", "minus three days"),
    SpokenCase(.duration(TimeSpan()), "0 seconds", "zero seconds"),
  ]

  static let times: [SpokenCase] = [
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "November 12, 2012",
      "november twelfth twenty twelve"),
    SpokenCase(
      .date(CalendarDate(year: 2007, month: 6, day: 3, weekday: 1, order: .dayMonthYear)),
      "Sunday, 3 June 2007",
      "sunday the third of june two thousand seven"),
    SpokenCase(.date(CalendarDate(month: 8, day: 30, order: .monthDayYear)), "August 30", "august thirtieth"),
    SpokenCase(.date(CalendarDate(year: 1815, month: 6)), "June 1815", "june eighteen fifteen"),
    SpokenCase(.date(CalendarDate(year: 1701)), "1701", "seventeen oh one"),
    SpokenCase(.date(CalendarDate(year: 4, yearDigits: 2)), "oh 4", "oh four"),
    SpokenCase(.date(CalendarDate(year: -300)), "300 BC", "three hundred BC"),
    SpokenCase(.decade(1920), "nineteen twenties", "nineteen twenties"),
    SpokenCase(.decade(60), "sixties", "sixties"),
    SpokenCase(.time(ClockTime(hour: 7, minute: 0)), "7 o'clock", "seven o'clock"),
    SpokenCase(.time(ClockTime(hour: 19, minute: 6)), "19 oh 6", "nineteen oh six"),
    SpokenCase(.time(ClockTime(hour: 19, minute: 45)), "19:45", "nineteen forty five"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 0, period: .am)), "8 AM", "eight AM"),
    SpokenCase(
      .time(ClockTime(hour: 3, minute: 25, period: .pm, zone: "CET")), "3:25 PM C E T",
      "three twenty five PM CET"),
    SpokenCase(
      .time(ClockTime(hour: 23, minute: 5, second: 1)), "23 oh 5 and 1 second",
      "twenty three hours five minutes and one second"),
    SpokenCase(
      .time(ClockTime(hour: 9, minute: 15, zone: "-03:30")), "9:15 UTC minus 3 hours and 30 minutes",
      "nine fifteen minus three thirty"),
    SpokenCase(
      .dateTime(CalendarDate(year: 2012, month: 11, day: 12), ClockTime(hour: 5, period: .pm)),
      "November 12, 2012, 5 PM", "november twelfth twenty twelve, five PM"),
  ]

  @Test func numbersWithoutWordsAreSaidDigitByDigit() {
    #expect(
      Self.language.spoken(.number("12345678901234567890"), as: .words)
        == "one two three four five six seven eight nine zero one two three four five six seven eight nine zero"
    )
  }

  @Test(arguments: plain + numbers + money + measures + times)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
