/// A time of day.
public struct ClockTime: Hashable, Codable, Sendable {
  /// Before or after noon, where it was written.
  package enum Period: String, Hashable, Codable, Sendable {
    /// Before noon.
    case am
    /// After noon.
    case pm
  }

  /// 0 to 24 as written; 1 to 12 when a period is given.
  package var hour: UInt8
  /// 0 to 59; nil when only the hour was written.
  package var minute: UInt8?
  /// 0 to 60; nil when not written.
  package var second: UInt8?
  /// Digits after the second's decimal mark, as written; empty without any.
  package var fraction: String
  /// Nil in the 24-hour clock.
  package var period: Period?
  /// A zone as written: `EST`, `Z`, `+02:00`; nil without one.
  package var zone: String?

  /// Creates a time of day.
  package init(
    hour: UInt8, minute: UInt8? = nil, second: UInt8? = nil, fraction: String = "", period: Period? = nil,
    zone: String? = nil
  ) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.fraction = fraction
    self.period = period
    self.zone = zone
  }

  /// The time without zeros that end the fraction of its second.
  package var withoutTrailingZeros: ClockTime {
    var copy = self
    while copy.fraction.last == "0" { copy.fraction.removeLast() }
    return copy
  }

  /// The time without parts of seconds.
  package var inWholeSeconds: ClockTime {
    var copy = self
    copy.fraction = ""
    return copy
  }
}

/// A length of time, part by part as written: `1:02:03`, `PT5M`, `3 min 20 s`.
public struct TimeSpan: Hashable, Codable, Sendable {
  /// Whole days; 0 when not written.
  package var days: UInt32
  /// Hours; not limited to 23.
  package var hours: UInt32
  /// Minutes; not limited to 59 when they are the largest part.
  package var minutes: UInt32
  /// Seconds with their fraction.
  package var seconds: Number
  /// Whether the span is below zero.
  package var isNegative: Bool

  /// Creates a length of time.
  package init(
    days: UInt32 = 0, hours: UInt32 = 0, minutes: UInt32 = 0, seconds: Number = Number(significand: 0),
    isNegative: Bool = false
  ) {
    self.days = days
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
    self.isNegative = isNegative
  }
}

/// Moments that are kept as numbers.
package enum Moment {
  /// A moment in UTC as ISO 8601 writes it, `2024-03-01T09:30:00Z`, with thousandths of a second only if it has any.
  ///
  /// Nil for years that four digits cannot write.
  package static func text(secondsSince1970 seconds: Double) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    let whole = seconds.rounded(.down)
    let thousandths = Int(((seconds - whole) * 1000).rounded(.down))
    let days = Int((whole / secondsOfDay).rounded(.down))
    let second = Int(whole - Double(days) * secondsOfDay)
    let date = CalendarDate(daysSince1970: days)
    guard let year = date.year, (0...9999).contains(year), let month = date.month, let day = date.day else {
      return nil
    }
    let fraction = thousandths == 0 ? "" : "." + digits(thousandths, 3)
    return "\(digits(year, 4))-\(digits(Int(month), 2))-\(digits(Int(day), 2))"
      + "T\(digits(second / 3600, 2)):\(digits(second / 60 % 60, 2)):\(digits(second % 60, 2))\(fraction)Z"
  }

  private static let secondsOfDay = 86_400.0

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
