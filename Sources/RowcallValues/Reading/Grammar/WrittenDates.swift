import RowcallModel

extension Grammar {
  /// `25 July 2012`, `25th of July`, `2. März`, `12-Mar-98`.
  func dayFirstDate(at cursor: Cursor) -> Match? {
    var place = cursor
    guard let day = place.shortNumber(digits: 2), (1...31).contains(day.value) else { return nil }
    place = skippingDayEnding(place)
    let hasHyphen = place.skip("-")
    guard hasHyphen || place.skipSpace() || place.byte(-1) == UInt8(ascii: ".") else { return nil }
    guard let month = month(at: skippingJoiner(place)) else { return nil }
    var date = CalendarDate(month: month.number, day: UInt8(day.value), order: .dayMonthYear)
    let end = readYear(into: &date, at: month.end, hasHyphen: hasHyphen)
    return date.ifPossible.map { withTime($0, at: end) }
  }

  /// `July 25, 2012`, `Jan. 15`, `Jan-15`, `July 1876`.
  func monthFirstDate(at cursor: Cursor) -> Match? {
    guard let month = month(at: cursor) else { return nil }
    var place = month.end
    let hasHyphen = place.skip("-")
    guard hasHyphen || place.skipSpace() else { return nil }
    var date = CalendarDate(month: month.number, order: .monthDayYear)
    guard let dayEnd = readDay(into: &date, at: place) else {
      let end = readYear(into: &date, at: hasHyphen ? place : month.end, hasHyphen: false)
      return date.year == nil ? nil : Match(.date(date), to: end)
    }
    if let range = dayRange(from: date, at: dayEnd) { return range }
    let end = readYear(into: &date, at: dayEnd, hasHyphen: hasHyphen)
    guard date.year != nil || !month.isAmbiguous else { return nil }
    // Where a day is before its month and has a dot, "Jan. 24" may be a year.
    if date.year == nil, !hasHyphen, case .dot = lexicon.ordinals { return nil }
    return date.ifPossible.map { withTime($0, at: end) }
  }

  /// A weekday and the date that follows it: `Monday, 12 May`, `vier. 10 de mayo`.
  func weekdayDate(at cursor: Cursor) -> Match? {
    var place = cursor
    guard let word = place.word(), let weekday = lexicon.weekdays[word] else { return nil }
    _ = place.skip(".")
    _ = place.skip(",")
    guard place.skipSpace() else { return nil }
    place = skippingJoiner(place)
    let match =
      place.isAtDigit ? numericDate(at: place) ?? dayFirstDate(at: place) : monthFirstDate(at: place)
    guard let match, case .value(let value)? = match.pieces.first else { return nil }
    switch value {
    case .date(var date):
      date.weekday = weekday
      return Match(.date(date), to: match.end)
    case .dateTime(var date, let time):
      date.weekday = weekday
      return Match(.dateTime(date, time), to: match.end)
    default: return nil
    }
  }

  /// An article that the spoken date says again: "the 25th of July".
  func articleDate(at cursor: Cursor) -> Match? {
    var place = cursor
    guard !lexicon.dateArticles.isEmpty, let word = place.word(), lexicon.dateArticles.contains(word) else {
      return nil
    }
    guard place.skipSpace(), place.isAtDigit else { return nil }
    return dayFirstDate(at: place)
  }

  /// A date whose day takes its ending from the article before: "am dritten Oktober", not "am dritter Oktober".
  func inflectedDate(at cursor: Cursor) -> Match? {
    guard case .dot(let articles, _) = lexicon.ordinals else { return nil }
    guard let ending = cursor.wordBefore.flatMap({ articles[$0] }) else { return nil }
    let match = numericDate(at: cursor) ?? dayFirstDate(at: cursor)
    guard let match, case .value(.date(var date))? = match.pieces.first, let day = date.day else {
      return nil
    }
    date.day = nil
    let ordinal = Ordinal(UInt64(day), suffix: ending)
    return Match([.value(.ordinal(ordinal)), .words(" "), .value(.date(date))], to: match.end)
  }

  /// Days with one month behind the last: `17-19 March`, `17/18/19 mars`.
  func dayList(at cursor: Cursor) -> Match? {
    var place = cursor
    var days: [Int] = []
    var isRange = false
    repeat {
      guard let day = place.shortNumber(digits: 2), (1...31).contains(day.value) else { return nil }
      days.append(day.value)
      place = skippingDayEnding(place)
      isRange = place.next != UInt8(ascii: "/")
    } while days.count < 8 && (place.skipDash() || place.skip("/"))
    guard days.count > 1, place.skipSpace(), let month = month(at: skippingJoiner(place)) else { return nil }
    var last = CalendarDate(month: month.number, day: UInt8(days.removeLast()), order: .dayMonthYear)
    isRange = days.count == 1 && cursor.text(to: place).contains { $0 == "-" || $0 == "–" }
    let end = readYear(into: &last, at: month.end, hasHyphen: false)
    if isRange { return Match(.range(dayNumber(days[0]), .date(last)), to: end) }
    return Match(days.flatMap { [.value(dayNumber($0)), .words(" ")] } + [.value(.date(last))], to: end)
  }

