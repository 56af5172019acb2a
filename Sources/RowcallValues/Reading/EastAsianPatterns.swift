import RowcallLanguages
import RowcallModel

/// Values that Japanese and Chinese texts write alike.
extension EastAsianCursor {
  /// A date in figures: `2024/01/30`, `2024-1-30`, `2024.1.30(火)`, `2019·2·10`, `2024/3`.
  ///
  /// - Parameter shortYearSeparators: what stands after a year of two digits, for it to be a year.
  mutating func numericDate(shortYearSeparators: [String]) -> CalendarDate? {
    if let date = yearAndMonth() ?? yearLastDate() { return date }
    return attempt { cursor in
      guard let year = cursor.digits(2...4), year.utf8.count != 3,
        let separator = cursor.take(
          oneOf: year.utf8.count == 4 ? ["/", "-", ".", "·"] : shortYearSeparators),
        let month = cursor.smallNumber(1...12), cursor.take(separator),
        let day = cursor.smallNumber(1...31), cursor.next.map({ $0 != "/" && $0 != "-" }) ?? true
      else { return nil }
      return CalendarDate(
        year: Int(year), yearDigits: UInt8(year.utf8.count), month: month, day: day,
        weekday: cursor.bracketedWeekday()
      ).ifPossible
    }
  }

  /// `2024/3`: no fraction is written like that; `2009/10` may be a season.
  private mutating func yearAndMonth() -> CalendarDate? {
    attempt { cursor in
      guard let digits = cursor.digits(4...4), let year = Int(digits), PlausibleYears.alone.contains(year),
        cursor.take("/"), let month = cursor.smallNumber(1...12), cursor.next != "/",
        Int(month) != (year + 1) % 100
      else { return nil }
      return CalendarDate(year: year, month: month)
    }
  }

  /// `10/30/2024`, as it is written elsewhere, where only one order of day and month fits.
  private mutating func yearLastDate() -> CalendarDate? {
    guard previous != "/" else { return nil }
    return attempt { cursor in
      guard let first = cursor.smallNumber(1...31), let separator = cursor.take(oneOf: ["/", "-", "."]),
        let second = cursor.smallNumber(1...31), cursor.take(separator),
        let year = cursor.digits(4...4).flatMap({ Int($0) }), PlausibleYears.named.contains(year),
        cursor.next.map({ $0 != "/" && $0 != "-" }) ?? true
      else { return nil }
      guard first == second || min(first, second) <= 12, first == second || max(first, second) > 12 else {
        return nil
      }
      return CalendarDate(year: year, month: min(first, second), day: max(first, second)).ifPossible
    }
  }

  /// A time with colons: `9:30`, `21:05:07.25`.
  mutating func colonTime() -> ClockTime? {
    attempt { cursor in
      guard let hour = cursor.smallNumber(0...30), cursor.take(":"),
        let minute = cursor.sixty(), cursor.next != "."
      else { return nil }
      var time = ClockTime(hour: hour, minute: minute)
      guard let second = cursor.attempt({ $0.take(":") ? $0.sixty() : nil }) else { return time }
      time.second = second
      time.fraction = cursor.attempt { $0.take(".") ? $0.digits(1...9) : nil } ?? ""
      return cursor.next == ":" ? nil : time
    }
  }

  /// A time whose parts have words behind them, or one with colons behind half of the day: `下午3点5分`, `午後9:30`.
  ///
  /// - Parameter count: reads digits with the word for hours, minutes or seconds.
  mutating func time(
    in half: ClockTime.Period?, by count: (inout EastAsianCursor, TimePart) -> Int?
  ) -> ClockTime? {
    if half != nil, var time = colonTime(), time.hour <= 12 {
      time.period = half
      return time
    }
    guard let hour = count(&self, .hours) else { return nil }
    var time = ClockTime(hour: UInt8(hour), period: half)
    time.minute = count(&self, .minutes).map { UInt8($0) }
    if time.minute != nil { time.second = count(&self, .seconds).map { UInt8($0) } }
    return time
  }

  /// Ten years: `80年代`, `1990년대`.
  mutating func decade(_ word: String) -> Value? {
    attempt { cursor in
      guard let year = cursor.digits(2...4).flatMap({ Int($0) }), cursor.take(word) else { return nil }
      return .decade(year)
    }
  }

  /// The parts of a whole, after how many there are of them: `3分之1`.
  mutating func partsOfWhole(_ bar: String) -> Fraction? {
    attempt { cursor in
      guard let denominator = cursor.smallCount(), cursor.take(bar), let numerator = cursor.smallCount()
      else { return nil }
      return Fraction(numerator: numerator, denominator: denominator)
    }
  }

