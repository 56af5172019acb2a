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

/// Which numbers may be years, so that headers, columns, texts and findings agree.
package enum PlausibleYears {
  /// Numbers that something beside them makes a year: a month, a header, a word for "year".
  package static let named = 1000...2999
  /// Numbers in texts that are likelier years than parts of something else: `1066-1154`.
  package static let inText = 1000...2199
  /// The first year before which a date between slashes, `1445/09/01`, is likelier one of the Islamic calendar.
  package static let firstBetweenSlashes = 1500
  /// Numbers alone that are likelier years than counts, as headers of columns are.
  package static let alone = 1800...2199
  /// Numbers that, where a whole column of them has no header for years, are years all the same.
  package static let recent = 1900...2035
}
