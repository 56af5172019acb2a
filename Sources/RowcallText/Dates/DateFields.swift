import RowcallModel

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
