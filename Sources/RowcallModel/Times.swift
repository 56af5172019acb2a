/// A date in the Gregorian calendar, with only the parts that were written.
public struct CalendarDate: Hashable, Codable, Sendable {
  /// In which order day and month were written; listeners expect it back in some languages.
  public enum Order: String, Hashable, Codable, Sendable {
    /// `2012-11-12`
    case yearMonthDay
    /// `11/12/2012`, `July 25 2012`
    case monthDayYear
    /// `12.11.2012`, `25 July 2012`
    case dayMonthYear
  }

  /// The year as written, so 98 stays 98; nil when there is none.
  ///
  /// Years before the era are negative.
  package var year: Int?
  /// How many digits the year was written with: 2 for `98`, 4 for `1998`.
  package var yearDigits: UInt8
  /// January is 1; nil for a year alone.
  package var month: UInt8?
  /// The first is 1; nil for a month or a year alone.
  package var day: UInt8?
  /// Sunday is 1; nil unless written.
  package var weekday: UInt8?
  /// The order of the written parts.
  package var order: Order

  /// Creates a date from the parts that are known.
  package init(
    year: Int? = nil, yearDigits: UInt8 = 4, month: UInt8? = nil, day: UInt8? = nil, weekday: UInt8? = nil,
    order: Order = .yearMonthDay
  ) {
    self.year = year
    self.yearDigits = yearDigits
    self.month = month
    self.day = day
    self.weekday = weekday
    self.order = order
  }

  /// The date that is a number of days after January 1, 1970, or before it where the number is negative.
  ///
  /// Years are those of the Gregorian calendar throughout; before the year 1, they go on with 0 and -1 (ISO 8601).
  package init(daysSince1970 days: Int) {
    // Counted from March 1 of the year 0, so that leap days end years, in eras of 400 years.
    let daysOfEra = 146_097
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - (daysOfEra - 1)) / daysOfEra
    let day = shifted - era * daysOfEra
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      year: year + era * 400 + (month < 10 ? 0 : 1), month: UInt8(month < 10 ? month + 3 : month - 9),
      day: UInt8(dayOfYear - (153 * month + 2) / 5 + 1))
  }

  /// The date, or nil when the calendar does not have it, as February 30; years are taken as they are written.
  package var ifPossible: CalendarDate? {
    guard let month else { return self }
    guard month >= 1, month <= 12 else { return nil }
    guard let day else { return self }
    return day >= 1 && day <= lastDay(of: month) ? self : nil
  }

  private func lastDay(of month: UInt8) -> UInt8 {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2: return isLeapYear ? 29 : 28
    default: return 31
    }
  }

  private var isLeapYear: Bool {
    // Without a full year any 29 February may be meant.
    guard let year, yearDigits == 4 else { return true }
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The date with the century of a year of two digits filled in, by the rule of POSIX: 69 to 99 are 1969 to
  /// 1999, 00 to 68 are 2000 to 2068.
  ///
  /// A year by itself stays as it was written.
  package var withFullYear: CalendarDate {
    guard yearDigits == 2, month != nil, let year, (0...99).contains(year) else { return self }
    var copy = self
    copy.year = year + (year < 69 ? 2000 : 1900)
    copy.yearDigits = 4
    return copy
  }

  /// The date with the century of a year of two digits where hardly another can be meant: 69 to 99 are 1969 to 1999, 00 to
  /// 35 are 2000 to 2035.
  ///
  /// A year between may be that of a birthday or of a plan, and stays as it was written.
  package var withCertainYear: CalendarDate {
    let full = withFullYear
    return full.year.map { $0 <= PlausibleYears.recent.upperBound } ?? true ? full : self
  }

  /// Whether the year has two digits of which nobody can tell the century.
  package var hasOpenCentury: Bool {
    yearDigits == 2 && withFullYear.yearDigits == 4 && withCertainYear.yearDigits == 2
  }
}

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
