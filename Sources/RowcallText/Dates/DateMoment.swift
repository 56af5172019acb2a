import CICU
import RowcallModel

extension rowcall_date_fields {
  /// The moment of a date and a time; what is missing is the first of its kind.
  ///
  /// Nil for a year or an hour that no calendar has.
  init?(date: CalendarDate?, time: ClockTime?) {
    let date = date ?? CalendarDate()
    let hour = time.map(\.hourOfDay) ?? 0
    guard date.year != 0, let year = Self.year(of: date), hour < 24 else { return nil }
    self.init(
      year: Int32(year), month: Int32(date.month ?? 1), day: Int32(date.day ?? 1), hour: Int32(hour),
      minute: Int32(time?.minute ?? 0), second: Int32(time?.second ?? 0))
  }

  /// The year as ICU counts, with a year 0 before the year 1.
  ///
  /// Without a year it is a leap year, so that 29 February exists, and one in which the weekday is right.
  private static func year(of date: CalendarDate) -> Int? {
    if let year = date.year {
      return (-9999...99_999).contains(year) ? (year < 0 ? year + 1 : year) : nil
    }
    guard let weekday = date.weekday else { return 2000 }
    let month = Int(date.month ?? 1)
    let day = Int(date.day ?? 1)
    return (2000..<2028).first { CivilDay.weekday(year: $0, month: month, day: day) == Int(weekday) }
  }
}

/// Days of the proleptic Gregorian calendar.
enum CivilDay {
  /// The weekday of a day, Sunday being 1; nil for a day that the month does not have.
  static func weekday(year: Int, month: Int, day: Int) -> Int? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
    // Zeller's congruence, in which January and February belong to the year before.
    let shifted = month < 3 ? year - 1 : year
    let monthTerm = (13 * ((month + 9) % 12 + 4)) / 5
    let total = day + monthTerm + shifted + shifted / 4 - shifted / 100 + shifted / 400
    return (total + 6) % 7 + 1
  }
}

extension CalendarDate {
  /// The written weekday where the calendar has another for that date; ICU could only write the calendar's.
  var foreignWeekday: Int? {
    guard let weekday, let year, year > 0, let month, let day else { return nil }
    let actual = CivilDay.weekday(year: year, month: Int(month), day: Int(day))
    return actual == Int(weekday) ? nil : Int(weekday)
  }
}

extension ClockTime {
  /// The hour in the 24-hour clock.
  fileprivate var hourOfDay: Int {
    switch period {
    case nil: Int(hour)
    case .am: Int(hour) % 12
    case .pm: Int(hour) % 12 + 12
    }
  }
}
