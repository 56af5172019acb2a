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

/// Names of months and weekdays that stand alone, in a language and in English: `March`, `Mar.`, `mars`, `3月`.
package struct CalendarNames: Sendable {
  private var months: [String: UInt8] = [:]
  private var weekdays: [String: UInt8] = [:]
  private let text: DateText

  package init(for locale: LocaleTag) {
    text = DateText(for: locale)
    // Those of the language come last: "mar" is English for March, and Italian for Tuesday.
    for (name, month) in CalendarWords.months(of: LocaleTag("en")) { months[Self.key(of: name)] = month }
    for (name, day) in CalendarWords.weekdays(of: LocaleTag("en")) { weekdays[Self.key(of: name)] = day }
    for width in [DateText.Width.abbreviated, .full] {
      for number in 1...12 {
        for name in [text.month(number, width: width), text.month(number, width: width, standalone: true)] {
          if let name { months[Self.key(of: name)] = UInt8(number) }
        }
      }
      for number in 1...7 {
        if let name = text.weekday(number, width: width) { weekdays[Self.key(of: name)] = UInt8(number) }
      }
    }
  }

  /// The month that a text is, from 1 for January; nil for another text.
  package func month(_ text: String) -> UInt8? { months[Self.key(of: text)] }

  /// The weekday that a text is, from 1 for Sunday; nil for another text.
  package func weekday(_ text: String) -> UInt8? { weekdays[Self.key(of: text)] }

  /// Whether a text among names is none, but says that there is no value: N/A.
  package func isMissing(_ text: String) -> Bool {
    month(text) == nil && weekday(text) == nil && BlankWords.standsForNothing(text)
  }

  /// The full names of the weekday and the month that a short one may be: "martes" and "marzo" for "mar"; nil for others.
  package func twoReadings(of name: String) -> (weekday: String, month: String)? {
    guard let weekday = weekday(name), let month = month(name),
      let weekdayName = text.weekday(Int(weekday)), let monthName = text.month(Int(month), standalone: true)
    else { return nil }
    return (weekdayName, monthName)
  }

  private static func key(of name: String) -> String {
    let key = SameText.trimmed(name).lowercased()
    return key.hasSuffix(".") ? String(key.dropLast()) : key
  }
}
