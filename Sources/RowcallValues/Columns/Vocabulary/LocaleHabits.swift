import RowcallLanguages
import RowcallModel
import RowcallText

/// How people in a locale write numbers and dates, for tables that leave it open.
struct LocaleHabits: Sendable {
  /// The locale's language.
  let language: String
  /// The order of the locale's numeric dates.
  let dateOrder: CalendarDate.Order
  /// What the shared currency symbols mean.
  var currencies: SharedCurrencies
  /// Whether accounts write ▲ or △ for minus.
  let usesTriangleAsMinus: Bool
  /// Whether times are written with a dot, `14.05`.
  let writesDottedTimes: Bool
  private let locale: LocaleTag

  init(for locale: LocaleTag) {
    self.locale = locale
    language = locale.language
    let habits = Languages.language(for: locale)?.language.habits ?? []
    dateOrder = habits.contains(.yearFirst) ? .yearMonthDay : Self.dateOrder(of: locale)
    currencies = SharedCurrencies(for: locale)
    usesTriangleAsMinus = habits.contains(.triangleAsMinus)
    writesDottedTimes = habits.contains(.dottedTimes)
  }

  /// The decimal mark of the locale's numbers, which files that decide it themselves need not wait for.
  var decimalMark: DecimalMark { DecimalMark(heardIn: locale) }

  private static func dateOrder(of locale: LocaleTag) -> CalendarDate.Order {
    if yearFirst.contains(locale.language) { return .yearMonthDay }
    guard let region = locale.region else { return locale.language == "en" ? .monthDayYear : .dayMonthYear }
    return ["US", "PH", "PR", "GU"].contains(region) ? .monthDayYear : .dayMonthYear
  }

  /// Further languages whose dates have the year first.
  private static let yearFirst: Set<String> = ["hu", "lt", "mn", "fa", "eu"]
}

extension CalendarDate.Order {
  /// The usual order of numeric dates in a locale.
  package init(usualIn locale: LocaleTag) { self = LocaleHabits(for: locale).dateOrder }
}

extension LocaleTag {
  /// The region of two letters in capitals; nil when the tag names none.
  var region: String? {
    let parts: [Substring] = identifier.split(separator: "-")
    return parts.dropFirst().last { $0.utf8.count == 2 }?.uppercased()
  }
}
