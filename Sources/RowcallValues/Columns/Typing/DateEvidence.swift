import RowcallModel

/// What a column's cells look like when they are read as dates in each order.
struct DateEvidence {
  /// Cells that are dates in at least one order, with or without a time.
  @SampleCount private(set) var fits = 0
  @SampleCount private(set) var withTime = 0
  /// Dates of eight digits, which could be numbers.
  @SampleCount private(set) var compact = 0
  /// Dates without a day, such as `2012-11`, which could be ranges or codes.
  @SampleCount private(set) var withoutDay = 0
  /// Dates with a year of two digits whose century nobody can tell.
  @SampleCount private(set) var openCenturies = 0
  /// Cells that fit, for each order.
  private(set) var byOrder = OrderCounts()
  /// Cells that are the first of a month, for each order.
  private var firstDays = OrderCounts()
  /// Dates that mean something else in another order, or nothing: those that can decide.
  @SampleCount private(set) var dependent = 0
  /// Those of them with dots before a year of four digits.
  @SampleCount private(set) var dotted = 0
  /// Dates that exist with the month first only, and with the day first only.
  @SampleCount private var onlyMonthFirst = 0
  @SampleCount private var onlyDayFirst = 0
  /// For dates that are the same in every order, how they are written.
  private(set) var written = OrderCounts()

  /// Names of months with two digits, `Jan-04`, and those among them whose digits are no day: `Jan-99`.
  @SampleCount private(set) var monthPairs = 0
  @SampleCount private(set) var pairedYears = 0
  /// Those that are written as days are, `04-Jan`.
  @SampleCount private var usualDays = 0

  /// What the digits of its `Jan-04` are; its other dates decide, as do digits that are no day.
  var pairMeaning: MonthPair.Meaning {
    let hasDays = fits > monthPairs - pairedYears + withoutDay
    if pairedYears == 0, hasDays || usualDays == monthPairs { return .day }
    return pairedYears > 0 && !hasDays ? .year : .open
  }

  mutating func add(_ pair: MonthPair) {
    monthPairs += 1
    if pair.isUsuallyDay { usualDays += 1 }
    guard pair.isSurelyYear else { return }
    pairedYears += 1
    if pair.monthOfYear.hasOpenCentury { openCenturies += 1 }
  }

  mutating func add(_ reading: DateReading) {
    guard let date = reading.first else { return }
    fits += 1
    if reading.hasTime { withTime += 1 }
    if date.day == nil { withoutDay += 1 }
    if reading.isCompact { compact += 1 }
    let yearLast = reading.dates[.monthDayYear] ?? reading.dates[.dayMonthYear]
    if (yearLast ?? date).hasOpenCentury { openCenturies += 1 }
    for order in CalendarDate.Order.all {
      guard let date = reading.dates[order] else { continue }
      byOrder[order] += 1
      if date.day == 1 { firstDays[order] += 1 }
    }
    if reading.dates[.dayMonthYear] == nil, reading.dates[.monthDayYear] != nil { onlyMonthFirst += 1 }
    if reading.dates[.monthDayYear] == nil, reading.dates[.dayMonthYear] != nil { onlyDayFirst += 1 }
    if reading.isDependent { dependent += 1 } else { written[date.order] += 1 }
    if reading.isDependent, reading.isDotted { dotted += 1 }
  }

  /// Whether some dates prove one order and more than one in ten of those that prove any the other: `13/02/2006` and
  /// `02/13/2006`.
  var isContradictory: Bool { min(onlyMonthFirst, onlyDayFirst) * 10 > onlyMonthFirst + onlyDayFirst }

  /// The orders that fit the most cells.
  var bestOrders: [CalendarDate.Order] {
    let most = CalendarDate.Order.all.map { byOrder[$0] }.max() ?? 0
    return CalendarDate.Order.all.filter { byOrder[$0] == most }
  }

  /// The one of the best orders in which all dates are the first of a month, as in a monthly series; nil for none.
  ///
  /// Likely, but no proof: the first days of January look the same. What happens at times of day is no such series.
  var monthlyOrder: CalendarDate.Order? {
    let monthly = bestOrders.filter { withTime == 0 && byOrder[$0] >= 3 && firstDays[$0] == byOrder[$0] }
    return monthly.count == 1 ? monthly[0] : nil
  }
}

/// One cell read as a date in each order.
struct DateReading {
  /// The date in each order that gives one.
  var dates = PerOrder<CalendarDate?>(repeating: nil)
  /// Whether a time of day follows.
  var hasTime = false
  /// Whether the date is eight digits.
  var isCompact = false
  /// Whether the date is written as `1.2.2024`.
  var isDotted = false

  /// The date in the first order that gives one.
  var first: CalendarDate? {
    for order in CalendarDate.Order.all {
      if let date = dates[order] { return date }
    }
    return nil
  }

  /// Whether the orders disagree.
  var isDependent: Bool {
    dates[.yearMonthDay] != dates[.monthDayYear] || dates[.monthDayYear] != dates[.dayMonthYear]
  }
}

/// One value for each order of year, month and day.
struct PerOrder<Element> {
  private var yearMonthDay: Element
  private var monthDayYear: Element
  private var dayMonthYear: Element

  init(repeating element: Element) {
    yearMonthDay = element
    monthDayYear = element
    dayMonthYear = element
  }

  subscript(order: CalendarDate.Order) -> Element {
    get {
      switch order {
      case .yearMonthDay: yearMonthDay
      case .monthDayYear: monthDayYear
      case .dayMonthYear: dayMonthYear
      }
    }
    set {
      switch order {
      case .yearMonthDay: yearMonthDay = newValue
      case .monthDayYear: monthDayYear = newValue
      case .dayMonthYear: dayMonthYear = newValue
      }
    }
  }
}

extension PerOrder: Sendable where Element: Sendable {}

/// How many cells speak for each order.
typealias OrderCounts = PerOrder<UInt32>

extension OrderCounts {
  /// Creates counts of zero.
  init() { self.init(repeating: 0) }
}

extension CalendarDate.Order {
  /// Every order.
  static let all: [CalendarDate.Order] = [.yearMonthDay, .monthDayYear, .dayMonthYear]
}