  /// A date in figures with a time after it: `2024-01-30 15:45`, `2024-01-30T15:45Z`.
  mutating func numericDateTime(shortYearSeparators: [String]) -> Value? {
    guard let date = numericDate(shortYearSeparators: shortYearSeparators) else { return nil }
    let time: ClockTime? = attempt { cursor in
      guard cursor.take(oneOf: ["T", " "]) != nil, var time = cursor.colonTime() else { return nil }
      time.zone = cursor.take("Z") ? "Z" : nil
      return time
    }
    return time.map { .dateTime(date, $0) } ?? .date(date)
  }

  /// `2/3` where it is certainly a fraction (see ``SlashedNumbers``), `1 2/3`.
  ///
  /// - Parameters:
  ///   - portionWords: words for what is taken in parts.
  ///   - isBehindWhole: whether a whole number stands before it.
  mutating func slashFraction(_ portionWords: [String], isBehindWhole: Bool = false) -> Fraction? {
    // A sign before it may be a word of its own.
    let isAtStart =
      previous == nil || (scalar(at: -2) == nil && "-负負".unicodeScalars.contains(previous ?? " "))
    return attempt { cursor in
      guard let fraction = cursor.slashFraction() else { return nil }
      let numbers = SlashedNumbers(numerator: fraction.numerator, denominator: fraction.denominator)
      let isAlone = isAtStart && cursor.isAtEnd
      let isMixed = isBehindWhole || fraction.whole != nil
      guard isMixed || isAlone || cursor.isAtPortion(portionWords) else { return nil }
      let place = isMixed ? SlashedNumbers.Place.behindWhole : isAlone ? .alone : .beforeMeasure
      return numbers.isFraction(place, dates: .monthDayYear) ? fraction : nil
    }
  }

  /// Whether a unit or one of the words stands here, perhaps behind a space.
  private func isAtPortion(_ words: [String]) -> Bool {
    var place = self
    if place.unitSign() != nil { return true }
    place.skipSpaces()
    return words.contains { place.isAt($0) }
  }

  /// `2/3`, `1 2/3`; not a piece of a longer row of numbers.
  mutating func slashFraction() -> Fraction? {
    attempt { cursor in
      guard cursor.previous != "/" else { return nil }
      let whole = cursor.attempt { $0.wholeOfMixedNumber() }
      guard cursor.next != "0", let numerator = cursor.smallCount(), cursor.take("/"), cursor.next != "0",
        let denominator = cursor.smallCount(), cursor.next != "/"
      else { return nil }
      return Fraction(whole: whole, numerator: numerator, denominator: denominator)
    }
  }

  /// Digits that are no quantity: telephone numbers, article numbers, leading zeros, more digits than a number holds.
  mutating func code() -> Value? {
    attempt { cursor in
      let start = cursor.position
      guard let groups = cursor.digitGroups(by: ["-", "."]) else { return nil }
      let written = cursor.folded(since: start)
      let isHyphened = groups.count > 1 && !written.contains(".")
      if isHyphened && groups[0].startsWithZero { return .telephone(written) }
      let isCode = groups.count > 2 || (isHyphened && groups[1].startsWithZero)
      let isOneCode = groups.count == 1 && (groups[0].startsWithZero || groups[0].utf8.count > 19)
      return isCode || isOneCode ? .identifier(written) : nil
    }
  }

  /// A telephone number with its country's code: `+81 3-1234-5678`.
  mutating func internationalTelephone() -> Value? {
    attempt { cursor in
      let start = cursor.position
      guard cursor.next == "+", cursor.take("+"), let groups = cursor.digitGroups(by: ["-", " "]),
        groups.count > 1,
        (8...15).contains(groups.reduce(0) { $0 + $1.utf8.count })
      else { return nil }
      return .telephone(cursor.folded(since: start))
    }
  }

  private mutating func digitGroups(by separators: [String]) -> [String]? {
    guard let first = digits() else { return nil }
    var groups = [first]
    while let group = attempt({ $0.take(oneOf: separators) == nil ? nil : $0.digits() }) {
      groups.append(group)
    }
    return groups
  }

  /// `1` and a space, in front of `2/3`.
  private mutating func wholeOfMixedNumber() -> UInt64? {
    guard let whole = digits(1...3), take(" ") else { return nil }
    return UInt64(whole)
  }

  /// A whole number of a few digits.
  mutating func smallCount() -> UInt64? { digits(1...9).flatMap { UInt64($0) } }

  /// A whole number in a range that needs one or two digits.
  mutating func smallNumber(_ range: ClosedRange<UInt8>) -> UInt8? {
    attempt { cursor in
      cursor.digits(1...2).flatMap { UInt8($0) }.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Two digits below sixty.
  private mutating func sixty() -> UInt8? {
    attempt { cursor in cursor.digits(2...2).flatMap { UInt8($0) }.flatMap { $0 < 60 ? $0 : nil } }
  }
}

extension String {
  /// Whether these digits have a leading zero, which no quantity has.
  fileprivate var startsWithZero: Bool { hasPrefix("0") && utf8.count > 1 }
}
