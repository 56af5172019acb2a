import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct HindiTests {
  static let language = SpokenLanguages.language(for: LocaleTag("hi"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "खाली", "खाली"),
    SpokenCase(.number("-42"), "माइनस 42", "माइनस बयालीस"),
    SpokenCase(.number("1"), "1", "एक"),
    SpokenCase(.number("2012"), "2012", "दो हज़ार बारह"),
    SpokenCase(.number("21000"), "21000", "इक्कीस हज़ार"),
    SpokenCase(.number("1.85"), "1.85", "एक दशमलव आठ पाँच"),
    SpokenCase(.number("0.5"), "0.5", "शून्य दशमलव पाँच"),
    SpokenCase(.number("2.05"), "2.05", "दो दशमलव शून्य पाँच"),
    SpokenCase(.number("0.12345"), "0.12345", "शून्य दशमलव एक दो तीन चार पाँच"),
    SpokenCase(.number("007"), "0 0 7", "शून्य शून्य सात"),
    SpokenCase(.number("2.5", scale: 6), "2.5 मिलियन", "दो दशमलव पाँच मिलियन"),
    SpokenCase(.number("2", scale: 3), "2 हज़ार", "दो हज़ार"),
    SpokenCase(.percent("1"), "1 प्रतिशत", "एक प्रतिशत"),
    SpokenCase(.percent("2"), "2 प्रतिशत", "दो प्रतिशत"),
    SpokenCase(.percent("-5"), "माइनस 5 प्रतिशत", "माइनस पाँच प्रतिशत"),
    SpokenCase(.percent("1.85"), "1.85 प्रतिशत", "एक दशमलव आठ पाँच प्रतिशत"),
    SpokenCase(.change("1.85", .percent), "1.85 प्रतिशत ऊपर", "एक दशमलव आठ पाँच प्रतिशत ऊपर"),
    SpokenCase(.change("-21", .percent), "21 प्रतिशत नीचे", "इक्कीस प्रतिशत नीचे"),
    SpokenCase(.change("0", .percent), "कोई बदलाव नहीं", "कोई बदलाव नहीं"),
    SpokenCase(.change("-2.50", .money(currency: "USD")), "2 डॉलर 50 सेंट नीचे", "दो डॉलर पचास सेंट नीचे"),
    SpokenCase(.money("648.11", "USD"), "648 डॉलर 11 सेंट", "छह सौ अड़तालीस डॉलर ग्यारह सेंट"),
    SpokenCase(.money("1.01", "USD"), "1 डॉलर 1 सेंट", "एक डॉलर एक सेंट"),
    SpokenCase(.money("2.02", "USD"), "2 डॉलर 2 सेंट", "दो डॉलर दो सेंट"),
    SpokenCase(.money("100", "USD"), "100 डॉलर", "एक सौ डॉलर"),
    SpokenCase(.money("200", "USD"), "200 डॉलर", "दो सौ डॉलर"),
    SpokenCase(.money("1.00", "EUR"), "1 यूरो", "एक यूरो"),
    SpokenCase(.money("-3.20", "USD"), "माइनस 3 डॉलर 20 सेंट", "माइनस तीन डॉलर बीस सेंट"),
    SpokenCase(.money("12.05", "INR"), "12 रुपये 5 पैसे", "बारह रुपये पाँच पैसे"),
    SpokenCase(.money("1.125", "USD"), "1.125 डॉलर", "एक दशमलव एक दो पाँच डॉलर"),
    SpokenCase(.money("2.5", "USD", scale: 9), "2.5 अरब डॉलर", "दो दशमलव पाँच अरब डॉलर"),
    SpokenCase(.measure("1", "hour"), "1 घंटा", "एक घंटा"),
    SpokenCase(.measure("2", "hour"), "2 घंटे", "दो घंटे"),
    SpokenCase(.measure("3", "hour"), "3 घंटे", "तीन घंटे"),
    SpokenCase(.measure("21", "minute"), "21 मिनट", "इक्कीस मिनट"),
    SpokenCase(.measure("-2", "celsius"), "माइनस 2 डिग्री सेल्सियस", "माइनस दो डिग्री सेल्सियस"),
    SpokenCase(.measure("1.5", "kilometer"), "1.5 किलोमीटर", "एक दशमलव पाँच किलोमीटर"),
    SpokenCase(.rate(.money("9", "EUR"), per: Unit("week")), "9 यूरो प्रति सप्ताह", "नौ यूरो प्रति सप्ताह"),
    SpokenCase(.duration(TimeSpan(hours: 2, minutes: 5)), "2 घंटे 5 मिनट", "दो घंटे पाँच मिनट"),
    SpokenCase(
      .duration(TimeSpan(minutes: 1, seconds: Number(significand: 3))), "1 मिनट 3 सेकंड", "एक मिनट तीन सेकंड"),
    SpokenCase(.ordinal(Ordinal(1)), "पहला", "पहला"),
    SpokenCase(.ordinal(Ordinal(3)), "तीसरा", "तीसरा"),
    SpokenCase(.ordinal(Ordinal(21)), "इक्कीसवाँ", "इक्कीसवाँ"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "दो तिहाई", "दो तिहाई"),
    SpokenCase(
      .fraction(Fraction(whole: 3, numerator: 3, denominator: 7)), "3 सही तीन बटा सात", "तीन सही तीन बटा सात"),
    SpokenCase(
      .portion(Fraction(numerator: 3, denominator: 4), of: Unit("meter")), "तीन चौथाई मीटर", "तीन चौथाई मीटर"),
    SpokenCase(.date(CalendarDate(year: 2012, month: 11, day: 12)), "12 नवंबर 2012", "बारह नवंबर दो हज़ार बारह"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 3, day: 3, weekday: 6)), "शुक्रवार, 3 मार्च 1989",
      "शुक्रवार, तीन मार्च एक हज़ार नौ सौ नवासी"),
    SpokenCase(.date(CalendarDate(year: 2000, month: 6, day: 1)), "1 जून 2000", "एक जून दो हज़ार"),
    SpokenCase(.date(CalendarDate(month: 10, day: 21)), "21 अक्तूबर", "इक्कीस अक्तूबर"),
    SpokenCase(.date(CalendarDate(year: 1900, month: 5)), "मई 1900", "मई एक हज़ार नौ सौ"),
    SpokenCase(.date(CalendarDate(year: 2012)), "2012", "दो हज़ार बारह"),
    SpokenCase(.date(CalendarDate(year: -44)), "44 ईसा पूर्व", "चौवालीस ईसा पूर्व"),
    SpokenCase(.decade(1980), "1980 का दशक", "एक हज़ार नौ सौ अस्सी का दशक"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 5)), "17 बजकर 5 मिनट", "सत्रह बजकर पाँच मिनट"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "1 बजे", "एक बजे"),
    SpokenCase(.time(ClockTime(hour: 21, minute: 22)), "21 बजकर 22 मिनट", "इक्कीस बजकर बाईस मिनट"),
    SpokenCase(.time(ClockTime(hour: 0, minute: 30)), "0 बजकर 30 मिनट", "शून्य बजकर तीस मिनट"),
    SpokenCase(.time(ClockTime(hour: 9, minute: 20, period: .pm)), "रात 9 बजकर 20 मिनट", "रात नौ बजकर बीस मिनट"),
    SpokenCase(
      .time(ClockTime(hour: 8, minute: 2, second: 3, zone: "+02:00")), "8 बजकर 2 मिनट 3 सेकंड UTC प्लस 2 घंटे",
      "आठ बजकर दो मिनट तीन सेकंड प्लस दो"),
    SpokenCase(
      .dateTime(CalendarDate(month: 7, day: 4), ClockTime(hour: 19, minute: 30)), "4 जुलाई, 19 बजकर 30 मिनट",
      "चार जुलाई, उन्नीस बजकर तीस मिनट"),
    SpokenCase(.range(.money("5", "USD"), .money("9", "USD")), "5 डॉलर से 9 डॉलर", "पाँच डॉलर से नौ डॉलर"),
    SpokenCase(.telephone("+380 44-12"), "प्लस 3 8 0, 4 4, 1 2", "प्लस तीन आठ शून्य, चार चार, एक दो"),
    SpokenCase(.identifier("B07-4"), "B 0 7, 4", "B शून्य सात, चार"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
