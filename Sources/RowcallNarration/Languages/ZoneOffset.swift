import RowcallModel

/// A time zone written as its distance from UTC: `Z`, `+02:00`, `-0530`.
struct ZoneOffset: Hashable {
  /// Whether clocks there are behind UTC.
  let isBehind: Bool
  /// How far they are from it.
  let hours: UInt32
  let minutes: UInt32

  /// Reads a written zone; nil for one that goes by a name.
  init?(_ zone: String) {
    if zone == "Z" || zone == "z" {
      (isBehind, hours, minutes) = (false, 0, 0)
      return
    }
    guard let sign = zone.first, "+-\u{2212}".contains(sign) else { return nil }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard digits.count == 2 || digits.count == 4, let number = UInt32(digits) else { return nil }
    isBehind = sign != "+"
    (hours, minutes) = digits.count == 2 ? (number, 0) : (number / 100, number % 100)
  }

  /// Whether this is UTC itself.
  var isZero: Bool { hours == 0 && minutes == 0 }

  /// The distance as a length of time.
  var span: TimeSpan { TimeSpan(hours: hours, minutes: minutes) }
}

extension ClockTime {
  /// The time without seconds that say nothing: 9:30 for `09:30:00.000`, nine o'clock sharp or not.
  var withoutZeroSeconds: ClockTime {
    guard minute != nil, let second, fraction.utf8.allSatisfy({ $0 == 0x30 }) else { return self }
    var copy = self
    copy.fraction = ""
    if second == 0 { copy.second = nil }
    return copy
  }
}
