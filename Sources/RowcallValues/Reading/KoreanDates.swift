import RowcallModel

/// Reads dates and times as Korean texts write them, with or without spaces between their parts.
extension EastAsianCursor {
  /// `2012년 3월 12일 (월)`, `3월 12일`, `2012년`, also with a time behind it; nil for spans such as `3년`.
  mutating func koreanDate() -> Value? {
    guard let date = koreanDay() else { return nil }
    let time: ClockTime? = attempt { cursor in
      cursor.skipSpaces()
      return cursor.koreanTime() ?? cursor.colonTime()
    }
    return date.day == nil ? .date(date) : time.map { .dateTime(date, $0) } ?? .date(date)
  }

  /// `1990년대`.
  mutating func koreanDecade() -> Value? {
    attempt { cursor in
      guard let year = cursor.digits(2...4).flatMap({ Int($0) }), cursor.take("년대") else { return nil }
      return .decade(year)
    }
  }

  /// `오후 2시 30분`, `14시`, `오전 9:30`; nil for spans such as `2시간`.
  mutating func koreanTime() -> ClockTime? {
    attempt { cursor in
      let period: ClockTime.Period? = cursor.take("오전") ? .am : cursor.take("오후") ? .pm : nil
      cursor.skipSpaces()
      if period != nil, var time = cursor.colonTime(), time.hour <= 12 {
        time.period = period
        return time
      }
      guard let hour = cursor.koreanCount(0...24, by: "시") else { return nil }
      var time = ClockTime(hour: UInt8(hour), period: period)
      time.minute = cursor.koreanCount(0...59, by: "분").map { UInt8($0) }
      if time.minute != nil { time.second = cursor.koreanCount(0...59, by: "초").map { UInt8($0) } }
      return time
    }
  }

  /// `2시간 30분`, `1일 3시간`, `90분 5초`; nil for a part alone, unless it counts hours.
  mutating func koreanDuration() -> TimeSpan? {
    attempt { cursor in
      let days = cursor.koreanCount(1...9_999, by: "일")
      let hours = cursor.koreanCount(1...9_999, by: "시간")
      guard days == nil || hours != nil else { return nil }
      let minutes = cursor.koreanCount(0...9_999, by: "분")
      let seconds = minutes == nil && hours == nil ? nil : cursor.koreanCount(0...9_999, by: "초")
      guard hours != nil || seconds != nil else { return nil }
      return TimeSpan(
        days: UInt32(days ?? 0), hours: UInt32(hours ?? 0), minutes: UInt32(minutes ?? 0),
        seconds: Number(significand: UInt64(seconds ?? 0)))
    }
  }

  private mutating func koreanDay() -> CalendarDate? {
    attempt { cursor in
      var date = CalendarDate(yearDigits: 0)
      if let year = cursor.koreanCount(PlausibleYears.named, by: "년") {
        (date.year, date.yearDigits) = (year, 4)
      }
      date.month = cursor.koreanCount(1...12, by: "월").map { UInt8($0) }
      if date.month != nil { date.day = cursor.koreanCount(1...31, by: "일").map { UInt8($0) } }
      guard date.year != nil || date.month != nil else { return nil }
      date.weekday = date.day == nil ? nil : cursor.koreanWeekday()
      return date
    }
  }

  /// Digits and the word that counts them, perhaps behind spaces, unless that word goes on to mean a span.
  private mutating func koreanCount(_ range: ClosedRange<Int>, by word: String) -> Int? {
    attempt { cursor in
      cursor.skipSpaces()
      guard let value = cursor.digits(1...4).flatMap({ Int($0) }), range.contains(value), cursor.take(word)
      else { return nil }
      return cursor.next == "간" ? nil : value
    }
  }

  /// `(월)` or ` 월요일` after a date.
  private mutating func koreanWeekday() -> UInt8? {
    attempt { cursor in
      cursor.skipSpaces()
      let isBracketed = cursor.take("(")
      guard let next = cursor.next, let index = Array("일월화수목금토".unicodeScalars).firstIndex(of: next) else {
        return nil
      }
      cursor.advance()
      let isNamed = cursor.take("요일")
      guard isBracketed ? cursor.take(")") : isNamed else { return nil }
      return UInt8(index + 1)
    }
  }
}
