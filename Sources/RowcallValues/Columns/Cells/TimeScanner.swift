import RowcallLanguages
import RowcallModel

/// Reads times of day: `14:05`, `14:05:30.250`, `2:05 pm`, `9 a.m.`, `14h05`, `14:05 Uhr`, `14時05分`, `14시 5분`, with a zone.
struct TimeScanner: Sendable {
  /// Whether `14.05` is a time too, which looks like a number.
  var takesDots = false

  /// The time that starts at a position, which is moved behind it; nil for none and for impossible ones.
  func scan(_ bytes: Span<UInt8>, at position: inout Int) -> ClockTime? {
    takeWord(of: Self.leadingWords, bytes, at: &position)
    bytes.skipBlanks(&position)
    var hour = DigitRun()
    hour.take(bytes, at: &position, limit: 3)
    guard hour.count == 1 || hour.count == 2 else { return nil }
    var time = ClockTime(hour: UInt8(hour.value))
    let isSeparated = takeHourMark(bytes, at: &position)
    if isSeparated {
      guard takeMinutes(bytes, at: &position, into: &time) else { return nil }
    }
    time.period = takeWord(of: Self.periods, bytes, at: &position)
    guard isSeparated || time.period != nil else { return nil }
    takeWord(of: Self.clockWords, bytes, at: &position)
    time.zone = takeZone(bytes, at: &position)
    return Self.isPossible(time) ? time : nil
  }

  private static func isPossible(_ time: ClockTime) -> Bool {
    let hours: ClosedRange<UInt8> = time.period == nil ? 0...24 : 1...12
    guard hours.contains(time.hour) else { return false }
    guard time.hour < 24 else { return (time.minute ?? 0) == 0 && (time.second ?? 0) == 0 }
    return (time.minute ?? 0) < 60 && (time.second ?? 0) <= 60
  }

  /// Takes `:`, `h`, `時`, `시` or the dot of `14.05` when it stands behind the hour.
  private func takeHourMark(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
    switch bytes.byte(at: position) {
    case 0x3A where bytes.byte(at: position + 1).isDigit: position += 1
    case 0x2E where takesDots && isTwoDigits(bytes, at: position + 1): position += 1
    case 0x68 where bytes.byte(at: position + 1).isDigit: position += 1
    case 0xE6...0xE9 where [0x6642, 0x65F6, 0x70B9, 0x9EDE].contains(bytes.scalar(at: position).value):
      position += 3
    case 0xEC where bytes.scalar(at: position).value == 0xC2DC:
      position += 3
      if bytes.byte(at: position + 1).isDigit { bytes.skipBlanks(&position) }
    default: return false
    }
    return true
  }

  private func isTwoDigits(_ bytes: Span<UInt8>, at position: Int) -> Bool {
    bytes.byte(at: position).isDigit && bytes.byte(at: position + 1).isDigit
      && !bytes.byte(at: position + 2).isDigit
  }

  private func takeMinutes(_ bytes: Span<UInt8>, at position: inout Int, into time: inout ClockTime) -> Bool {
    var minute = DigitRun()
    minute.take(bytes, at: &position, limit: 3)
    if minute.count == 0 { return true }
    guard minute.count == 2 || minute.count == 1 && bytes.byte(at: position) >= 0xE5 else { return false }
    time.minute = UInt8(minute.value)
    // 分 and 분
    if [0x5206, 0xBD84].contains(bytes.scalar(at: position).value) { position += 3 }
    guard bytes.byte(at: position) == 0x3A, bytes.byte(at: position + 1).isDigit else { return true }
    position += 1
    return takeSeconds(bytes, at: &position, into: &time)
  }

  private func takeSeconds(_ bytes: Span<UInt8>, at position: inout Int, into time: inout ClockTime) -> Bool {
    var second = DigitRun()
    second.take(bytes, at: &position, limit: 3)
    guard second.count == 2 else { return false }
    time.second = UInt8(second.value)
    let mark = bytes.byte(at: position)
    guard mark == 0x2E || mark == 0x2C, bytes.byte(at: position + 1).isDigit else { return true }
    position += 1
    let start = position
    var fraction = DigitRun()
    fraction.take(bytes, at: &position, limit: 12)
    time.fraction = bytes.text(start..<position)
    return true
  }

  /// Takes a word of some table, also behind a blank.
  @discardableResult
  private func takeWord<Meaning>(
    of words: WordTable<Meaning>, _ bytes: Span<UInt8>, at position: inout Int
  ) -> Meaning? {
    guard position < bytes.count else { return nil }
    var cursor = position
    bytes.skipBlanks(&cursor)
    guard let meaning = words.take(bytes, at: &cursor) else { return nil }
    position = cursor
    return meaning
  }

  /// Takes `Z`, `+02:00`, `-0500`, `UTC`, `CEST`, `UTC+2`.
  private func takeZone(_ bytes: Span<UInt8>, at position: inout Int) -> String? {
    guard position < bytes.count else { return nil }
    var cursor = position
    bytes.skipBlanks(&cursor)
    let start = cursor
    while cursor - start < 5, bytes.byte(at: cursor).isCapital { cursor += 1 }
    let letters = cursor - start
    let isOffset = takeOffset(bytes, at: &cursor)
    guard isOffset || letters >= 2 || (letters == 1 && bytes[start] == UInt8(ascii: "Z")) else { return nil }
    position = cursor
    return bytes.text(start..<cursor)
  }

  private func takeOffset(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
    let sign = bytes.byte(at: position)
    guard sign == 0x2B || sign == 0x2D, bytes.byte(at: position + 1).isDigit else { return false }
    position += 1
    var digits = DigitRun()
    digits.take(bytes, at: &position, limit: 4)
    if digits.count <= 2, bytes.byte(at: position) == 0x3A, bytes.byte(at: position + 1).isDigit {
      position += 1
      digits.take(bytes, at: &position, limit: 2)
    }
    return true
  }

  private static let periods = WordTable<ClockTime.Period>(
    lists: Languages.all.flatMap {
      [($0.timeWords.morning, ClockTime.Period.am), ($0.timeWords.afternoon, .pm)]
    })
  private static let clockWords = WordTable<Void>(lists: Languages.all.map { ($0.timeWords.after, ()) })
  private static let leadingWords = WordTable<Void>(lists: Languages.all.map { ($0.timeWords.before, ()) })
}
