import RowcallLanguages
import RowcallModel

/// Reads dates: numeric with `-`, `/` or `.`, with month names, as `2012年3月12日` or `2012년 3월 12일`, or as eight digits.
struct DateScanner: Sendable {
  /// Which part of a numeric date with a short first part is which.
  let order: CalendarDate.Order
  /// Names of months and weekdays.
  let vocabulary: CellVocabulary

  /// The date that starts at a position, which is moved behind it; nil for none and for impossible ones.
  func scan(_ bytes: Span<UInt8>, at position: inout Int) -> CalendarDate? {
    guard position < bytes.count else { return nil }
    if bytes[position].isDigit { return digitsFirst(bytes, at: &position)?.ifPossible }
    let weekday = takeWeekday(bytes, at: &position)
    let isNumeric = bytes.byte(at: position).isDigit
    var date = isNumeric ? digitsFirst(bytes, at: &position) : monthFirst(bytes, at: &position)
    date?.weekday = weekday
    return date?.ifPossible
  }

  private func takeWeekday(_ bytes: Span<UInt8>, at position: inout Int) -> UInt8? {
    guard let weekday = vocabulary.weekdays.take(bytes, at: &position) else { return nil }
    takeSeparators(bytes, at: &position)
    return weekday
  }

  // MARK: Digits first

  @inline(__always)
  private func digitsFirst(_ bytes: Span<UInt8>, at position: inout Int) -> CalendarDate? {
    var first = DigitRun()
    first.take(bytes, at: &position, limit: 9)
    switch first.count {
    case 4: return yearFirst(first, bytes, at: &position)
    case 1, 2: return shortFirst(first, bytes, at: &position)
    case 8: return compact(first)
    default: return nil
    }
  }

  private func compact(_ digits: DigitRun) -> CalendarDate? {
    guard digits.value / 10_000 >= 1000 else { return nil }
    return CalendarDate(
      year: Int(digits.value / 10_000), month: UInt8(digits.value / 100 % 100), day: UInt8(digits.value % 100)
    )
  }

  private func yearFirst(_ year: DigitRun, _ bytes: Span<UInt8>, at position: inout Int) -> CalendarDate? {
    let separator = bytes.byte(at: position)
    if separator >= 0xE5 { return ideographic(year, bytes, at: &position) }
    guard Self.isSeparator(separator) || separator == .space else { return nil }
    if separator == UInt8(ascii: "/"), year.value < PlausibleYears.firstBetweenSlashes { return nil }
    position += 1
    var date = CalendarDate(year: Int(year.value))
    if let month = vocabulary.months.take(bytes, at: &position) {
      date.month = month
    } else {
      guard separator != .space, let month = takePart(bytes, at: &position) else { return nil }
      date.month = month
    }
    guard bytes.byte(at: position) == separator, bytes.byte(at: position + 1).isDigit else {
      // `2012.11` is a number.
      return separator == 0x2E ? nil : date
    }
    position += 1
    date.day = takePart(bytes, at: &position)
    return date.day == nil ? nil : date
  }

  private func shortFirst(_ first: DigitRun, _ bytes: Span<UInt8>, at position: inout Int) -> CalendarDate? {
    let separator = bytes.byte(at: position)
    guard Self.isSeparator(separator), bytes.byte(at: position + 1).isDigit else {
      return separator >= 0xE5
        ? ideographic(first, bytes, at: &position) : dayAndMonthName(first, bytes, at: &position)
    }
    position += 1
    var second = DigitRun()
    second.take(bytes, at: &position, limit: 5)
    guard bytes.byte(at: position) == separator, second.count <= 2 else {
      // `11/2012` is a month; `11.2012` is a number.
      guard second.count == 4, separator != 0x2E else { return nil }
      return CalendarDate(year: Int(second.value), month: UInt8(first.value), order: .monthDayYear)
    }
    position += 1
    var third = DigitRun()
    third.take(bytes, at: &position, limit: 5)
    return ordered(first, second, third)
  }