  /// `March 3-5`.
  private func dayRange(from date: CalendarDate, at cursor: Cursor) -> Match? {
    var place = cursor
    guard place.skipDash(), let last = place.shortNumber(digits: 2), let first = date.day else { return nil }
    guard last.value > Int(first), last.value <= 31, place.isAtBoundary else { return nil }
    return Match(.range(.date(date), dayNumber(last.value)), to: place)
  }

  /// A day without its month, as the language counts days.
  private func dayNumber(_ day: Int) -> Value {
    if case .suffixes = lexicon.ordinals { return .number(Number(significand: UInt64(day))) }
    return .ordinal(Ordinal(UInt64(day)))
  }
}

extension Grammar {
  /// A month's name or abbreviation with its dot.
  private func month(at cursor: Cursor) -> (number: UInt8, isAmbiguous: Bool, end: Cursor)? {
    var end = cursor
    guard let word = end.word(), let number = lexicon.months[word], !end.isAtDigit else { return nil }
    if isAbbreviation(word, of: number) { _ = end.skip(".") }
    let isLowercase = cursor.next.map { $0 >= UInt8(ascii: "a") } ?? false
    let isAmbiguous = isLowercase && cursor.offset > 0 && lexicon.ambiguousMonths.contains(word)
    return (number, isAmbiguous, end)
  }

  private func isAbbreviation(_ word: String, of month: UInt8) -> Bool {
    lexicon.months.contains { $0.value == month && $0.key.utf8.count > word.utf8.count }
  }

  /// Steps over `st`, `.`, `er` or the like behind a day.
  private func skippingDayEnding(_ cursor: Cursor) -> Cursor {
    var end = cursor
    if let day = integer(at: cursor.backOverDigits),
      let ordinal = ordinal(day.number, from: cursor.backOverDigits, to: cursor)
    {
      end = ordinal.end
    } else if case .dot = lexicon.ordinals {
      _ = end.skip(".")
    }
    return end
  }

  /// Steps over "of " or "de ".
  private func skippingJoiner(_ cursor: Cursor) -> Cursor {
    var end = cursor
    guard let word = end.word(), lexicon.dateJoiners.contains(word), end.skipSpace() else { return cursor }
    return end
  }

  /// Reads a day of one or two digits that is the number of nothing else.
  private func readDay(into date: inout CalendarDate, at cursor: Cursor) -> Cursor? {
    var place = cursor
    guard let day = place.shortNumber(digits: 2), (1...31).contains(day.value) else { return nil }
    let end = skippingDayEnding(place)
    guard end.isAtBoundary, !end.goesOn(after: [".", ":", "/"]), end.next != UInt8(ascii: "%") else {
      return nil
    }
    date.day = UInt8(day.value)
    return end
  }

  /// Reads a year of four digits, or of two behind an apostrophe or a hyphen; where there is none, nothing is used up.
  private func readYear(into date: inout CalendarDate, at cursor: Cursor, hasHyphen: Bool) -> Cursor {
    var place = cursor
    if hasHyphen {
      guard place.skip("-") else { return cursor }
    } else {
      _ = place.skip(",")
      _ = place.skipSpace()
      place = skippingJoiner(place)
    }
    let isShort = place.skip("'") || place.skip(text: "’")
    guard let year = place.shortNumber(digits: 4), place.isAtBoundary else { return cursor }
    guard year.digits == (isShort ? 2 : 4) || (hasHyphen && year.digits == 2) else { return cursor }
    guard !place.goesOn(after: [".", ",", ":", "/"]) else { return cursor }
    date.year = year.value
    date.yearDigits = UInt8(year.digits)
    return skippingYearWord(place)
  }
}

extension Grammar {
  /// Steps over " г." or " roku", which the spoken date says itself.
  func skippingYearWord(_ cursor: Cursor) -> Cursor {
    var end = cursor.skippingSpace()
    guard !lexicon.yearWords.isEmpty, let word = end.word(), lexicon.yearWords.contains(word) else {
      return cursor
    }
    if word.count == 1 { _ = end.skip(".") }
    return end.isAtBoundary ? end : cursor
  }
}

extension Cursor {
  /// The start of the digits that end here.
  fileprivate var backOverDigits: Cursor {
    var start = self
    while start.byte(-1).map(\.isDigit) ?? false { start.offset -= 1 }
    return start
  }

  /// Whether one of the marks and then a digit follows, so that what was read is part of more.
  func goesOn(after marks: [Unicode.Scalar]) -> Bool {
    guard byte(1).map(\.isDigit) ?? false else { return false }
    return marks.contains { next == UInt8(ascii: $0) }
  }
}
