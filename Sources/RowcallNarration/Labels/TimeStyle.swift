import RowcallModel

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
