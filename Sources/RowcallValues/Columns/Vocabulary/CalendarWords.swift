import RowcallText

/// Names of months and weekdays as they are found in cells.
enum CalendarWords {
  /// English names first, then the locale's own, full and abbreviated; January is 1.
  static func months(of locale: LocaleTag) -> [(String, UInt8)] {
    let names = numbered(englishMonths) + [("Sept", 9)]
    guard hasOwnNames(locale) else { return names }
    let text = DateText(for: locale)
    return names
      + (1...12).flatMap { month in
        forms(
          [
            text.month(month), text.month(month, standalone: true), text.month(month, width: .abbreviated),
            text.month(month, width: .abbreviated, standalone: true),
          ], number: UInt8(month))
      }
  }

  /// English names first, then the locale's own, full and abbreviated; Sunday is 1.
  static func weekdays(of locale: LocaleTag) -> [(String, UInt8)] {
    let names = numbered(englishWeekdays) + [("Tues", 3), ("Thur", 5), ("Thurs", 5)]
    guard hasOwnNames(locale) else { return names }
    let text = DateText(for: locale)
    return names
      + (1...7).flatMap { day in
        forms([text.weekday(day), text.weekday(day, width: .abbreviated)], number: UInt8(day))
      }
  }

  /// Whether names are words: in Chinese and Japanese the month is its number.
  private static func hasOwnNames(_ locale: LocaleTag) -> Bool {
    !["en", "ja", "zh", "ko"].contains(locale.language)
  }

  /// Each form once, without the dot of an abbreviation.
  private static func forms(_ names: [String?], number: UInt8) -> [(String, UInt8)] {
    names.compactMap { $0 }.filter { !($0.utf8.first?.isDigit ?? true) }
      .map { ($0.hasSuffix(".") ? String($0.dropLast()) : $0, number) }
  }

  /// Each name and its first three letters.
  private static func numbered(_ names: [String]) -> [(String, UInt8)] {
    names.enumerated().flatMap { index, name in
      [(name, UInt8(index + 1)), (String(name.prefix(3)), UInt8(index + 1))]
    }
  }

  // Written here and not asked of ICU: nearly every table needs them, and ICU's first answer takes milliseconds.
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
  private static let englishWeekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
