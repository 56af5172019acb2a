import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct HebrewTests {
  static let language = SpokenLanguages.language(for: LocaleTag("he"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "ריק", "ריק"),
    SpokenCase(.number("-42"), "מינוס ארבעים ושתיים", "מינוס ארבעים ושתיים"),
    SpokenCase(.number("1"), "אחת", "אחת"),
    SpokenCase(.number("2012"), "אלפיים ושתים עשרה", "אלפיים ושתים עשרה"),
    SpokenCase(.number("21000"), "עשרים ואחד אלף", "עשרים ואחד אלף"),
    SpokenCase(.number("1.85"), "אחת נקודה שמונה חמש", "אחת נקודה שמונה חמש"),
    SpokenCase(.number("0.5"), "אפס נקודה חמש", "אפס נקודה חמש"),
    SpokenCase(.number("2.05"), "שתיים נקודה אפס חמש", "שתיים נקודה אפס חמש"),
    SpokenCase(.number("0.12345"), "אפס נקודה אחת שתיים שלוש ארבע חמש", "אפס נקודה אחת שתיים שלוש ארבע חמש"),
    SpokenCase(.number("007"), "אפס אפס שבע", "אפס אפס שבע"),
    SpokenCase(.number("2.5", scale: 6), "שתיים נקודה חמש מיליון", "שתיים נקודה חמש מיליון"),
    SpokenCase(.number("2", scale: 3), "אלפיים", "אלפיים"),
    SpokenCase(.percent("1"), "אחוז אחד", "אחוז אחד"),
    SpokenCase(.percent("2"), "שני אחוזים", "שני אחוזים"),
    SpokenCase(.percent("-5"), "מינוס חמישה אחוזים", "מינוס חמישה אחוזים"),
    SpokenCase(.percent("1.85"), "אחת נקודה שמונה חמש אחוזים", "אחת נקודה שמונה חמש אחוזים"),
    SpokenCase(
      .change("1.85", .percent), "עלייה של אחת נקודה שמונה חמש אחוזים", "עלייה של אחת נקודה שמונה חמש אחוזים"),
    SpokenCase(.change("-21", .percent), "ירידה של עשרים ואחד אחוזים", "ירידה של עשרים ואחד אחוזים"),
    SpokenCase(.change("0", .percent), "ללא שינוי", "ללא שינוי"),
    SpokenCase(
      .change("-2.50", .money(currency: "USD")), "ירידה של שני דולרים וחמישים סנטים",
      "ירידה של שני דולרים וחמישים סנטים"),
    SpokenCase(
      .money("648.11", "USD"), "שש מאות ארבעים ושמונה דולרים ואחד עשר סנטים",
      "שש מאות ארבעים ושמונה דולרים ואחד עשר סנטים"),
    SpokenCase(.money("1.01", "USD"), "דולר אחד וסנט אחד", "דולר אחד וסנט אחד"),
    SpokenCase(.money("2.02", "USD"), "שני דולרים ושני סנטים", "שני דולרים ושני סנטים"),
    SpokenCase(.money("100", "USD"), "מאה דולרים", "מאה דולרים"),
    SpokenCase(.money("200", "USD"), "מאתיים דולרים", "מאתיים דולרים"),
    SpokenCase(.money("3.10", "ILS"), "שלושה שקלים ועשר אגורות", "שלושה שקלים ועשר אגורות"),
    SpokenCase(.money("1.00", "EUR"), "אירו אחד", "אירו אחד"),
    SpokenCase(.money("-3.20", "USD"), "מינוס שלושה דולרים ועשרים סנטים", "מינוס שלושה דולרים ועשרים סנטים"),
    SpokenCase(.money("1.125", "USD"), "אחת נקודה אחת שתיים חמש דולרים", "אחת נקודה אחת שתיים חמש דולרים"),
    SpokenCase(
      .money("2.5", "USD", scale: 9), "שתיים נקודה חמש מיליארד דולרים", "שתיים נקודה חמש מיליארד דולרים"),
    SpokenCase(.measure("1", "hour"), "שעה", "שעה"),
    SpokenCase(.measure("2", "hour"), "שעתיים", "שעתיים"),
    SpokenCase(.measure("0.5", "hour"), "אפס נקודה חמש שעות", "אפס נקודה חמש שעות"),
    SpokenCase(
      .measure("0.4", "kilogram"), "אפס נקודה ארבע קילוגרם", "אפס נקודה ארבע קילוגרם"),
    SpokenCase(.measure("3", "hour"), "שלוש שעות", "שלוש שעות"),
    SpokenCase(.measure("21", "minute"), "עשרים ואחת דקות", "עשרים ואחת דקות"),
    SpokenCase(.measure("-2", "celsius"), "מינוס שתי מעלות צלזיוס", "מינוס שתי מעלות צלזיוס"),
    SpokenCase(.measure("1.5", "kilometer"), "אחת נקודה חמש קילומטרים", "אחת נקודה חמש קילומטרים"),
    SpokenCase(.rate(.money("9", "EUR"), per: Unit("week")), "תשעה אירו לשבוע", "תשעה אירו לשבוע"),
    SpokenCase(.duration(TimeSpan(hours: 2, minutes: 5)), "שעתיים וחמש דקות", "שעתיים וחמש דקות"),
    SpokenCase(
      .duration(TimeSpan(minutes: 1, seconds: Number(significand: 3))), "דקה ושלוש שניות", "דקה ושלוש שניות"),
    SpokenCase(.ordinal(Ordinal(1)), "ראשון", "ראשון"),
    SpokenCase(.ordinal(Ordinal(3)), "שלישי", "שלישי"),
    SpokenCase(.ordinal(Ordinal(21)), "עשרים ואחד", "עשרים ואחד"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "שני שלישים", "שני שלישים"),
    SpokenCase(
      .fraction(Fraction(whole: 3, numerator: 3, denominator: 7)), "שלוש ושלוש שביעיות", "שלוש ושלוש שביעיות"),
    SpokenCase(
      .portion(Fraction(numerator: 3, denominator: 4), of: Unit("meter")), "שלושה רבעים מטר",
      "שלושה רבעים מטר"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "שניים עשר בנובמבר אלפיים ושתים עשרה",
      "שניים עשר בנובמבר אלפיים ושתים עשרה"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 3, day: 3, weekday: 6)),
      "יום שישי, שלושה במרץ אלף תשע מאות שמונים ותשע", "יום שישי, שלושה במרץ אלף תשע מאות שמונים ותשע"),
    SpokenCase(.date(CalendarDate(year: 2000, month: 6, day: 1)), "אחד ביוני אלפיים", "אחד ביוני אלפיים"),
    SpokenCase(.date(CalendarDate(month: 10, day: 21)), "עשרים ואחד באוקטובר", "עשרים ואחד באוקטובר"),
    SpokenCase(.date(CalendarDate(year: 1900, month: 5)), "מאי אלף תשע מאות", "מאי אלף תשע מאות"),
    SpokenCase(.date(CalendarDate(year: 2012)), "אלפיים ושתים עשרה", "אלפיים ושתים עשרה"),
    SpokenCase(.date(CalendarDate(year: -44)), "ארבעים וארבע לפני הספירה", "ארבעים וארבע לפני הספירה"),
    SpokenCase(.decade(1980), "שנות אלף תשע מאות שמונים", "שנות אלף תשע מאות שמונים"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 5)), "שבע עשרה אפס חמש", "שבע עשרה אפס חמש"),
    SpokenCase(.time(ClockTime(hour: 20, minute: 5)), "עשרים אפס חמש", "עשרים אפס חמש"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "השעה אחת", "השעה אחת"),
    SpokenCase(
      .time(ClockTime(hour: 21, minute: 22)), "עשרים ואחת ועשרים ושתיים דקות", "עשרים ואחת ועשרים ושתיים דקות"
    ),
    SpokenCase(.time(ClockTime(hour: 0, minute: 30)), "אפס ושלושים דקות", "אפס ושלושים דקות"),
    SpokenCase(
      .time(ClockTime(hour: 9, minute: 20, period: .pm)), "תשע ועשרים דקות בלילה", "תשע ועשרים דקות בלילה"),
    SpokenCase(
      .time(ClockTime(hour: 8, minute: 2, second: 3, zone: "+02:00")),
      "שמונה אפס שתיים ושלוש שניות UTC פלוס שעתיים", "שמונה אפס שתיים ושלוש שניות UTC פלוס שעתיים"),
    SpokenCase(
      .dateTime(CalendarDate(month: 7, day: 4), ClockTime(hour: 19, minute: 30)),
      "ארבעה ביולי, תשע עשרה ושלושים דקות", "ארבעה ביולי, תשע עשרה ושלושים דקות"),
    SpokenCase(
      .range(.money("5", "USD"), .money("9", "USD")), "חמישה דולרים עד תשעה דולרים",
      "חמישה דולרים עד תשעה דולרים"),
    SpokenCase(
      .telephone("+380 44-12"), "פלוס שלוש שמונה אפס, ארבע ארבע, אחת שתיים",
      "פלוס שלוש שמונה אפס, ארבע ארבע, אחת שתיים"),
    SpokenCase(.identifier("B07-4"), "B אפס שבע, ארבע", "B אפס שבע, ארבע"),
  ]

  @Test(arguments: [
    ("דף A4", "דף A ארבע"), ("סוכן 007", "סוכן אפס אפס שבע"), ("1,2,3", "אחת, שתיים, שלוש"),
    ("(B2)", "(B שתיים)"),
  ])
  func noDigitIsLeftToASilentVoice(text: String, heard: String) {
    let speech = SpokenText(LocaleTag("he"))
    #expect(speech.spoken(text: text) == heard)
    #expect(speech.spoken(sentence: text) == heard)
  }

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
