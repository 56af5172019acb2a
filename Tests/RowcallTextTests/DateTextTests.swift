import RowcallModel
import RowcallText
import Testing

@Suite struct DateTextTests {
  @Test(arguments: [
    ("en", "July 9, 1984", "Jul 9, 1984", "7/9/1984"), ("de", "9. Juli 1984", "9. Juli 1984", "9.7.1984"),
    ("fr", "9 juillet 1984", "9 juil. 1984", "09/07/1984"),
    ("es", "9 de julio de 1984", "9 jul 1984", "9/7/1984"),
    ("ja", "1984年7月9日", "1984年7月9日", "1984/7/9"), ("zh", "1984年7月9日", "1984年7月9日", "1984/7/9"),
    ("ru", "9 июля 1984 г.", "9 июл. 1984 г.", "09.07.1984"),
    ("pl", "9 lipca 1984", "9 lip 1984", "9.07.1984"),
    ("pt-BR", "9 de julho de 1984", "9 de jul. de 1984", "09/07/1984"),
    ("hi", "9 जुलाई 1984", "9 जुल॰ 1984", "9/7/1984"),
    ("ar", "٩ يوليو ١٩٨٤", "٩ يوليو ١٩٨٤", "٩/٧/١٩٨٤"), ("en-IN", "9 July 1984", "9 Jul 1984", "9/7/1984"),
  ])
  func wholeDatesAreWrittenInThreeStyles(locale: String, long: String, medium: String, short: String) {
    let text = DateText(for: LocaleTag(locale))
    let date = CalendarDate(year: 1984, month: 7, day: 9)
    #expect(text.format(date) == long)
    #expect(text.format(date, style: .medium) == medium)
    #expect(text.format(date, style: .short) == short)
  }

  @Test func onlyTheKnownPartsAreWritten() {
    let english = DateText(for: LocaleTag("en"))
    #expect(english.format(CalendarDate(year: 1984)) == "1984")
    #expect(english.format(CalendarDate(year: 1984, month: 7)) == "July 1984")
    #expect(english.format(CalendarDate(month: 2, day: 29)) == "February 29")
    #expect(english.format(CalendarDate(year: 84, yearDigits: 2, month: 7, day: 9)) == "July 9, 84")
    #expect(english.format(CalendarDate()) == nil)
  }

  @Test func weekdaysAreThoseThatWereWritten() {
    let english = DateText(for: LocaleTag("en"))
    #expect(english.format(CalendarDate(year: 1984, month: 7, day: 9, weekday: 2)) == "Monday, July 9, 1984")
    #expect(english.format(CalendarDate(year: 1984, month: 7, day: 9, weekday: 6)) == "Friday, July 9, 1984")
    #expect(english.format(CalendarDate(month: 7, day: 9, weekday: 6)) == "Friday, July 9")
    #expect(english.format(CalendarDate(weekday: 6)) == "Friday")
  }

  @Test(arguments: [(30, 2), (31, 4), (0, 1), (32, 1), (1, 13), (1, 0)])
  func aDateThatDoesNotExistHasNoText(day: Int, month: Int) {
    let date = CalendarDate(year: 1984, month: UInt8(month), day: UInt8(day))
    #expect(DateText(for: LocaleTag("en")).format(date) == nil)
  }

  @Test func yearsBeforeTheEraSaySoAndThereIsNoYearZero() {
    let english = DateText(for: LocaleTag("en"))
    #expect(english.format(CalendarDate(year: -44, month: 3, day: 15)) == "March 15, 44 BC")
    #expect(english.format(CalendarDate(year: 0, month: 3, day: 15)) == nil)
  }

  @Test func datesAreGregorianWhateverTheRegionPrefers() {
    let date = CalendarDate(year: 1984, month: 7, day: 9)
    #expect(DateText(for: LocaleTag("th")).format(date)?.contains("1984") == true)
    #expect(DateText(for: LocaleTag("en-u-ca-buddhist")).format(date) == "July 9, 1984")
    #expect(
      DateText(for: LocaleTag("en")).format(CalendarDate(year: 1500, month: 2, day: 28))
        == "February 28, 1500")
  }

  @Test(arguments: [
    ("en", ClockTime(hour: 17, minute: 8), "17:08"),
    ("en", ClockTime(hour: 5, minute: 8, period: .pm), "5:08 PM"),
    ("en", ClockTime(hour: 12, minute: 0, second: 5, period: .am), "12:00:05 AM"),
    ("de", ClockTime(hour: 17, minute: 8), "17:08"),
    ("ja", ClockTime(hour: 5, minute: 8, period: .pm), "午後5:08"),
  ])
  func timesKeepTheClockInWhichTheyWereWritten(locale: String, time: ClockTime, text: String) {
    #expect(DateText(for: LocaleTag(locale)).format(time) == text)
  }

  @Test func aTimeThatDoesNotExistHasNoText() {
    let english = DateText(for: LocaleTag("en"))
    #expect(english.format(ClockTime(hour: 24, minute: 0)) == nil)
    #expect(english.format(ClockTime(hour: 7, minute: 60)) == nil)
  }

  @Test func datesAndTimesStandTogether() {
    let date = CalendarDate(year: 1984, month: 7, day: 9)
    let time = ClockTime(hour: 17, minute: 8)
    #expect(DateText(for: LocaleTag("de")).format(date, time) == "9. Juli 1984 um 17:08")
    #expect(DateText(for: LocaleTag("en")).format(date: date, skeleton: "yMMMM") == "July 1984")
  }

  @Test func monthsHaveTwoFormsInSlavicLanguages() {
    let russian = DateText(for: LocaleTag("ru"))
    #expect(russian.month(3) == "марта")
    #expect(russian.month(3, standalone: true) == "март")
    #expect(DateText(for: LocaleTag("en")).month(9, width: .abbreviated) == "Sep")
  }

  @Test func namesOutsideTheCalendarAreNil() {
    let english = DateText(for: LocaleTag("en"))
    #expect([0, 13, -1].allSatisfy { english.month($0) == nil })
    #expect([0, 8, 12].allSatisfy { english.weekday($0) == nil })
  }

  @Test func weekdaysStartWithSunday() {
    #expect(DateText(for: LocaleTag("fr")).weekday(1) == "dimanche")
    #expect(DateText(for: LocaleTag("en")).weekday(7, width: .abbreviated) == "Sat")
  }
}
