import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct ArabicTests {
  static let language = SpokenLanguages.language(for: LocaleTag("ar"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "فارغ", "فارغ"),
    SpokenCase(.number("-42"), "ناقص 42", "ناقص اِثنان وَأَربَعون"),
    SpokenCase(.number("1"), "1", "واحِد"),
    SpokenCase(.number("2012"), "2012", "أَلفان وَاِثنا عَشَر"),
    SpokenCase(.number("21000"), "21000", "واحِد وَعِشرون أَلفًا"),
    SpokenCase(.number("1.85"), "1.85", "واحِد فاصل ثَمانيَة خَمسَة"),
    SpokenCase(.number("0.5"), "0.5", "صِفر فاصل خَمسَة"),
    SpokenCase(.number("2.05"), "2.05", "اِثنان فاصل صِفر خَمسَة"),
    SpokenCase(.number("0.12345"), "0.12345", "صِفر فاصل واحِد اِثنان ثَلاثَة أَربَعَة خَمسَة"),
    SpokenCase(.number("007"), "0 0 7", "صِفر صِفر سَبعَة"),
    SpokenCase(.number("2.5", scale: 6), "2.5 مليون", "اِثنان فاصل خَمسَة مليون"),
    SpokenCase(.number("2", scale: 3), "ألفان", "ألفان"),
    SpokenCase(.percent("1"), "1 بالمائة", "واحِد بالمائة"),
    SpokenCase(.percent("2"), "2 بالمائة", "اِثنان بالمائة"),
    SpokenCase(.percent("-5"), "ناقص 5 بالمائة", "ناقص خَمسَة بالمائة"),
    SpokenCase(.percent("1.85"), "1.85 بالمائة", "واحِد فاصل ثَمانيَة خَمسَة بالمائة"),
    SpokenCase(.change("1.85", .percent), "ارتفاع 1.85 بالمائة", "ارتفاع واحِد فاصل ثَمانيَة خَمسَة بالمائة"),
    SpokenCase(.change("-21", .percent), "انخفاض 21 بالمائة", "انخفاض واحِد وَعِشرون بالمائة"),
    SpokenCase(.change("0", .percent), "بلا تغيير", "بلا تغيير"),
    SpokenCase(
      .change("-2.50", .money(currency: "USD")), "انخفاض دولاران و50 سنتًا", "انخفاض دولاران وخَمسون سنتًا"),
    SpokenCase(.money("648.11", "USD"), "648 دولارًا و11 سنتًا", "سِتُّمِئَة وَثَمانيَة وَأَربَعون دولارًا وأَحَدَ عَشَر سنتًا"),
    SpokenCase(.money("1.01", "USD"), "دولار واحِد وسنت واحِد", "دولار واحِد وسنت واحِد"),
    SpokenCase(.money("2.02", "USD"), "دولاران وسنتان", "دولاران وسنتان"),
    SpokenCase(.money("100", "USD"), "100 دولار", "مِئَة دولار"),
    SpokenCase(.money("200", "USD"), "مِئَتا دولار", "مِئَتا دولار"),
    SpokenCase(.money("1.00", "EUR"), "يورو واحِد", "يورو واحِد"),
    SpokenCase(.money("-3.20", "USD"), "ناقص 3 دولارات و20 سنتًا", "ناقص ثَلاثَة دولارات وعِشرون سنتًا"),
    SpokenCase(.money("11", "SAR"), "11 ريالًا", "أَحَدَ عَشَر ريالًا"),
    SpokenCase(.money("1.125", "USD"), "1.125 دولار", "واحِد فاصل واحِد اِثنان خَمسَة دولار"),
    SpokenCase(.money("2.5", "USD", scale: 9), "2.5 مليار دولار", "اِثنان فاصل خَمسَة مليار دولار"),
    SpokenCase(.measure("1", "hour"), "ساعة", "ساعة"),
    SpokenCase(.measure("2", "hour"), "ساعتان", "ساعتان"),
    SpokenCase(.measure("3", "hour"), "ثَلاث ساعات", "ثَلاث ساعات"),
    SpokenCase(.measure("21", "minute"), "إِحدى وَعِشرون دقيقة", "إِحدى وَعِشرون دقيقة"),
    SpokenCase(.measure("-2", "celsius"), "ناقص درجتان مئويتان", "ناقص درجتان مئويتان"),
    SpokenCase(.measure("1.5", "kilometer"), "1.5 كيلومتر", "واحِد فاصل خَمسَة كيلومتر"),
    SpokenCase(.measure("13", "hour"), "ثَلاثَ عَشْرَة ساعة", "ثَلاثَ عَشْرَة ساعة"),
    SpokenCase(.rate(.money("9", "EUR"), per: Unit("week")), "9 يورو في الأسبوع", "تِسعَة يورو في الأسبوع"),
    SpokenCase(.duration(TimeSpan(hours: 2, minutes: 5)), "ساعتان وخَمس دقائق", "ساعتان وخَمس دقائق"),
    SpokenCase(
      .duration(TimeSpan(minutes: 1, seconds: Number(significand: 3))), "دقيقة وثَلاث ثوان", "دقيقة وثَلاث ثوان"
    ),
    SpokenCase(.ordinal(Ordinal(1)), "الأول", "الأول"),
    SpokenCase(.ordinal(Ordinal(3)), "الثالث", "الثالث"),
    SpokenCase(.ordinal(Ordinal(21)), "الحادي والعشرون", "الحادي والعشرون"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "ثلثان", "ثلثان"),
    SpokenCase(
      .fraction(Fraction(whole: 3, numerator: 3, denominator: 7)), "3 وثَلاثَة أسباع", "ثَلاثَة وثَلاثَة أسباع"),
    SpokenCase(
      .portion(Fraction(numerator: 3, denominator: 4), of: Unit("meter")), "ثَلاثَة أرباع متر",
      "ثَلاثَة أرباع متر"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "12 نوفمبر 2012",
      "الثاني عشر من نوفمبر أَلفان وَاِثنا عَشَر"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 3, day: 3, weekday: 6)), "الجمعة، 3 مارس 1989",
      "الجمعة الثالث من مارس أَلف وَتِسعُمِئَة وَتِسعَة وَثَمانون"),
    SpokenCase(.date(CalendarDate(year: 2000, month: 6, day: 1)), "1 يونيو 2000", "الأول من يونيو أَلفان"),
    SpokenCase(.date(CalendarDate(month: 10, day: 21)), "21 أكتوبر", "الحادي والعشرون من أكتوبر"),
    SpokenCase(.date(CalendarDate(year: 1900, month: 5)), "مايو 1900", "مايو أَلف وَتِسعُمِئَة"),
    SpokenCase(.date(CalendarDate(year: 2012)), "2012", "أَلفان وَاِثنا عَشَر"),
    SpokenCase(.date(CalendarDate(year: -44)), "44 قبل الميلاد", "أَربَعَة وَأَربَعون قبل الميلاد"),
    SpokenCase(.decade(1980), "عقد 1980", "عقد أَلف وَتِسعُمِئَة وَثَمانون"),
    SpokenCase(
      .time(ClockTime(hour: 17, minute: 5)), "الساعة السابعة عشرة وخَمس دقائق",
      "الساعة السابعة عشرة وخَمس دقائق"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "الساعة الواحدة", "الساعة الواحدة"),
    SpokenCase(
      .time(ClockTime(hour: 21, minute: 22)), "الساعة الحادية والعشرون واِثنَتان وَعِشرون دقيقة",
      "الساعة الحادية والعشرون واِثنَتان وَعِشرون دقيقة"),
    SpokenCase(.time(ClockTime(hour: 0, minute: 30)), "الساعة صفر و30 دقيقة", "الساعة صفر وثَلاثون دقيقة"),
    SpokenCase(
      .time(ClockTime(hour: 9, minute: 20, period: .pm)), "الساعة التاسعة و20 دقيقة مساءً",
      "الساعة التاسعة وعِشرون دقيقة مساءً"),
    SpokenCase(
      .time(ClockTime(hour: 8, minute: 2, second: 3, zone: "+02:00")),
      "الساعة الثامنة ودقيقتان وثَلاث ثوان UTC زائد ساعتان", "الساعة الثامنة ودقيقتان وثَلاث ثوان زائد اِثنان"),
    SpokenCase(
      .dateTime(CalendarDate(month: 7, day: 4), ClockTime(hour: 19, minute: 30)),
      "4 يوليو، الساعة التاسعة عشرة و30 دقيقة", "الرابع من يوليو، الساعة التاسعة عشرة وثَلاثون دقيقة"),
    SpokenCase(
      .range(.money("5", "USD"), .money("9", "USD")), "من 5 دولارات إلى 9 دولارات",
      "من خَمسَة دولارات إلى تِسعَة دولارات"),
    SpokenCase(
      .telephone("+380 44-12"), "زائد 3 8 0، 4 4، 1 2", "زائد ثَلاثَة ثَمانيَة صِفر، أَربَعَة أَربَعَة، واحِد اِثنان"),
    SpokenCase(.identifier("B07-4"), "B 0 7، 4", "B صِفر سَبعَة، أَربَعَة"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
