import RowcallLanguages
import RowcallModel

extension Grammar {
  /// A time of day, or from one to another: `1:59 p.m.`, `14h30`, `9:00-17:00`.
  func clockTime(at cursor: Cursor) -> Match? {
    guard let first = clock(at: cursor) else { return hourRange(at: cursor) }
    var place = first.end
    if place.skipRangeDash(), let second = clock(at: place, isEnd: true) {
      return Match(.range(.time(first.time), .time(second.time)), to: second.end)
    }
    return Match(.time(first.time), to: first.end)
  }

  /// A time whose hour may stand in a case that we do not say, which stays as it is written: "od 8.30 do 9.00".
  func casedTime(at cursor: Cursor) -> Match? {
    let words = lexicon.wordsBeforeCasedTimes
    guard !words.isEmpty else { return nil }
    let isCased = cursor.isBehind(words)
    guard var end = clock(at: cursor, isEnd: isCased)?.end else { return nil }
    var place = end
    if place.skipRangeDash(), let second = clock(at: place, isEnd: true) {
      end = second.end
    } else if !isCased {
      return nil
    }
    return Match([.words(cursor.text(to: end))], to: end)
  }

  /// An article that the spoken time says again: "الساعة 14:30".
  func articleTime(at cursor: Cursor) -> Match? {
    var place = cursor
    guard !lexicon.clockArticles.isEmpty, let word = place.word(), lexicon.clockArticles.contains(word) else {
      return nil
    }
    guard place.skipSpace(), place.isAtDigit else { return nil }
    return clockTime(at: place)
  }

  /// `25:05` in a timetable, whose minutes are no code with a leading zero but stay as they are written.
  func hoursBeyondClock(at cursor: Cursor) -> Match? {
    var place = cursor
    guard !cursor.isAfterColonOfCode, let hours = place.shortNumber(digits: 3) else { return nil }
    let minutes = place
    guard place.skip(":"), place.next == UInt8(ascii: "0"), place.shortNumber(digits: 2)?.digits == 2,
      place.isAtBoundary, !place.goesOn(after: [":"])
    else { return nil }
    return Match(
      [.value(.number(Number(significand: UInt64(hours.value)))), .words(minutes.text(to: place))], to: place)
  }

  /// `5-7pm`, where only the second is marked.
  private func hourRange(at cursor: Cursor) -> Match? {
    var place = cursor
    guard let hour = place.shortNumber(digits: 2), (1...12).contains(hour.value), place.skipRangeDash() else {
      return nil
    }
    guard let second = clock(at: place), second.time.period != nil else { return nil }
    return Match(.range(.number(Number(significand: UInt64(hour.value))), .time(second.time)), to: second.end)
  }

  /// One time of day.
  ///
  /// - Parameters:
  ///   - isStamp: whether it belongs to a date in digits, so that `-05:00` is a zone and not the end of a range.
  ///   - isEnd: whether another time is where it begins.
  func clock(at cursor: Cursor, isStamp: Bool = false, isEnd: Bool = false) -> (time: ClockTime, end: Cursor)?
  {
    var place = cursor
    guard !cursor.isAfterColonOfCode, let hour = place.shortNumber(digits: 2), hour.value <= 24 else {
      return nil
    }
    var time = ClockTime(hour: UInt8(hour.value))
    let notation = readMinutes(into: &time, at: &place)
    let marker = readMarker(into: &time, at: place, notation: notation)
    guard
      notation.isTime || marker.isTime || isLoneDottedTime(notation, at: cursor, isExpected: isStamp || isEnd)
    else { return nil }
    let end = readZone(into: &time, at: marker.end, isStamp: isStamp)
    // "2:00.0" is a length of time.
    guard end.isAtBoundary, !end.goesOn(after: [":", "."]) else { return nil }
    return (time, end)
  }

  /// How hour and minute were kept apart.
  private enum Notation {
    case colon, hourMark, dot, none

    /// Whether this alone makes it a time.
    var isTime: Bool { self == .colon || self == .hourMark }
  }

  private func readMinutes(into time: inout ClockTime, at cursor: inout Cursor) -> Notation {
    var place = cursor
    let notation = notation(at: &place)
    guard notation != .none, let minute = place.shortNumber(digits: 2), minute.digits == 2, minute.value < 60
    else { return .none }
    time.minute = UInt8(minute.value)
    cursor = place
    if notation == .colon { readSeconds(into: &time, at: &cursor) }
    return notation
  }

