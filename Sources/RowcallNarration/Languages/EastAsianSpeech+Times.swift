import RowcallModel

extension EastAsianSpeech {
  /// A date: year, month, day, weekday, as far as they are known.
  func date(_ date: CalendarDate) -> String {
    var parts: [String] = []
    if let year = date.year {
      let number = self.year(UInt64(year.magnitude), digits: Int(date.yearDigits))
      parts.append((year < 0 ? words.beforeEra : "") + number + words.dateParts.year)
    }
    if let month = date.month {
      parts.append(words.months[month] ?? whole(UInt64(month)) + words.dateParts.month)
    }
    if let day = date.day { parts.append(whole(UInt64(day)) + words.dateParts.day) }
    if let weekday = date.weekday, (1...7).contains(weekday) {
      parts.append(words.weekdays[Int(weekday) - 1])
    }
    return parts.joined(separator: words.gap)
  }

  /// Ten years: 七十年代, or 一九七零年代 where years are spelled.
  func decade(_ year: Int) -> String {
    let digits = String(year.magnitude).utf8.count
    return self.year(UInt64(year.magnitude), digits: digits > 2 ? digits : 1) + words.dateParts.decade
  }

  /// A time of day.
  func time(_ time: ClockTime) -> String {
    let time = form == .digits ? time.withoutZeroSeconds : time
    var parts = time.period.map { [half(of: $0, at: time.hour)] } ?? []
    let isFull = time.minute == 0 && time.second == nil
    parts.append(hour(time.hour) + words.hour + (isFull ? words.fullHour : ""))
    if let minute = time.minute, !isFull { parts.append(whole(UInt64(minute)) + words.clockParts.minute) }
    if let second = time.second {
      parts.append(clockSecond(second, fraction: time.fraction) + words.clockParts.second)
    }
    return parts.joined(separator: words.gap) + (time.zone.map { " " + zone($0) } ?? "")
  }

  private func half(of period: ClockTime.Period, at hour: UInt8) -> String {
    let names = hour == 12 ? words.twelve ?? words.periods : words.periods
    return period == .am ? names.am : names.pm
  }

  /// Korean counts the hours of the half day with words of its own: "세 시", "15시".
  private func hour(_ hour: UInt8) -> String {
    guard (1...12).contains(hour), let own = words.numerals.hours(UInt64(hour)) else {
      return whole(UInt64(hour), isCounting: true)
    }
    return own + words.gap
  }

  private func zone(_ zone: String) -> String {
    guard let offset = ZoneOffset(zone) else { return namedZone(zone) }
    if offset.isZero { return "UTC" }
    return phrases.text(offset.isBehind ? .zoneBehind : .zoneAhead, ["offset": duration(offset.span)])
  }

  /// A zone by its letters, and the sign of its offset in a word: voices drop the one of "GMT-3".
  private func namedZone(_ zone: String) -> String {
    let letters = zone.prefix { $0.isLetter }
    let hours = zone.dropFirst(letters.count + 1)
    let sign = zone.dropFirst(letters.count).prefix(1)
    let zero = hours.prefix { $0 != ":" }.count == 1 ? "0" : ""
    guard let offset = ZoneOffset(sign + zero + hours) else { return zone }
    if offset.isZero { return String(letters) }
    let spoken = phrases.text(
      offset.isBehind ? .zoneBehind : .zoneAhead, ["offset": duration(offset.span)])
    return spoken.replacing("UTC", with: letters)
  }

  /// A length of time, without the parts that are zero.
  func duration(_ span: TimeSpan) -> String {
    let hours = words.numerals.hours(UInt64(span.hours)).map { $0 + words.gap }
    let wholes = [
      (span.days, nil, words.spans.days), (span.hours, hours, words.spans.hours),
      (span.minutes, nil, words.spans.minutes),
    ]
    var parts = wholes.filter { $0.0 > 0 }.map { ($0.1 ?? whole(UInt64($0.0), isCounting: true)) + $0.2 }
    if !span.seconds.isZero || parts.isEmpty {
      parts.append(number(span.seconds.magnitude, isCounting: true) + words.spans.seconds)
    }
    let spoken = joined(parts)
    return span.isNegative ? phrases.text(.negative, ["number": spoken]) : spoken
  }

  private func joined(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.joined() }
    return phrases.text(.lastPart, ["rest": parts.dropLast().joined(separator: words.gap), "last": last])
  }

  private func year(_ year: UInt64, digits: Int) -> String {
    let written = String(year)
    let padded = String(repeating: "0", count: max(0, digits - written.utf8.count)) + written
    // In digits a voice would read a year as a quantity.
    if form == .digits, !words.spellsYears || digits < 2 { return written }
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
