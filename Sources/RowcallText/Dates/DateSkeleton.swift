import CICU
import RowcallModel

/// The CLDR letters of the fields that a date has.
struct DateSkeleton {
  let text: String

  var isEmpty: Bool { text.isEmpty }

  init(_ date: CalendarDate, style: DateText.Style) {
    let month =
      switch style {
      case .long: "MMMM"
      case .medium: "MMM"
      case .short: "M"
      }
    var text = ""
    if date.year != nil { text += "y" }
    if date.month != nil { text += month }
    if date.day != nil { text += "d" }
    if date.weekday != nil { text += style == .long ? "EEEE" : "EEE" }
    self.text = text
  }

  /// The letters of a time; `h` counts to 12 and `H` to 24, whatever the locale prefers.
  static func text(for time: ClockTime) -> String {
    (time.period == nil ? "H" : "h") + (time.minute == nil ? "" : "m") + (time.second == nil ? "" : "s")
  }
}

extension rowcall_date_fields {
  /// The fields of a date and a time; what is missing is the first of its kind.
  ///
  /// Nil when a part is out of all bounds.
  init?(date: CalendarDate?, time: ClockTime?) {
    // A leap year lets a 29 February without a year exist.
    let year = date?.year ?? 2000
    let hour = time.map(\.hourOfDay) ?? 0
    guard (-9999...99_999).contains(year), hour < 24 else { return nil }
    self.init(
      year: Int32(year), month: Int32(date?.month ?? 1), day: Int32(date?.day ?? 1), hour: Int32(hour),
      minute: Int32(time?.minute ?? 0), second: Int32(time?.second ?? 0))
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
