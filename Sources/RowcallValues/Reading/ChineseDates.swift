import RowcallModel

/// Reads dates and times as Chinese texts write them.
extension EastAsianCursor {
  /// `2015年8月8号`, `8月8日`, `05年`, `公元前202年`; nil for spans such as `3年` and numbers such as `6号线`.
  mutating func chineseDate() -> CalendarDate? {
    attempt { cursor in
      let isBeforeEra = cursor.next == "公" && cursor.take("公元前")
      guard var date = cursor.chineseYear(isCertain: isBeforeEra) ?? cursor.chineseMonthAndDay() else {
        return nil
      }
      if isBeforeEra { date.year = date.year.map { -$0 } }
      return date
    }
  }

  /// `80年代`, `1990年代`.
  mutating func chineseDecade() -> Value? {
    attempt { cursor in
      guard let year = cursor.digits(2...4).flatMap({ Int($0) }), cursor.take("年代") else { return nil }
      return .decade(year)
    }
  }

  /// `3点4分5秒`, `下午3点`; nil for `1个点`.
  mutating func chineseTime() -> ClockTime? {
    attempt { cursor in
      let period: ClockTime.Period? = cursor.take("上午") ? .am : cursor.take("下午") ? .pm : nil
      if period != nil, var time = cursor.colonTime(), time.hour <= 12 {
        time.period = period
        return time
      }
      guard let hour = cursor.chineseCount(0...24, by: ["点", "點"]) else { return nil }
      var time = ClockTime(hour: UInt8(hour.value), period: period)
      time.minute = cursor.chineseCount(0...59, by: ["分"]).map { UInt8($0.value) }
      if time.minute != nil { time.second = cursor.chineseCount(0...59, by: ["秒"]).map { UInt8($0.value) } }
      return time
    }
  }

  /// Passes an era mark after a year, `b.c.` or `AD`; a longer word that starts so is none.
  mutating func eraMark() -> EraMark? {
    guard previous.map({ $0.isDigit || "年月日号號".unicodeScalars.contains($0) }) == true else { return nil }
    return attempt { cursor in
      cursor.skipSpaces()
      for (text, mark) in EraMark.all where cursor.take(text) || cursor.take(text.uppercased()) {
        return cursor.next?.isLatinLetter == true ? nil : mark
      }
      return nil
    }
  }

  private mutating func chineseYear(isCertain: Bool) -> CalendarDate? {
    attempt { cursor in
      guard let digits = cursor.digits(1...4), let year = Int(digits) else { return nil }
      var date = CalendarDate(year: year, yearDigits: UInt8(digits.utf8.count))
      guard cursor.take("年") else { return nil }
      if let rest = cursor.chineseMonthAndDay(), rest.month != nil {
        (date.month, date.day) = (rest.month, rest.day)
        return date
      }
      let isYear = isCertain || cursor.isYear(digits)
      return isYear ? date : nil
    }
  }

  /// Whether digits before 年 name a year rather than count years: four digits do, two do unless the words around
  /// them speak of a span (`近20年`, `30年来`).
  private func isYear(_ digits: String) -> Bool {
    let length = digits.utf8.count
    if next.map({ Self.afterSpans.contains($0) }) == true { return length == 4 && !digits.hasSuffix("000") }
    let before = scalar(at: -length - 2)
    if before.map({ Self.beforeSpans.contains($0) }) == true { return length == 4 }
    let isAfterEra = before.map { Self.beforeYears.contains($0) } == true
    return length == 4 || length == 2 || isAfterEra
  }

  private static let afterSpans = Set("前来來间間内內多".unicodeScalars)
  private static let beforeSpans = Set("近了过過第约約满滿达達每".unicodeScalars)
  private static let beforeYears = Set("元前后後国國历曆".unicodeScalars)

  private mutating func chineseMonthAndDay() -> CalendarDate? {
    let month = chineseCount(1...12, by: ["月"])
    let day = chineseCount(1...31, by: ["日"]) ?? dayNamedByNumber(isAfterMonth: month != nil)
    guard month != nil || day != nil else { return nil }
    return CalendarDate(yearDigits: 0, month: month.map { UInt8($0.value) }, day: day.map { UInt8($0.value) })
  }

  /// `8号`, unless it numbers a thing, `8号线`, `8号楼`, or a house, `市府路8號`.
  private mutating func dayNamedByNumber(isAfterMonth: Bool) -> (value: Int, length: Int)? {
    if previous.map({ Self.streets.contains($0) }) == true { return nil }
    return attempt { cursor in
      guard let day = cursor.chineseCount(1...31, by: ["号", "號"]) else { return nil }
      let numbersThing = cursor.next.map { Self.numberedThings.contains($0) } == true
      return numbersThing && !isAfterMonth ? nil : day
    }
  }

  private static let streets = Set("路街道巷弄段村里".unicodeScalars)
  private static let numberedThings = Set(
    "线線楼樓房门門院机機车車店码碼位馆館台臺桌床厅廳仓倉井厂廠公路选選种種球库庫室柜櫃".unicodeScalars)

  private mutating func chineseCount(_ range: ClosedRange<Int>, by words: [String]) -> (
    value: Int, length: Int
  )? {
    attempt { cursor in
      guard let digits = cursor.digits(1...2), let value = Int(digits), range.contains(value),
        cursor.take(oneOf: words) != nil
      else { return nil }
      return (value, digits.utf8.count)
    }
  }
}

/// On which side of the common era's start a year lies.
enum EraMark: Hashable {
  /// `b.c.`
  case before
  /// `a.d.`
  case after

  /// All ways of writing them in lower case, longer ones first.
  static let all: [(text: String, mark: EraMark)] = [
    ("b.c.e.", .before), ("bce", .before), ("b.c.", .before), ("bc", .before), ("a.d.", .after),
    ("ad", .after),
  ]
}