  private func notation(at place: inout Cursor) -> Notation {
    if place.skip(":") { return .colon }
    if place.skip(".") { return .dot }
    guard let mark = lexicon.hourMark else { return .none }
    var spaced = place.skippingSpace()
    guard spaced.skip(mark) else { return .none }
    place = spaced.skippingSpace()
    return .hourMark
  }

  private func readSeconds(into time: inout ClockTime, at cursor: inout Cursor) {
    var place = cursor
    guard place.skip(":"), let second = place.shortNumber(digits: 2), second.digits == 2, second.value <= 60
    else { return }
    time.second = UInt8(second.value)
    cursor = place
    guard place.skip(".") || place.skip(","), place.isAtDigit else { return }
    let start = place
    guard place.skipDigits() <= 9 else { return }
    time.fraction = start.text(to: place)
    cursor = place
  }

  /// Reads the half of the day, or a word such as "Uhr".
  private func readMarker(into time: inout ClockTime, at cursor: Cursor, notation: Notation) -> (
    isTime: Bool, end: Cursor
  ) {
    let start = cursor.skippingSpace()
    if time.hour <= 12, let period = period(at: start) {
      time.period = period.period
      return (true, period.end)
    }
    guard let end = clockWord(at: start, isAloneEnough: notation == .none) else { return (false, cursor) }
    return (true, end)
  }

  private func period(at cursor: Cursor) -> (period: ClockTime.Period, end: Cursor)? {
    if let half = dayHalf(at: cursor) { return half }
    var end = cursor
    let isMorning = end.skip("a") || end.skip("A")
    guard isMorning || end.skip("p") || end.skip("P") else { return nil }
    if end.skip(".") { _ = end.skipSpace() }
    guard end.skip("m") || end.skip("M") else { return nil }
    guard end.skip(".") || end.isAtBoundary else { return nil }
    return (isMorning ? .am : .pm, end)
  }

  /// A word of the language for half of the day, with its dot.
  private func dayHalf(at cursor: Cursor) -> (period: ClockTime.Period, end: Cursor)? {
    var end = cursor
    guard !lexicon.dayHalves.isEmpty, let half = end.word().flatMap({ lexicon.dayHalves[$0] }) else {
      return nil
    }
    _ = end.skip(".")
    return end.isAtBoundary ? (half, end) : nil
  }

  /// - Parameter isAloneEnough: whether the word follows an hour without minutes; then a word that is a unit too, as "h"
  ///   is, makes a length of time.
  private func clockWord(at cursor: Cursor, isAloneEnough: Bool) -> Cursor? {
    var end = cursor
    guard var word = end.word() else { return nil }
    for apostrophe in ["'", "’"] where end.skip(text: apostrophe) { word += apostrophe + (end.word() ?? "") }
    guard lexicon.clockWords.contains(word), end.isAtBoundary else { return nil }
    return isAloneEnough && symbols.units.match(at: cursor) != nil ? nil : end
  }

  /// `13.30` is a time where that is usual, and when it is no more than that: "version 3.10" is none in Danish.
  private func isLoneDottedTime(_ notation: Notation, at cursor: Cursor, isExpected: Bool) -> Bool {
    guard notation == .dot else { return false }
    switch lexicon.dottedTimes {
    case .withMarker: return false
    case .behind(let words): guard isExpected || cursor.isBehind(words) else { return false }
    case .alone: break
    }
    return singleQuantity(at: cursor)?.bare != nil
  }
}

extension Cursor {
  /// Whether a group of two hexadecimal digits and a colon stand right before, as in the address of a network card.
  fileprivate var isAfterColonOfCode: Bool {
    guard byte(-1) == UInt8(ascii: ":"), let first = byte(-3), let second = byte(-2) else { return false }
    return first.isHexDigit && second.isHexDigit && !(byte(-4).map { $0.isDigit || $0.isLetter } ?? false)
  }

  /// Whether one of some words stands before it, with or without a dot, in small letters or with a capital.
  func isBehind(_ words: Set<String>) -> Bool {
    let before = String(decoding: bytes[max(0, offset - 16)..<offset], as: UTF8.self).lowercased()
    guard before.hasSuffix(" "), let last = before.split(separator: " ").last else { return false }
    return words.contains(last.trimmingPrefix("(").filter { $0 != "." })
  }
}

