import RowcallModel

/// How a locale writes whole dates.
///
/// ICU is asked for one date of each month; every other date is put together from those, byte by byte.
final class DateStyle: Sendable {
  private enum Field { case year, shortYear, day, paddedDay }

  /// One layout for each month of the year; empty when the locale's dates cannot be taken apart.
  private let months: [FieldLayout<Field>]
  private let digits: NumberStyle

  /// Takes the locale's dates apart.
  ///
  /// - Parameters:
  ///   - numbers: gives the locale's digits.
  ///   - format: writes one date.
  init(numbers: NumberStyle, format: (CalendarDate) -> String?) {
    let digits = NumberStyle(ungrouped: numbers)
    let months = (1...12).compactMap { Self.layout(month: $0, digits, format) }
    self.months = months.count == 12 ? months : []
    self.digits = digits
  }

  /// Appends a date; returns false, and appends nothing, when it lacks a part or its year is not written in full.
  func append(_ date: CalendarDate, to output: inout ByteBuffer) -> Bool {
    guard let year = date.year, let month = date.month, let day = date.day, date.yearDigits == 4, year >= 0,
      months.indices.contains(Int(month) - 1)
    else { return false }
    months[Int(month) - 1].append(to: &output) { field, output in
      switch field {
      case .year: digits.append(Number(significand: UInt64(year)), to: &output)
      case .shortYear: digits.append(twoDigits: UInt8(year % 100), to: &output)
      case .day: digits.append(Number(significand: UInt64(day)), to: &output)
      case .paddedDay: digits.append(twoDigits: day, to: &output)
      }
    }
    return true
  }

  /// The probes are the 27th and an early day of 3456, whose numbers are not to be mistaken for the month's.
  private static func layout(
    month: UInt8, _ digits: NumberStyle, _ format: (CalendarDate) -> String?
  ) -> FieldLayout<Field>? {
    let early: UInt8 = month == 8 ? 9 : 8
    guard let sample = format(CalendarDate(year: 3456, month: month, day: 27)),
      let earlySample = format(CalendarDate(year: 3456, month: month, day: early))
    else { return nil }
    let isPadded = earlySample.contains(digits.text(0) + digits.text(UInt64(early)))
    let day = (field: isPadded ? Field.paddedDay : .day, text: digits.text(27))
    return FieldLayout(sample: sample, fields: [(.year, digits.text(3456)), day])
      ?? FieldLayout(sample: sample, fields: [(.shortYear, digits.text(56)), day])
  }
}

extension NumberStyle {
  /// A whole number as text.
  func text(_ value: UInt64) -> String {
    var output = ByteBuffer()
    append(Number(significand: value), to: &output)
    return output.text()
  }

  /// Appends a number below 100 with two digits.
  func append(twoDigits value: UInt8, to output: inout ByteBuffer) {
    if value < 10 { append(Number(significand: 0), to: &output) }
    append(Number(significand: UInt64(value)), to: &output)
  }
}

/// How a locale writes times of day, in the clock in which the cell was written, 12 or 24 hours.
final class TimeStyle: Sendable {
  private enum Field { case hour, paddedHour, minute, second }

  /// What decides on a layout.
  private struct Kind: Hashable {
    let period: ClockTime.Period?
    let hasSecond: Bool

    static let all = [nil, .am, .pm].flatMap { period in
      [true, false].map { Kind(period: period, hasSecond: $0) }
    }
  }

  private let layouts: [Kind: FieldLayout<Field>]
  private let digits: NumberStyle
  /// Whether noon is the hour 0 after noon, as in Japan.
  private let startsAtZero: Bool
  /// Whether the locale's own clock has 12 hours.
  private let hasTwelveHours: Bool

  /// Asks for one time of each kind; kinds that cannot be taken apart stay as written in the cell.
  ///
  /// - Parameters:
  ///   - numbers: gives the locale's digits.
  ///   - hasTwelveHours: whether the locale's own clock has 12 hours.
  ///   - format: writes one time.
  init(numbers: NumberStyle, hasTwelveHours: Bool = false, format: (ClockTime) -> String?) {
    let digits = NumberStyle(ungrouped: numbers)
    let pairs = Kind.all.compactMap { kind in Self.layout(kind, digits, format).map { (kind, $0) } }
    layouts = Dictionary(uniqueKeysWithValues: pairs)
    self.digits = digits
    self.hasTwelveHours = hasTwelveHours
    let noon = format(ClockTime(hour: 12, minute: 47, period: .pm))
    startsAtZero = noon.map { !$0.contains(digits.text(12)) } ?? false
  }

