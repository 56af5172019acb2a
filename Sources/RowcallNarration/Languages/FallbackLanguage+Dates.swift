import RowcallModel

extension FallbackLanguage {
  /// A date; its weekday is the written one, even where the calendar has another.
  func date(_ date: CalendarDate) -> String {
    var rest = date
    rest.weekday = nil
    let weekday = date.weekday.flatMap { dates.weekday(Int($0)) }
    let day = rest.month == nil ? rest.year.map(year) : written(rest) ?? parts(of: rest)
    return [weekday, day].compactMap { $0 }.joined(separator: phrases.text(.listSeparator))
  }

  /// The date as ICU writes it, in words that can be spoken.
  private func written(_ date: CalendarDate) -> String? {
    dates.format(date).map(withSpokenDay)
  }

  /// A point after the day as an ordinal, "tolvte november" for a Danish date that begins with "12".
  private func withSpokenDay(_ date: String) -> String {
    let digits = date.prefix { $0.isWholeNumber }
    guard form == .words, let day = UInt64(digits), date[digits.endIndex...].hasPrefix(". ") else {
      return date
    }
    let ordinal = spelling.ordinal(day)
    // Where ICU has no such words, the number alone is better than a full stop in the middle.
    let words = ordinal.contains(where: \.isWholeNumber) ? String(day) : ordinal
    return words + date[digits.endIndex...].dropFirst()
  }

  private func year(_ year: Int) -> String {
    negative(year < 0) + String(year.magnitude)
  }

  /// A date that does not exist is spoken part by part.
  private func parts(of date: CalendarDate) -> String {
    let month = date.month.flatMap { dates.month(Int($0)) }
    return [date.day.map { String($0) }, month, date.year.map { String($0) }]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// A time of day in the clock that was written.
  func time(_ time: ClockTime) -> String {
    var time = time.withoutZeroSeconds
    // The hour alone would be spoken as a number.
    if time.period == nil, time.minute == nil { time.minute = 0 }
    let clock = dates.format(time) ?? [time.hour, time.minute ?? 0].map { String($0) }.joined(separator: ":")
    return time.zone.map { "\(clock) \(zone($0))" } ?? clock
  }

  /// Voices drop the minus of "GMT-3".
  private func zone(_ zone: String) -> String {
    guard let offset = ZoneOffset(zone) else { return namedZone(zone) }
    if offset.isZero { return "UTC" }
    let amount = duration(offset.span)
    // Without phrases the word for minus is ICU's, for voices drop the sign.
    if offset.isBehind && phrases.isNeutral { return "UTC \(negative(true))\(amount)" }
    return phrases.text(offset.isBehind ? .zoneBehind : .zoneAhead, ["offset": amount])
  }

  private func namedZone(_ zone: String) -> String {
    zone.replacing("-", with: " " + negative(true)).trimmingSpaces()
  }

  /// Digits one by one, pauses between groups.
  func code(_ code: String) -> String {
    let groups = CodeGroup.groups(of: code).map { group in
      group.isDigits ? group.text.map(String.init).joined(separator: " ") : group.text
    }
    let digits = groups.joined(separator: phrases.text(.listSeparator))
    return code.first == "+" ? phrases.text(.positive, ["number": digits]) : digits
  }

  /// The digits of any script as those that all voices know.
  func plainDigits(of text: String) -> String {
    let hasOthers = text.unicodeScalars.contains { !$0.isASCII && $0.properties.numericType != nil }
    guard hasOthers else { return text }
    return String(
      text.map { $0.isASCII ? $0 : $0.wholeNumberValue.flatMap { "0123456789".dropFirst($0).first } ?? $0 })
  }

  /// Every run of digits in words; what is before minutes is silent.
  func spelledDigits(of text: String) -> String {
    var words = ""
    var rest = plainDigits(of: text)[...]
    while let start = rest.firstIndex(where: \.isWholeNumber) {
      words += rest[..<start]
      let run = rest[start...].prefix { $0.isWholeNumber }
      words += spelled(run)
      rest = rest[run.endIndex...]
      // "17:05", in Danish and Finnish "17.05".
      if rest.first == ":" || (rest.first == "." && rest.dropFirst().first?.isWholeNumber == true) {
        words += " "
        rest = rest.dropFirst()
      }
    }
    return words + rest
  }

  /// A zero in front is spoken.
  private func spelled(_ run: Substring) -> String {
    let zeros = run.prefix { $0 == "0" }.dropLast(run.allSatisfy { $0 == "0" } ? 1 : 0)
    return (zeros.map(String.init) + [String(run.dropFirst(zeros.count))])
      .map { spelling.cardinal($0) }.joined(separator: " ")
  }
}