extension Grammar {
  /// Reads a time zone: `EST`, `e.s.t`, `gmt-4:30`, `+02:00`, `Z`.
  ///
  /// - Parameter isStamp: whether `-05:00` may be a zone.
  func readZone(into time: inout ClockTime, at cursor: Cursor, isStamp: Bool) -> Cursor {
    var end = cursor
    if end.skip("Z"), end.isAtBoundary {
      time.zone = "Z"
      return end
    }
    if isStamp || cursor.next == UInt8(ascii: "+"), let offset = zoneOffset(at: cursor, needsMinutes: true) {
      time.zone = offset.text
      return offset.end
    }
    guard let name = zoneName(at: cursor.skippingSpace()) else { return cursor }
    let hasOffset = name.text == "GMT" || name.text == "UTC"
    let offset = hasOffset ? zoneOffset(at: name.end, needsMinutes: false) : nil
    time.zone = name.text + (offset?.text ?? "")
    return offset?.end ?? name.end
  }

  /// Letters with or without dots between, in capitals without the dots.
  private func zoneName(at cursor: Cursor) -> (text: String, end: Cursor)? {
    var end = cursor
    var letters = ""
    while letters.utf8.count < 5, let byte = end.next, byte.isLetter {
      letters.append(Character(Unicode.Scalar(byte)))
      end.offset += 1
      if end.next == UInt8(ascii: "."), isDotInside(letters, at: end) { end.offset += 1 }
    }
    guard end.isAtBoundary, SharedSymbols.zones.contains(letters.uppercased()) else { return nil }
    guard lexicon.hasLowercaseZones || letters == letters.uppercased() else { return nil }
    return (letters.uppercased(), end)
  }

  /// Whether a dot after so many letters belongs to the name: in `e.s.t.`, but not in `EST.`.
  private func isDotInside(_ letters: String, at cursor: Cursor) -> Bool {
    let hadDot = letters.utf8.count > 1 && cursor.byte(-2) == UInt8(ascii: ".")
    return letters.utf8.count == 1 || hadDot
  }

  /// `+2`, `-04:30`, `+0200`, as written.
  private func zoneOffset(at cursor: Cursor, needsMinutes: Bool) -> (text: String, end: Cursor)? {
    var end = cursor
    guard end.skip("+") || end.skip("-"), let hour = end.shortNumber(digits: 4) else { return nil }
    var place = end
    let hasMinutes = place.skip(":") && place.shortNumber(digits: 2)?.digits == 2
    if hasMinutes { end = place }
    guard hasMinutes || hour.digits == 4 || !needsMinutes, hour.digits != 3, end.isAtBoundary else {
      return nil
    }
    return (cursor.text(to: end), end)
  }
}

extension Grammar {
  /// Two or more parts of a length of time, the largest first: `2 h 30 min`, `1h30m`, `5 min 20 s`; or one, `5m ago`.
  func duration(at cursor: Cursor) -> Match? {
    var span = TimeSpan()
    var place = cursor
    var end = cursor
    var parts = 0
    var smallest = -1
    while let (number, part, partEnd) = durationPart(at: place), part.rawValue > smallest {
      span.set(number, as: part)
      smallest = part.rawValue
      parts += 1
      end = partEnd
      place = end.skippingSpace()
    }
    guard parts > 1 || parts == 1 && isElapsed(before: end) else { return nil }
    return Match(.duration(span), to: end)
  }

  private func isElapsed(before end: Cursor) -> Bool {
    var place = end.skippingSpace()
    return place.word().map(lexicon.wordsBehindElapsedTimes.contains) ?? false
  }

  private func durationPart(at cursor: Cursor) -> (number: Number, part: TimePart, end: Cursor)? {
    guard let number = number(at: cursor), number.number.integerDigits <= 6 else { return nil }
    var end = number.end.skippingSpace()
    guard let word = end.word(), let part = Self.durationParts[word] else { return nil }
    guard part == .seconds || !number.number.hasFraction else { return nil }
    return (number.number, part, end)
  }

  /// Days, hours, minutes and seconds by the letters that all our languages use; "m" is no metre behind hours.
  private static let durationParts: [String: TimePart] = [
    "d": .days, "j": .days, "h": .hours, "hr": .hours, "hrs": .hours, "std": .hours, "m": .minutes,
    "min": .minutes, "mins": .minutes, "mn": .minutes, "s": .seconds, "sec": .seconds, "secs": .seconds,
    "sek": .seconds, "seg": .seconds,
  ]
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}