  /// Appends a time; returns false, and appends nothing, when it has no minutes, or parts of seconds and no zone.
  ///
  /// A time with a zone was written by a machine: it is shown in the locale's own clock, without parts of
  /// seconds, and its zone after it.
  func append(_ time: ClockTime, to output: inout ByteBuffer) -> Bool {
    guard let zone = time.zone else { return appendClock(time, to: &output) }
    let local = time.inWholeSeconds.withoutZeroSeconds
    guard appendClock(hasTwelveHours ? local.inTwelveHours : local, to: &output) else { return false }
    output.append(0x20)
    output.append(Self.name(of: zone))
    return true
  }

  /// `UTC`, `UTC+2`, `UTC-3:30` with a true minus, `CET`.
  private static func name(of zone: String) -> String {
    guard let offset = ZoneOffset(zone) else { return zone }
    if offset.isZero { return "UTC" }
    let minutes = offset.minutes == 0 ? "" : ":" + (offset.minutes < 10 ? "0" : "") + String(offset.minutes)
    return "UTC" + (offset.isBehind ? "\u{2212}" : "+") + String(offset.hours) + minutes
  }

  private func appendClock(_ time: ClockTime, to output: inout ByteBuffer) -> Bool {
    guard let minute = time.minute, time.fraction.isEmpty,
      let layout = layouts[Kind(period: time.period, hasSecond: time.second != nil)]
    else { return false }
    let hour = startsAtZero && time.period != nil ? time.hour % 12 : time.hour
    layout.append(to: &output) { field, output in
      switch field {
      case .hour: digits.append(Number(significand: UInt64(hour)), to: &output)
      case .paddedHour: digits.append(twoDigits: hour, to: &output)
      case .minute: digits.append(twoDigits: minute, to: &output)
      case .second: digits.append(twoDigits: time.second ?? 0, to: &output)
      }
    }
    return true
  }

  /// The probe is 3:47:58, whose numbers share no digits.
  private static func layout(
    _ kind: Kind, _ digits: NumberStyle, _ format: (ClockTime) -> String?
  ) -> FieldLayout<Field>? {
    let time = ClockTime(hour: 3, minute: 47, second: kind.hasSecond ? 58 : nil, period: kind.period)
    guard let sample = format(time) else { return nil }
    let padded = digits.text(0) + digits.text(3)
    let hour: (Field, String) = sample.contains(padded) ? (.paddedHour, padded) : (.hour, digits.text(3))
    let second = kind.hasSecond ? [(Field.second, digits.text(58))] : []
    return FieldLayout(sample: sample, fields: [hour, (.minute, digits.text(47))] + second)
  }
}

extension ClockTime {
  /// The time in the 12-hour clock; one that is in it already, or past midnight's 24, stays.
  fileprivate var inTwelveHours: ClockTime {
    guard period == nil, hour < 24 else { return self }
    var copy = self
    copy.period = hour < 12 ? .am : .pm
    copy.hour = (hour + 11) % 12 + 1
    return copy
  }
}

/// A finished text taken apart into what stands still and the fields that vary, so that the next such text is bytes only.
struct FieldLayout<Field: Hashable & Sendable>: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case literal([UInt8])
    case field(Field)
  }

  let pieces: [Piece]

  /// Takes a sample apart; nil if a field is missing from it.
  ///
  /// - Parameter fields: each field with the text that it has in the sample.
  init?(sample: String, fields: [(field: Field, text: String)]) {
    var pieces: [Piece] = []
    var rest = Array(sample.utf8)[...]
    var missing = fields.map { (field: $0.field, text: Array($0.text.utf8)) }
    while !missing.isEmpty {
      let found = missing.indices.compactMap { index in
        Self.position(of: missing[index].text, in: rest).map { (index: index, start: $0) }
      }
      guard found.count == missing.count, let first = found.min(by: { $0.start < $1.start }) else {
        return nil
      }
      pieces.append(.literal(Array(rest[..<first.start])))
      pieces.append(.field(missing[first.index].field))
      rest = rest[(first.start + missing[first.index].text.count)...]
      missing.remove(at: first.index)
    }
    pieces.append(.literal(Array(rest)))
    self.pieces = pieces
  }

  /// Appends the text with other fields in it.
  @inline(__always)
  func append(to output: inout ByteBuffer, writing field: (Field, inout ByteBuffer) -> Void) {
    for piece in pieces {
      switch piece {
      case .literal(let bytes): output.append(bytes)
      case .field(let name): field(name, &output)
      }
    }
  }

  private static func position(of needle: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0...].starts(with: needle) }
  }
}
