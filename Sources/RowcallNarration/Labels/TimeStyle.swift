import RowcallModel

/// How a locale writes times of day, in the clock in which the cell was written, 12 or 24 hours.
struct TimeStyle: Sendable {
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

  /// Asks for one time of each kind; kinds that cannot be taken apart stay as written in the cell.
  ///
  /// - Parameters:
  ///   - numbers: gives the locale's digits.
  ///   - format: writes one time.
  init(numbers: NumberStyle, format: (ClockTime) -> String?) {
    let digits = numbers.ungrouped
    let pairs = Kind.all.compactMap { kind in Self.layout(kind, digits, format).map { (kind, $0) } }
    layouts = Dictionary(uniqueKeysWithValues: pairs)
    self.digits = digits
    let noon = format(ClockTime(hour: 12, minute: 47, period: .pm))
    startsAtZero = noon.map { !$0.contains(digits.text(12)) } ?? false
  }

  /// Appends a time; returns false, and appends nothing, when it has no minutes, or a zone or parts of seconds.
  func append(_ time: ClockTime, to output: inout ByteBuffer) -> Bool {
    guard let minute = time.minute, time.zone == nil, time.fraction.isEmpty,
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
