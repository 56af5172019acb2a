import RowcallModel

/// Reads dates and times as Japanese texts write them.
extension EastAsianCursor {
  /// `2012年3月12日(月)`, `3月12日`, `12日`, `紀元前626年`; nil for spans such as `3年間`.
  mutating func japaneseDate() -> CalendarDate? {
    attempt { cursor in
      let isBeforeEra = cursor.next == "紀" && cursor.take("紀元前")
      var date = CalendarDate(yearDigits: 0)
      if let year = cursor.counted(1...4, by: "年") {
        (date.year, date.yearDigits) = (isBeforeEra ? -year.value : year.value, UInt8(year.length))
      }
      if isBeforeEra && date.year == nil { return nil }
      date.month = cursor.counted(1...2, by: "月").flatMap {
        (1...12).contains($0.value) ? UInt8($0.value) : nil
      }
      if date.month != nil || date.year == nil {
        date.day = cursor.counted(1...2, by: "日").flatMap {
          (1...31).contains($0.value) ? UInt8($0.value) : nil
        }
      }
      guard date.year ?? date.month.map(Int.init) ?? date.day.map(Int.init) != nil else { return nil }
      date.weekday = date.day == nil ? nil : cursor.bracketedWeekday()
      return date
    }
  }

  /// `午後3時15分`, `21時5分30秒`, `25時`; nil for spans such as `3時間`.
  mutating func japaneseTime() -> ClockTime? {
    attempt { cursor in
      let period = cursor.japanesePeriod()
      if period != nil, var time = cursor.colonTime(), time.hour <= 12 {
        time.period = period
        return time
      }
      guard let hour = cursor.counted(1...2, by: "時"), hour.value <= 30 else { return nil }
      var time = ClockTime(hour: UInt8(hour.value), period: period)
      time.minute = cursor.counted(1...2, by: "分").flatMap { $0.value < 60 ? UInt8($0.value) : nil }
      if time.minute != nil {
        time.second = cursor.counted(1...2, by: "秒").flatMap { $0.value < 60 ? UInt8($0.value) : nil }
      }
      return time
    }
  }

  /// `3/5(火)`: the weekday tells it from a fraction.
  mutating func monthAndDayWithWeekday() -> CalendarDate? {
    attempt { cursor in
      guard let month = cursor.smallNumber(1...12), cursor.take("/"), let day = cursor.smallNumber(1...31),
        let weekday = cursor.bracketedWeekday()
      else { return nil }
      return CalendarDate(month: month, day: day, weekday: weekday)
    }
  }

  /// `70年代`, `1990年代`.
  mutating func japaneseDecade() -> Value? {
    attempt { cursor in
      guard let year = cursor.digits(2...4).flatMap({ Int($0) }), cursor.take("年代") else { return nil }
      return .decade(year)
    }
  }

  /// `R.4`, `H30年4月`, `S55.4.1`: the era's name and the date in it.
  mutating func eraYear() -> (era: String, date: CalendarDate)? {
    guard let initial = next, let era = Self.eras[initial],
      scalar(at: 1) == "." || scalar(at: 1)?.isDigit == true
    else { return nil }
    advance()
    let hasDot = take(".")
    guard let year = digits(1...2), let value = Int(year) else { return nil }
    var date = CalendarDate(year: value, yearDigits: UInt8(year.utf8.count))
    if let (month, day) = attempt({ $0.dottedMonthAndDay() }) { (date.month, date.day) = (month, day) }
    let hasCounter = date.day == nil && take("年")
    if hasCounter, let rest = japaneseDate() { (date.month, date.day) = (rest.month, rest.day) }
    let isCertain = hasDot || hasCounter || date.day != nil || (initial == "H" && value <= 31)
    return isCertain && next?.isLatinLetter != true ? (era, date) : nil
  }

  /// `(水)` or `(火〜土)` after a date, said as weekdays.
  mutating func bracketedWeekdays() -> [TextPiece]? {
    guard next == "(", previous == "日" || previous?.isDigit == true else { return nil }
    return attempt { cursor in
      cursor.advance()
      guard let first = cursor.weekday(), cursor.take("~"), let last = cursor.weekday(), cursor.take(")")
      else {
        return nil
      }
      return [.value(.range(.date(CalendarDate(weekday: first)), .date(CalendarDate(weekday: last))))]
    }
  }

  /// Whether the `~` here stands between words that it joins, and does not lengthen one of them.
  var joinsWords: Bool {
    guard let before = previous, let after = scalar(at: 1) else { return false }
    return before.isKanjiOrDigit && after.isKanjiOrDigit
  }

  private static let eras: [Unicode.Scalar: String] = ["R": "令和", "H": "平成", "S": "昭和", "T": "大正", "M": "明治"]

  private mutating func japanesePeriod() -> ClockTime.Period? {
    if previous?.isLatinLetter == true { return nil }
    let isMorning = take(oneOf: ["午前", "AM", "am"]) != nil
    guard isMorning || take(oneOf: ["午後", "PM", "pm"]) != nil else { return nil }
    skipSpaces()
    return isMorning ? .am : .pm
  }

  private mutating func dottedMonthAndDay() -> (month: UInt8, day: UInt8)? {
    guard take("."), let month = smallNumber(1...12), take("."), let day = smallNumber(1...31) else {
      return nil
    }
    return (month, day)
  }

  /// Digits and the word that counts them, unless that word goes on to mean a span or something else.
  private mutating func counted(_ count: ClosedRange<Int>, by word: String) -> (value: Int, length: Int)? {
    attempt { cursor in
      guard let digits = cursor.digits(count), let value = Int(digits), cursor.take(word) else { return nil }
      return ["間", "目", "代"].contains(cursor.next) ? nil : (value, digits.utf8.count)
    }
  }

  /// `(水)` after a date.
  mutating func bracketedWeekday() -> UInt8? {
    attempt { cursor in
      guard cursor.take("("), let weekday = cursor.weekday(), cursor.take(")") else { return nil }
      return weekday
    }
  }

  /// Passes the kanji of a weekday; Sunday is 1.
  mutating func weekday() -> UInt8? {
    guard let next, let index = Array("日月火水木金土".unicodeScalars).firstIndex(of: next) else { return nil }
    advance()
    return UInt8(index + 1)
  }
}

extension Unicode.Scalar {
  /// Whether this is a kanji, a digit, or a bracket that closes a remark.
  fileprivate var isKanjiOrDigit: Bool { isDigit || ("一"..."鿿").contains(self) || self == ")" }
}
