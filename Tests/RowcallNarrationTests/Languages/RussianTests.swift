import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct RussianTests {
  static let language = SpokenLanguages.language(for: LocaleTag("ru"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "пусто", "пусто"),
    SpokenCase(.number("-42"), "минус 42", "минус сорок два"),
    SpokenCase(.number("1"), "1", "один"),
    SpokenCase(.number("2012"), "две тысячи двенадцать", "две тысячи двенадцать"),
    SpokenCase(.number("21000"), "двадцать одна тысяча", "двадцать одна тысяча"),
    SpokenCase(.number("1.85"), "одна целая 85 сотых", "одна целая восемьдесят пять сотых"),
    SpokenCase(.number("0.5"), "0 целых 5 десятых", "ноль целых пять десятых"),
    SpokenCase(.number("2.05"), "две целых 5 сотых", "две целых пять сотых"),
    SpokenCase(.number("0.12345"), "0 запятая 1 2 3 4 5", "ноль запятая один два три четыре пять"),
    SpokenCase(.number("007"), "0 0 7", "ноль ноль семь"),
    SpokenCase(.number("2.5", scale: 6), "две целых 5 десятых миллиона", "две целых пять десятых миллиона"),
    SpokenCase(.number("2", scale: 3), "две тысячи", "две тысячи"),
    SpokenCase(.percent("1"), "1 процент", "один процент"),
    SpokenCase(.percent("2"), "2 процента", "два процента"),
    SpokenCase(.percent("-5"), "минус 5 процентов", "минус пять процентов"),
    SpokenCase(
      .percent("1.85"), "одна целая 85 сотых процента", "одна целая восемьдесят пять сотых процента"),
    SpokenCase(
      .change("1.85", .percent), "плюс одна целая 85 сотых процента",
      "плюс одна целая восемьдесят пять сотых процента"),
    SpokenCase(.change("-21", .percent), "минус 21 процент", "минус двадцать один процент"),
    SpokenCase(.change("0", .percent), "без изменений", "без изменений"),
    SpokenCase(
      .change("-2.50", .money(currency: "USD")), "минус 2 доллара 50 центов",
      "минус два доллара пятьдесят центов"),
    SpokenCase(
      .money("648.11", "USD"), "648 долларов 11 центов", "шестьсот сорок восемь долларов одиннадцать центов"),
    SpokenCase(.money("1.01", "USD"), "1 доллар 1 цент", "один доллар один цент"),
    SpokenCase(.money("2.02", "USD"), "2 доллара 2 цента", "два доллара два цента"),
    SpokenCase(.money("100", "USD"), "100 долларов", "сто долларов"),
    SpokenCase(.money("200", "USD"), "200 долларов", "двести долларов"),
    SpokenCase(.money("3.10", "ILS"), "3 шекеля 10 агор", "три шекеля десять агор"),
    SpokenCase(.money("1.00", "EUR"), "1 евро", "один евро"),
    SpokenCase(.money("-3.20", "USD"), "минус 3 доллара 20 центов", "минус три доллара двадцать центов"),
    SpokenCase(
      .money("21.22", "RUB"), "21 рубль двадцать две копейки", "двадцать один рубль двадцать две копейки"),
    SpokenCase(.money("22", "SEK"), "двадцать две шведские кроны", "двадцать две шведские кроны"),
    SpokenCase(
      .money("1.125", "USD"), "одна целая 125 тысячных доллара",
      "одна целая сто двадцать пять тысячных доллара"),
    SpokenCase(
      .money("2.5", "USD", scale: 9), "две целых 5 десятых миллиарда долларов",
      "две целых пять десятых миллиарда долларов"),
    SpokenCase(.measure("1", "hour"), "1 час", "один час"),
    SpokenCase(.measure("2", "hour"), "2 часа", "два часа"),
    SpokenCase(.measure("3", "hour"), "3 часа", "три часа"),
    SpokenCase(.measure("21", "minute"), "двадцать одна минута", "двадцать одна минута"),
    SpokenCase(.measure("-2", "celsius"), "минус 2 градуса Цельсия", "минус два градуса цельсия"),
    SpokenCase(
      .measure("1.5", "kilometer"), "одна целая 5 десятых километра", "одна целая пять десятых километра"),
    SpokenCase(.rate(.money("9", "EUR"), per: Unit("week")), "9 евро в неделю", "девять евро в неделю"),
    SpokenCase(.duration(TimeSpan(hours: 2, minutes: 5)), "2 часа 5 минут", "два часа пять минут"),
    SpokenCase(
      .duration(TimeSpan(minutes: 1, seconds: Number(significand: 3))), "одна минута 3 секунды",
      "одна минута три секунды"),
    SpokenCase(.ordinal(Ordinal(1)), "первый", "первый"),
    SpokenCase(.ordinal(Ordinal(3)), "третий", "третий"),
    SpokenCase(.ordinal(Ordinal(21)), "двадцать первый", "двадцать первый"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "две трети", "две трети"),
    SpokenCase(
      .fraction(Fraction(whole: 3, numerator: 3, denominator: 7)), "3 и три седьмых", "три и три седьмых"),
    SpokenCase(
      .portion(Fraction(numerator: 3, denominator: 4), of: Unit("meter")), "три четверти метра",
      "три четверти метра"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "двенадцатое ноября две тысячи двенадцатого года",
      "двенадцатое ноября две тысячи двенадцатого года"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 3, day: 3, weekday: 6)),
      "пятница, третье марта тысяча девятьсот восемьдесят девятого года",
      "пятница, третье марта тысяча девятьсот восемьдесят девятого года"),
    SpokenCase(
      .date(CalendarDate(year: 2000, month: 6, day: 1)), "первое июня двухтысячного года",
      "первое июня двухтысячного года"),
    SpokenCase(.date(CalendarDate(month: 10, day: 21)), "двадцать первое октября", "двадцать первое октября"),
    SpokenCase(
      .date(CalendarDate(year: 1900, month: 5)), "май тысяча девятисотого года",
      "май тысяча девятисотого года"),
    SpokenCase(.date(CalendarDate(year: 2012)), "две тысячи двенадцатый", "две тысячи двенадцатый"),
    SpokenCase(
      .date(CalendarDate(year: -44)), "сорок четвёртый до нашей эры", "сорок четвёртый до нашей эры"),
    SpokenCase(.decade(1980), "тысяча девятьсот восьмидесятые", "тысяча девятьсот восьмидесятые"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 5)), "17 часов 5 минут", "семнадцать часов пять минут"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "1 час", "один час"),
    SpokenCase(
      .time(ClockTime(hour: 21, minute: 22)), "21 час двадцать две минуты",
      "двадцать один час двадцать две минуты"),
    SpokenCase(.time(ClockTime(hour: 0, minute: 30)), "0 часов 30 минут", "ноль часов тридцать минут"),
    SpokenCase(
      .time(ClockTime(hour: 9, minute: 20, period: .pm)), "21 час 20 минут",
      "двадцать один час двадцать минут"),
    SpokenCase(
      .time(ClockTime(hour: 8, minute: 2, second: 3, zone: "+02:00")),
      "8 часов две минуты 3 секунды UTC плюс 2 часа", "восемь часов две минуты три секунды плюс два"),
    SpokenCase(
      .dateTime(CalendarDate(month: 7, day: 4), ClockTime(hour: 19, minute: 30)),
      "четвёртое июля, 19 часов 30 минут", "четвёртое июля, девятнадцать часов тридцать минут"),
    SpokenCase(
      .range(.money("5", "USD"), .money("9", "USD")), "5 долларов тире 9 долларов",
      "пять долларов тире девять долларов"),
    SpokenCase(
      .telephone("+380 44-12"), "плюс 3 8 0, 4 4, 1 2", "плюс три восемь ноль, четыре четыре, один два"),
    SpokenCase(.identifier("B07-4"), "B 0 7, 4", "B ноль семь, четыре"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
