import CICU
import RowcallModel

/// Dates and times of the Gregorian calendar as a locale writes them.
///
/// Calendars of the region (Buddhist, Persian, Islamic) are not used: tables hold Gregorian dates. Direction marks are
/// left out, and spaces are plain.
package struct DateText: Sendable {
  /// How much of a name is written.
  package enum Width: Int32, Hashable, Codable, Sendable {
    /// `November`
    case full = 0
    /// `Nov`
    case abbreviated = 1
  }

  /// How a whole date is written.
  package enum Style: String, Hashable, Codable, Sendable {
    /// `November 12, 2012`
    case long
    /// `Nov 12, 2012`
    case medium
    /// `11/12/2012`
    case short
  }

  package let locale: LocaleTag
  private let names: HandlePool<Nothing>
  private let patterns: HandlePool<DateFields>

  private struct Nothing: Hashable {}

  /// Creates the dates of a locale; costs nothing until one is asked for.
  package init(for locale: LocaleTag) {
    self.locale = locale
    names = HandlePool(
      open: { _ in rowcall_date_names_open(locale.identifier) }, close: rowcall_date_names_close)
    patterns = HandlePool(open: { Self.open($0, locale) }, close: rowcall_dates_close)
  }

  /// The name of a month.
  ///
  /// - Parameters:
  ///   - month: January is 1.
  ///   - standalone: whether it stands by itself and not inside a date; Slavic languages inflect it there.
  /// - Returns: nil for a month outside 1 to 12.
  package func month(_ month: Int, width: Width = .full, standalone: Bool = false) -> String? {
    name(ROWCALL_NAME_MONTH, month, width, standalone)
  }

  /// The name of a weekday; Sunday is 1, and nil comes back outside 1 to 7.
  package func weekday(_ weekday: Int, width: Width = .full) -> String? {
    name(ROWCALL_NAME_WEEKDAY, weekday, width, true)
  }

  private func name(_ kind: Int, _ number: Int, _ width: Width, _ standalone: Bool) -> String? {
    guard (1...12).contains(number) else { return nil }
    let text = names.use(Nothing()) { names in
      icuText {
        rowcall_date_name(names, Int32(kind), Int32(number - 1), width.rawValue, standalone ? 1 : 0, $0, $1)
      }
    }
    return text?.heard
  }

  /// A date, with the parts that are known: `November 12, 2012`, `12 November`, `November 2012`.
  ///
  /// A weekday is written as it is given, even where it is not the date's own.
  ///
  /// - Returns: nil for a date that does not exist, such as 30 February, or one without any part.
  package func format(_ date: CalendarDate, style: Style = .long) -> String? {
    guard let weekday = date.foreignWeekday else {
      return DateFields(date, style: style).flatMap { text(of: $0, date, nil) }
    }
    var rest = date
    rest.weekday = nil
    guard let name = self.weekday(weekday, width: style == .long ? .full : .abbreviated) else { return nil }
    return format(rest, style: style).map { name + ", " + $0 }
  }

  /// A time in the clock in which it was written, 12 or 24 hours, with the parts that are known; its zone is left out.
  ///
  /// - Returns: nil for a time that does not exist; the 24th hour and the 60th second are such.
  package func format(_ time: ClockTime) -> String? {
    text(of: .skeleton(DateFields.letters(of: time)), nil, time)
  }

  /// Whether the locale's own clock counts its hours from 1 to 12.
  package var hasTwelveHours: Bool {
    format(date: nil, time: ClockTime(hour: 15), skeleton: "j")
      != format(date: nil, time: ClockTime(hour: 15), skeleton: "H")
  }

  /// A date and a time together.
  package func format(_ date: CalendarDate, _ time: ClockTime, style: Style = .long) -> String? {
    let letters = DateFields.letters(of: date, style: style) + DateFields.letters(of: time)
    return text(of: .skeleton(letters), date, time)
  }

  /// The fields that a skeleton names, in the locale's order.
  ///
  /// - Parameter skeleton: CLDR field letters: `yMMMM` is "November 2012", `MMMMd` is "November 12".
  /// - Returns: nil for a moment that does not exist.
  package func format(date: CalendarDate?, time: ClockTime? = nil, skeleton: String) -> String? {
    text(of: .skeleton(skeleton), date, time)
  }

  private func text(of fields: DateFields, _ date: CalendarDate?, _ time: ClockTime?) -> String? {
    guard var moment = rowcall_date_fields(date: date, time: time) else { return nil }
    let text = patterns.use(fields) { dates in icuText { rowcall_dates_format(dates, &moment, $0, $1) } }
    return text?.heard
  }

  private static func open(_ fields: DateFields, _ locale: LocaleTag) -> OpaquePointer? {
    switch fields {
    case .long: rowcall_dates_open_long(locale.identifier)
    case .skeleton(let letters): rowcall_dates_open(locale.identifier, letters)
    }
  }
}

/// Which fields of a date and a time are written, as CLDR's skeleton letters.
enum DateFields: Hashable {
  /// Day, month in words and year; CLDR has a pattern of its own for them, which is there in half the time.
  case long
  /// Any letters, `yMMMM`.
  case skeleton(String)
}

extension DateFields {
  /// The fields that a date has; nil when it has none.
  init?(_ date: CalendarDate, style: DateText.Style) {
    let isWhole = date.year ?? 0 > 0 && date.month != nil && date.day != nil && date.weekday == nil
    if isWhole, style == .long {
      self = .long
    } else {
      let letters = Self.letters(of: date, style: style)
      guard !letters.isEmpty else { return nil }
      self = .skeleton(letters)
    }
  }

  /// The letters of the parts that a date has.
  static func letters(of date: CalendarDate, style: DateText.Style) -> String {
    let month =
      switch style {
      case .long: "MMMM"
      case .medium: "MMM"
      case .short: "M"
      }
    var letters = ""
    if let year = date.year { letters += year < 0 ? "yG" : "y" }
    if date.month != nil { letters += month }
    if date.day != nil { letters += "d" }
    if date.weekday != nil { letters += style == .long ? "EEEE" : "EEE" }
    return letters
  }

  /// The letters of the parts that a time has; `h` counts to 12 and `H` to 24, whatever the locale prefers.
  static func letters(of time: ClockTime) -> String {
    (time.period == nil ? "H" : "h") + (time.minute == nil ? "" : "m") + (time.second == nil ? "" : "s")
  }
}

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
  /// The weekday, as it is written or as the calendar has it, from 1 for Sunday; nil for a date that has none.
  package var knownWeekday: UInt8? {
    if let weekday { return weekday }
    guard let year, year > 0, let month, let day else { return nil }
    return CivilDay.weekday(year: year, month: Int(month), day: Int(day)).map(UInt8.init)
  }

  /// The written weekday where the calendar has another for that date; ICU could only write the calendar's.
  var foreignWeekday: Int? {
    guard let weekday, let year, year > 0, let month, let day else { return nil }
    let actual = CivilDay.weekday(year: year, month: Int(month), day: Int(day))
    return actual == Int(weekday) ? nil : Int(weekday)
  }
}

extension ClockTime {
  /// The hour in the 24-hour clock.
  package var hourOfDay: Int {
    switch period {
    case nil: Int(hour)
    case .am: Int(hour) % 12
    case .pm: Int(hour) % 12 + 12
    }
  }
}
