import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct UkrainianTests {
  static let language = SpokenLanguages.language(for: LocaleTag("uk"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "порожньо", "порожньо"),
    SpokenCase(.number("-42"), "мінус 42", "мінус сорок два"),
    SpokenCase(.number("1"), "1", "один"),
    SpokenCase(.number("2012"), "дві тисячі дванадцять", "дві тисячі дванадцять"),
    SpokenCase(.number("21000"), "двадцять одна тисяча", "двадцять одна тисяча"),
    SpokenCase(.number("1.85"), "одна ціла 85 сотих", "одна ціла вісімдесят п’ять сотих"),
    SpokenCase(.number("0.5"), "0 цілих 5 десятих", "нуль цілих п’ять десятих"),
    SpokenCase(.number("2.05"), "дві цілих 5 сотих", "дві цілих п’ять сотих"),
    SpokenCase(.number("0.12345"), "0 кома 1 2 3 4 5", "нуль кома один два три чотири п’ять"),
    SpokenCase(.number("007"), "0 0 7", "нуль нуль сім"),
    SpokenCase(.number("2.5", scale: 6), "дві цілих 5 десятих мільйона", "дві цілих п’ять десятих мільйона"),
    SpokenCase(.number("2", scale: 3), "дві тисячі", "дві тисячі"),
    SpokenCase(.percent("1"), "1 відсоток", "один відсоток"),
    SpokenCase(.percent("2"), "2 відсотки", "два відсотки"),
    SpokenCase(.percent("-5"), "мінус 5 відсотків", "мінус п’ять відсотків"),
    SpokenCase(.percent("1.85"), "одна ціла 85 сотих відсотка", "одна ціла вісімдесят п’ять сотих відсотка"),
    SpokenCase(
      .change("1.85", .percent), "плюс одна ціла 85 сотих відсотка",
      "плюс одна ціла вісімдесят п’ять сотих відсотка"),
    SpokenCase(.change("-21", .percent), "мінус 21 відсоток", "мінус двадцять один відсоток"),
    SpokenCase(.change("0", .percent), "без змін", "без змін"),
    SpokenCase(
      .change("-2.50", .money(currency: "USD")), "мінус 2 долари 50 центів",
      "мінус два долари п’ятдесят центів"),
    SpokenCase(
      .money("648.11", "USD"), "648 доларів 11 центів", "шістсот сорок вісім доларів одинадцять центів"),
    SpokenCase(.money("1.01", "USD"), "1 долар 1 цент", "один долар один цент"),
    SpokenCase(.money("2.02", "USD"), "2 долари 2 центи", "два долари два центи"),
    SpokenCase(.money("100", "USD"), "100 доларів", "сто доларів"),
    SpokenCase(.money("200", "USD"), "200 доларів", "двісті доларів"),
    SpokenCase(.money("1.00", "EUR"), "1 євро", "один євро"),
    SpokenCase(.money("-3.20", "USD"), "мінус 3 долари 20 центів", "мінус три долари двадцять центів"),
    SpokenCase(
      .money("21.22", "RUB"), "21 рубль двадцять дві копійки", "двадцять один рубль двадцять дві копійки"),
    SpokenCase(.money("22", "SEK"), "двадцять дві шведські крони", "двадцять дві шведські крони"),
    SpokenCase(.money("5.02", "UAH"), "5 гривень дві копійки", "п’ять гривень дві копійки"),
    SpokenCase(
      .money("1.125", "USD"), "одна ціла 125 тисячних долара", "одна ціла сто двадцять п’ять тисячних долара"),
    SpokenCase(
      .money("2.5", "USD", scale: 9), "дві цілих 5 десятих мільярда доларів",
      "дві цілих п’ять десятих мільярда доларів"),
    SpokenCase(.measure("1", "hour"), "одна година", "одна година"),
    SpokenCase(.measure("2", "hour"), "дві години", "дві години"),
    SpokenCase(.measure("3", "hour"), "3 години", "три години"),
    SpokenCase(.measure("21", "minute"), "двадцять одна хвилина", "двадцять одна хвилина"),
    SpokenCase(.measure("-2", "celsius"), "мінус 2 градуси Цельсія", "мінус два градуси цельсія"),
    SpokenCase(
      .measure("1.5", "kilometer"), "одна ціла 5 десятих кілометра", "одна ціла п’ять десятих кілометра"),
    SpokenCase(.rate(.money("9", "EUR"), per: Unit("week")), "9 євро на тиждень", "дев’ять євро на тиждень"),
    SpokenCase(.duration(TimeSpan(hours: 2, minutes: 5)), "дві години 5 хвилин", "дві години п’ять хвилин"),
    SpokenCase(
      .duration(TimeSpan(minutes: 1, seconds: Number(significand: 3))), "одна хвилина 3 секунди",
      "одна хвилина три секунди"),
    SpokenCase(.ordinal(Ordinal(1)), "перший", "перший"),
    SpokenCase(.ordinal(Ordinal(3)), "третій", "третій"),
    SpokenCase(.ordinal(Ordinal(21)), "двадцять перший", "двадцять перший"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "дві третини", "дві третини"),
    SpokenCase(
      .fraction(Fraction(whole: 3, numerator: 3, denominator: 7)), "3 і три сьомих", "три і три сьомих"),
    SpokenCase(
      .portion(Fraction(numerator: 3, denominator: 4), of: Unit("meter")), "три чверті метра",
      "три чверті метра"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)),
      "дванадцяте листопада дві тисячі дванадцятого року", "дванадцяте листопада дві тисячі дванадцятого року"
    ),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 3, day: 3, weekday: 6)),
      "п’ятниця, третє березня тисяча дев’ятсот вісімдесят дев’ятого року",
      "п’ятниця, третє березня тисяча дев’ятсот вісімдесят дев’ятого року"),
    SpokenCase(
      .date(CalendarDate(year: 2000, month: 6, day: 1)), "перше червня двотисячного року",
      "перше червня двотисячного року"),
    SpokenCase(.date(CalendarDate(month: 10, day: 21)), "двадцять перше жовтня", "двадцять перше жовтня"),
    SpokenCase(
      .date(CalendarDate(year: 1900, month: 5)), "травень тисяча дев’ятисотого року",
      "травень тисяча дев’ятисотого року"),
    SpokenCase(.date(CalendarDate(year: 2012)), "дві тисячі дванадцятий", "дві тисячі дванадцятий"),
    SpokenCase(
      .date(CalendarDate(year: -44)), "сорок четвертий до нашої ери", "сорок четвертий до нашої ери"),
    SpokenCase(.decade(1980), "тисяча дев’ятсот вісімдесяті", "тисяча дев’ятсот вісімдесяті"),
    SpokenCase(
      .time(ClockTime(hour: 17, minute: 5)), "сімнадцята година 5 хвилин", "сімнадцята година п’ять хвилин"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "перша година", "перша година"),
    SpokenCase(
      .time(ClockTime(hour: 21, minute: 22)), "двадцять перша година двадцять дві хвилини",
      "двадцять перша година двадцять дві хвилини"),
    SpokenCase(
      .time(ClockTime(hour: 0, minute: 30)), "нульова година 30 хвилин", "нульова година тридцять хвилин"),
    SpokenCase(
      .time(ClockTime(hour: 9, minute: 20, period: .pm)), "двадцять перша година 20 хвилин",
      "двадцять перша година двадцять хвилин"),
    SpokenCase(
      .time(ClockTime(hour: 8, minute: 2, second: 3, zone: "+02:00")),
      "восьма година дві хвилини 3 секунди UTC плюс дві години",
      "восьма година дві хвилини три секунди плюс два"),
    SpokenCase(
      .dateTime(CalendarDate(month: 7, day: 4), ClockTime(hour: 19, minute: 30)),
      "четверте липня, дев’ятнадцята година 30 хвилин", "четверте липня, дев’ятнадцята година тридцять хвилин"
    ),
    SpokenCase(
      .range(.money("5", "USD"), .money("9", "USD")), "5 доларів тире 9 доларів",
      "п’ять доларів тире дев’ять доларів"),
    SpokenCase(
      .telephone("+380 44-12"), "плюс 3 8 0, 4 4, 1 2", "плюс три вісім нуль, чотири чотири, один два"),
    SpokenCase(.identifier("B07-4"), "B 0 7, 4", "B нуль сім, чотири"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
