import RowcallModel

extension EastAsianSpeech {
  /// A date: year, month, day, weekday, as far as they are known.
  func date(_ date: CalendarDate) -> String {
    var spoken = ""
    if let year = date.year {
      spoken +=
        (year < 0 ? words.beforeEra : "") + self.year(UInt64(year.magnitude), digits: Int(date.yearDigits))
        + "年"
    }
    if let month = date.month { spoken += whole(UInt64(month)) + "月" }
    if let day = date.day { spoken += whole(UInt64(day)) + "日" }
    if let weekday = date.weekday, (1...7).contains(weekday) { spoken += words.weekdays[Int(weekday) - 1] }
    return spoken
  }

  /// Ten years: 七十年代, or 一九七零年代 where years are spelled.
  func decade(_ year: Int) -> String {
    let digits = String(year.magnitude).utf8.count
    return self.year(UInt64(year.magnitude), digits: digits > 2 ? digits : 1) + "年代"
  }

  /// A time of day.
  func time(_ time: ClockTime) -> String {
    let time = form == .digits ? time.withoutZeroSeconds : time
    let period = time.period.map { $0 == .am ? words.periods.am : words.periods.pm } ?? ""
    var spoken = period + whole(UInt64(time.hour), isCounting: true) + words.hour
    let saysMinute = words.saysZeroMinutes || time.second != nil
    if let minute = time.minute, minute > 0 || saysMinute { spoken += whole(UInt64(minute)) + "分" }
    if let second = time.second { spoken += clockSecond(second, fraction: time.fraction) + "秒" }
    return spoken + (time.zone.map { " " + zone($0) } ?? "")
  }

  private func zone(_ zone: String) -> String {
    guard let offset = ZoneOffset(zone) else { return zone }
    if offset.isZero { return "UTC" }
    return phrases.text(offset.isBehind ? .zoneBehind : .zoneAhead, ["offset": duration(offset.span)])
  }

  /// A length of time, without the parts that are zero.
  func duration(_ span: TimeSpan) -> String {
    let wholes = [
      (span.days, words.spans.days), (span.hours, words.spans.hours), (span.minutes, words.spans.minutes),
    ]
    var parts = wholes.filter { $0.0 > 0 }.map { whole(UInt64($0.0), isCounting: true) + $0.1 }
    if !span.seconds.isZero || parts.isEmpty {
      parts.append(number(span.seconds.magnitude, isCounting: true) + words.spans.seconds)
    }
    let spoken = joined(parts)
    return span.isNegative ? phrases.text(.negative, ["number": spoken]) : spoken
  }

  private func joined(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.joined() }
    return phrases.text(.lastPart, ["rest": parts.dropLast().joined(), "last": last])
  }

  private func year(_ year: UInt64, digits: Int) -> String {
    let written = String(year)
    let padded = String(repeating: "0", count: max(0, digits - written.utf8.count)) + written
    if form == .digits { return words.spellsYears ? padded : written }
    return words.spellsYears && digits > 1
      ? words.numerals.digitByDigit(padded) : words.numerals.cardinal(year)
  }

  private func clockSecond(_ second: UInt8, fraction: String) -> String {
    let digits = UInt8(min(fraction.utf8.count, 9))
    guard digits > 0, let significand = UInt64(String(second) + fraction.prefix(9)) else {
      return whole(UInt64(second))
    }
    return number(Number(significand: significand, fractionDigits: digits))
  }
}