  @inline(__always)
  private func ordered(_ first: DigitRun, _ second: DigitRun, _ third: DigitRun) -> CalendarDate? {
    guard third.count <= 4, third.count > 0, third.count != 3, second.count > 0 else { return nil }
    switch order {
    case .yearMonthDay:
      guard first.count == 2, third.count <= 2 else { return nil }
      return CalendarDate(
        year: Int(first.value), yearDigits: 2, month: UInt8(second.value), day: UInt8(third.value),
        order: order)
    case .monthDayYear, .dayMonthYear:
      guard third.count != 1 else { return nil }
      let isMonthFirst = order == .monthDayYear
      return CalendarDate(
        year: Int(third.value), yearDigits: UInt8(third.count),
        month: UInt8((isMonthFirst ? first : second).value),
        day: UInt8((isMonthFirst ? second : first).value), order: order)
    }
  }

  /// `2012年3月12日`, `3月12日`, `2012年3月`, and the same in Korean.
  private func ideographic(_ first: DigitRun, _ bytes: Span<UInt8>, at position: inout Int) -> CalendarDate? {
    var date = CalendarDate()
    var part = first
    if [0x5E74, 0xB144].contains(bytes.scalar(at: position).value) {
      date.year = Int(first.value)
      date.yearDigits = UInt8(first.count)
      position += 3
      bytes.skipBlanks(&position)
      part = DigitRun()
      part.take(bytes, at: &position, limit: 2)
      if part.count == 0 { return date }
    }
    guard [0x6708, 0xC6D4].contains(bytes.scalar(at: position).value), part.value <= 12 else { return nil }
    date.month = UInt8(part.value)
    position += 3
    bytes.skipBlanks(&position)
    guard bytes.byte(at: position).isDigit else { return date.year == nil ? nil : date }
    date.day = takePart(bytes, at: &position)
    guard [0x65E5, 0xC77C].contains(bytes.scalar(at: position).value) else { return nil }
    position += 3
    return date
  }

  // MARK: Month names

  /// `12 November 2012`, `12. Nov. 2012`, `12-Nov-12`, `1st of May`, `12 de noviembre de 2012`.
  private func dayAndMonthName(_ day: DigitRun, _ bytes: Span<UInt8>, at position: inout Int) -> CalendarDate?
  {
    _ = Self.ordinalSuffixes.take(bytes, at: &position)
    takeSeparators(bytes, at: &position)
    guard let month = vocabulary.months.take(bytes, at: &position) else { return nil }
    var date = CalendarDate(month: month, day: UInt8(day.value), order: .dayMonthYear)
    return takeYear(bytes, at: &position, into: &date) ? date : nil
  }

  /// `November 12, 2012`, `Nov. 12`, `November 2012`.
  private func monthFirst(_ bytes: Span<UInt8>, at position: inout Int) -> CalendarDate? {
    guard let month = vocabulary.months.take(bytes, at: &position) else { return nil }
    // `MARCH1` is a gene; `Mar14` is a day.
    let isName = bytes.byte(at: position).isDigit && (0x41...0x5A).contains(bytes.byte(at: position - 1))
    takeSeparators(bytes, at: &position)
    var digits = DigitRun()
    digits.take(bytes, at: &position, limit: 5)
    var date = CalendarDate(month: month, order: .monthDayYear)
    switch digits.count {
    case 4: date.year = Int(digits.value)
    case 1, 2:
      date.day = UInt8(digits.value)
      _ = Self.ordinalSuffixes.take(bytes, at: &position)
      guard takeYear(bytes, at: &position, into: &date) else { return nil }
      return isName && date.year == nil ? nil : date
    default: return nil
    }
    return date
  }

  /// Takes a year of four or two digits if one follows; false for any other count of digits.
  private func takeYear(_ bytes: Span<UInt8>, at position: inout Int, into date: inout CalendarDate) -> Bool {
    var cursor = position
    takeSeparators(bytes, at: &cursor)
    if bytes.byte(at: cursor) == 0x27 { cursor += 1 }
    guard bytes.byte(at: cursor).isDigit else {
      // The dot of an abbreviation belongs to the date.
      if bytes.byte(at: position) == 0x2E { position += 1 }
      return true
    }
    var digits = DigitRun()
    digits.take(bytes, at: &cursor, limit: 5)
    // A colon behind them makes the digits an hour.
    if bytes.byte(at: cursor) == 0x3A { return true }
    guard digits.count == 4 || digits.count == 2 else { return false }
    date.year = Int(digits.value)
    date.yearDigits = UInt8(digits.count)
    position = cursor
    return true
  }

