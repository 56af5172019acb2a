import RowcallModel
import RowcallText
import RowcallValues
import Testing

@testable import RowcallNarration

@Suite struct CellDisplayTests {
  @Test(arguments: [
    ("en", ColumnType.money(currency: "USD"), "648.11", "$648.11"),
    ("en", .money(currency: "USD"), "-3.20", "-$3.20"),
    ("en", .money(currency: "USD"), "1234.5", "$1,234.50"),
    ("en", .money(currency: "USD"), "5", "$5"),
    ("en", .money(currency: "JPY"), "1200", "¥1,200"),
    ("en", .money(currency: nil), "€12.00", "€12.00"),
    ("en", .money(currency: nil), "US$12.5", "US$12.50"), ("en", .money(currency: nil), "-US$12", "-US$12"),
    ("de", .money(currency: nil), "A$7", "7\u{A0}AU$"), ("en-CA", .money(currency: nil), "US$7", "US$7"),
    ("en", .money(currency: nil), "$31.4 billion", "$31.4 billion"),
    ("de", .money(currency: nil), "€31.4 million", "31,4 Mio.\u{A0}€"),
    ("de", .money(currency: "USD"), "648.11", "648,11\u{A0}$"),
    ("de", .money(currency: "EUR"), "-3.20", "-3,20\u{A0}€"),
    ("en", .percent, "12.5%", "12.5%"), ("fr", .percent, "12.5%", "12,5\u{A0}%"),
    ("en", .percent, "-4%", "-4%"),
    ("en", .change(.percent), "+1.85%", "up 1.85%"), ("en", .change(.percent), "-0.31%", "down 0.31%"),
    ("en", .change(.percent), "0.00%", "unchanged"), ("en", .change(.number), "-1200", "down 1,200"),
    ("en", .change(.money(currency: "USD")), "+2.10", "up $2.10"),
    ("de", .change(.percent), "+1.85%", "plus 1,85\u{A0}%"),
    ("hr", .change(.percent), "+1.85%", "+1,85\u{A0}%"),
    ("hr", .change(.percent), "-1.85%", "\u{2212}1,85\u{A0}%"),
    ("hr", .change(.percent), "0.0%", "0,0\u{A0}%"),
    ("en", .measure(unit: Unit("kilogram")), "12", "12 kg"),
    ("en", .measure(unit: Unit("kilogram")), "-1.5", "-1.5 kg"),
    ("pl", .measure(unit: Unit("day")), "5", "5 dób"), ("pl", .measure(unit: Unit("day")), "1", "1 doba"),
    ("en", .boolean, "yes", "yes"), ("de", .boolean, "no", "nein"),
    ("en", .integer, "8272", "8,272"), ("en", .decimal, "-0.50", "-0.50"),
    ("en", .date(.yearMonthDay), "2012-11-12", "Nov 12, 2012"),
    ("de", .date(.yearMonthDay), "2012-11-02", "2. Nov. 2012"),
    ("ja", .date(.yearMonthDay), "2012-01-08", "2012年1月8日"),
    ("en", .date(.yearMonthDay), "2012-11", "2012-11"),
    ("en", .time, "15:04", "15:04"), ("en", .time, "3:04 PM", "3:04 PM"),
    ("en", .time, "09:05:07", "09:05:07"),
    ("en", .dateTime(.yearMonthDay), "2012-11-12 15:04", "Nov 12, 2012, 15:04"),
    ("en", .dateTime(.yearMonthDay), "2012-11-12T15:04Z", "Nov 12, 2012, 3:04 PM UTC"),
    ("en", .dateTime(.yearMonthDay), "2012-11-12T00:04:00+05:30", "Nov 12, 2012, 12:04 AM UTC+5:30"),
    ("de", .dateTime(.yearMonthDay), "2012-11-12T15:04:09.000-03:00", "12. Nov. 2012, 15:04:09 UTC\u{2212}3"),
    ("en", .dateTime(.yearMonthDay), "2012-11-12T15:04:09.25Z", "Nov 12, 2012, 3:04:09 PM UTC"),
    ("en", .dateTime(.yearMonthDay), "2012-11-12 15:04:09.2500", "Nov 12, 2012, 15:04:09"),
    ("en", .time, "15:04:09.25", "15:04:09.25"),
    ("en", .date(.monthDayYear), "9/17/35", "Sep 17, 2035"),
    ("en", .date(.monthDayYear), "9/17/68", "9/17/68"),
    ("de", .date(.dayMonthYear), "17.9.69", "17. Sept. 1969"),
    ("en", .duration, "1:02:03", "1:02:03"), ("en", .identifier, " 00501 ", "00501"),
    ("en", .year, "1998", "1998"),
    ("en", .integer, "many", "many"),
    // As they are spoken, and as spreadsheets show them.
    ("en", .integer, "007", "007"), ("en", .decimal, "-0042", "-0042"), ("en", .decimal, "007.50", "7.50"),
    ("ar-EG", .integer, "007", "٠٠٧"),
    ("en", .integer, "1E+20", "1E+20"), ("de", .decimal, "-3.5e22", "-3,5E+22"),
    ("en", .decimal, "1e19", "1E+19"), ("en", .decimal, "1e18", "1,000,000,000,000,000,000"),
    ("de", .decimal, "2.5E-20", "2,5E-20"), ("en", .decimal, "2.5e-9", "0.0000000025"),
  ])
  func valuesAreWrittenForAReaderOfTheLocale(locale: String, type: ColumnType, cell: String, shown: String) {
    let table = SampleTable([("Column", type)], rows: [[cell]])
    #expect(table.labels(locale: locale) == [shown])
  }

  @Test func everyDayAndMonthIsWrittenAsICUWritesIt() {
    for locale in ["en", "de", "fr", "es", "ja", "zh", "ru", "ar", "hi", "fa", "th"].map(LocaleTag.init) {
      let text = DateText(for: locale)
      let style = DateStyle(numbers: NumberStyle(NumberSymbols(for: locale))) {
        text.format($0, style: .medium)
      }
      for month in 1...12 as ClosedRange<UInt8> {
        for day in [1, 8, 9, 10, 27, 28] as [UInt8] {
          let date = CalendarDate(year: 2034, month: month, day: day)
          var output = ByteBuffer()
          #expect(style.append(date, to: &output), "\(locale)")
          #expect(output.text() == text.format(date, style: .medium))
        }
      }
    }
  }

  @Test func everyHourIsWrittenAsICUWritesIt() {
    for locale in ["en", "de", "fr", "ja", "ar", "hi"].map(LocaleTag.init) {
      let text = DateText(for: locale)
      let style = TimeStyle(numbers: NumberStyle(NumberSymbols(for: locale))) { text.format($0) }
      let times =
        (0..<24).map { ClockTime(hour: $0, minute: 5) }
        + (1...12).map { ClockTime(hour: $0, minute: 47, second: 9, period: .pm) }
      for time in times {
        var output = ByteBuffer()
        #expect(style.append(time, to: &output), "\(locale)")
        #expect(output.text() == text.format(time))
      }
    }
  }
}
