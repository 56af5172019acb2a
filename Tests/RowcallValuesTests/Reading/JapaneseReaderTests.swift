import RowcallModel
import RowcallValues
import Testing

@Suite struct JapaneseReaderTests {
  private let reader = JapaneseReader()

  private func number(_ digits: UInt64) -> Value { .number(Number(significand: digits)) }

  @Test(
    "Whole texts that are one value",
    arguments: [
      ("８２円", .money(Money(Number(significand: 82), currency: "JPY"))),
      ("¥640", .money(Money(Number(significand: 640), currency: "JPY"))),
      (
        "-$7.50",
        .money(Money(Number(isNegative: true, significand: 750, fractionDigits: 2), currency: "USD"))
      ),
      ("US$9", .money(Money(Number(significand: 9), currency: "USD", isQualified: true))),
      ("6億ドル", .money(Money(Number(significand: 6, scale: 8), currency: "USD"))),
      ("▲4.2%", .percent(Number(isNegative: true, significand: 42, fractionDigits: 1))),
      ("17℃", .measure(Measure(Number(significand: 17), unit: Unit("celsius")))),
      ("時速45km/h", .measure(Measure(Number(significand: 45), unit: Unit("kilometer-per-hour")))),
      ("9 kg", .measure(Measure(Number(significand: 9), unit: Unit("kilogram")))),
      ("第12", .ordinal(Ordinal(12))),
      ("第3,400", .ordinal(Ordinal(3400))),
      ("8番目", .ordinal(Ordinal(8, suffix: "番目"))),
      ("7分の2", .fraction(Fraction(numerator: 2, denominator: 7))),
      ("3と5/6", .fraction(Fraction(whole: 3, numerator: 5, denominator: 6))),
      ("-5/6", .fraction(Fraction(isNegative: true, numerator: 5, denominator: 6))),
      ("60年代", .decade(60)),
      ("6/21(土)", .date(CalendarDate(month: 6, day: 21, weekday: 7))),
      ("070-2345-6789", .telephone("070-2345-6789")),
    ] as [(String, Value)])
  func oneValue(text: String, value: Value) {
    #expect(reader.pieces(of: text) == [.value(value)])
  }

  @Test func aPlusSignIsKept() {
    let percent = Value.percent(Number(significand: 42, fractionDigits: 1))
    #expect(reader.pieces(of: "+4.2％") == [.positive(percent)])
    #expect(reader.pieces(of: "+8") == [.positive(number(8))])
  }

  @Test(
    "Texts without values stay as they are",
    arguments: ["北海道", "三百二十円", "A4用紙", "MP3", "COVID-19", "え〜と", "(土)", "B-52", ""])
  func textsWithoutValues(text: String) {
    #expect(reader.pieces(of: text) == (text.isEmpty ? [] : [.words(text)]))
  }

  @Test func wordsAndSpacesAroundValuesAreKept() {
    #expect(
      reader.pieces(of: "約 6 人、犬3匹") == [
        .words("約 "), .value(number(6)), .words(" 人、犬"), .value(number(3)), .words("匹"),
      ])
  }

  @Test(
    "Range signs join values",
    arguments: [
      ("4〜6", .range(.number(Number(significand: 4)), .number(Number(significand: 6)))),
      ("40-60%", .range(.percent(Number(significand: 40)), .percent(Number(significand: 60)))),
      (
        "2月3日〜5日",
        .range(
          .date(CalendarDate(yearDigits: 0, month: 2, day: 3)), .date(CalendarDate(yearDigits: 0, day: 5)))
      ),
      ("9時〜17時", .range(.time(ClockTime(hour: 9)), .time(ClockTime(hour: 17)))),
    ] as [(String, Value)])
  func ranges(text: String, value: Value) {
    #expect(reader.pieces(of: text) == [.value(value)])
  }

  @Test func aScoreIsNoRange() {
    #expect(reader.pieces(of: "4-2") == [.value(number(4)), .words("-"), .value(number(2))])
  }

  @Test func aRangeSignBetweenWordsIsSpoken() {
    #expect(reader.pieces(of: "京都〜奈良") == [.words("京都から奈良")])
  }

  @Test func aRootIsSpoken() {
    #expect(reader.pieces(of: "√7") == [.words("ルート"), .value(number(7))])
    #expect(reader.pieces(of: "√5/9") == [.value(number(9)), .words("分のルート"), .value(number(5))])
  }

  @Test(
    "Numbers of addresses stand as they are",
    arguments: [
      ("梅田1-13-1", "梅田1-13-1"), ("ビル2-3-4-5", "ビル2-3-4-5"), ("3丁目2-1", "丁目2-1"), ("4条1-2", "条1-2"),
    ])
  func addresses(text: String, words: String) {
    #expect(reader.pieces(of: text).last == .words(words))
  }

  @Test(
    "Codes and ranges are no addresses",
    arguments: ["番号1-23-4", "定員5-10名", "梅田0-1-2", "梅田1-2-3-4-5", "梅田1-13-1.5"])
  func noAddresses(text: String) {
    #expect(reader.pieces(of: text) != [.words(text)])
  }

  @Test("Weekdays from one to another", arguments: ["月〜金", "月~金 休"])
  func weekdays(text: String) {
    #expect(
      reader.pieces(of: text).first
        == .value(.range(.date(CalendarDate(weekday: 2)), .date(CalendarDate(weekday: 6)))))
    #expect(reader.pieces(of: "今月〜金曜").allSatisfy { if case .words = $0 { true } else { false } })
  }
}