  // MARK: Parts

  private func takePart(_ bytes: Span<UInt8>, at position: inout Int) -> UInt8? {
    var digits = DigitRun()
    digits.take(bytes, at: &position, limit: 2)
    return digits.count > 0 ? UInt8(digits.value) : nil
  }

  /// Takes blanks, commas, dots, hyphens, slashes and "of" between the parts of a date with a month name.
  private func takeSeparators(_ bytes: Span<UInt8>, at position: inout Int) {
    while position < bytes.count {
      let blank = bytes.blankLength(at: position)
      let byte = bytes[position]
      if blank > 0 {
        position += blank
      } else if byte == 0x2C || Self.isSeparator(byte) {
        position += 1
      } else if Self.particles.take(bytes, at: &position) == nil {
        return
      }
    }
  }

  @inline(__always)
  private static func isSeparator(_ byte: UInt8) -> Bool { byte &- 0x2D < 3 }

  private static let ordinalSuffixes = WordTable<Void>(
    lists: Languages.all.map { ($0.timeWords.daySuffixes, ()) })
  private static let particles = WordTable<Void>(
    lists: Languages.all.map { ($0.timeWords.dateParticles, ()) })
}

extension Span<UInt8> {
  /// Whether a number of one or two digits and a dot come first.
  var startsWithDottedNumbers: Bool {
    let digits = count > 1 && self[1].isDigit ? 2 : 1
    return count > digits && self[0].isDigit && self[digits] == 0x2E
  }

  /// Whether two numbers from 1 to 12 come first, of which either may be the month: `5/2/2006`.
  var startsWithSwappableNumbers: Bool {
    var place = 0
    for part in 0..<2 {
      var number = 0
      let start = place
      while place < count, place < start + 3, self[place].isDigit {
        number = number * 10 + Int(self[place] - 0x30)
        place += 1
      }
      guard place > start, place <= start + 2, (1...12).contains(number) else { return false }
      guard part == 0 else { return true }
      guard place < count, [0x2F, 0x2E, 0x2D].contains(self[place]) else { return false }
      place += 1
    }
    return true
  }
}

extension Span<UInt8> {
  /// Whether a text holds a date in digits of which the first may be the day or the month: `(9/1/2001)`, `due 10/6/15`.
  var holdsOpenDate: Bool {
    for start in 0..<Swift.max(0, count - 5) where self[start].isDigit {
      let before = start > 0 ? self[start - 1] : .space
      let isInside = before.isDigit || before.isLetter || Self.isJoint(before)
      if !isInside, isOpenDate(at: start) { return true }
    }
    return false
  }

  private func isOpenDate(at start: Int) -> Bool {
    var position = start
    var parts = (DigitRun(), DigitRun(), DigitRun())
    parts.0.take(self, at: &position, limit: 3)
    let joint = byte(at: position)
    position += 1
    parts.1.take(self, at: &position, limit: 3)
    guard joint == 0x2F || joint == 0x2D, byte(at: position) == joint else { return false }
    position += 1
    parts.2.take(self, at: &position, limit: 5)
    let end = byte(at: position)
    guard !end.isDigit, !end.isLetter, !(end == joint && byte(at: position + 1).isDigit) else { return false }
    guard (1...12).contains(parts.0.value), (1...12).contains(parts.1.value), parts.0.value != parts.1.value,
      parts.0.count < 3, parts.1.count < 3
    else { return false }
    // As in texts that are spoken: `1-2-98` is no date.
    let isPadded = parts.0.count == 2 && parts.1.count == 2
    return parts.2.count == 4 || parts.2.count == 2 && (joint == 0x2F || isPadded)
  }

  /// A slash, dot or hyphen, as between the numbers of a date.
  private static func isJoint(_ byte: UInt8) -> Bool { (0x2D...0x2F).contains(byte) }
}
