import RowcallModel
import RowcallValues

/// Facts about a column for the summary, gathered cell by cell.
struct ColumnTally: Sendable {
  /// How many cells hold nothing.
  private(set) var blankCount = 0
  /// How often each word for a missing value, such as NA, is among them.
  private var blankWords: [String: Int] = [:]
  private var hasMoreBlankWords = false
  /// How many cells hold something.
  private(set) var filledCount = 0
  /// How many of them have a value with an order, all of one currency or unit.
  private(set) var orderedCount = 0
  /// Whether its values are of several units, which can be compared but not added up.
  private(set) var hasSeveralUnits = false
  /// The cell with the least value; nil if the values have no order.
  private(set) var low: FoundValue?
  /// The cell with the greatest value; nil if the values have no order.
  private(set) var high: FoundValue?
  /// The first cell of a column without an order that holds something.
  private(set) var first: FoundValue?
  /// The first value with an order; values of other kinds are not compared with it.
  private var kind = Value.empty

  private let reader: CellReader
  private let isOrdered: Bool
  private let mostAmounts: Int
  private var amounts: [Number] = []
  private var hasManyAmounts = false
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// The hashes of the different cells of a column without an order.
  private var texts: Set<UInt64> = []
  private var hasManyTexts = false

  /// - Parameter mostAmounts: the most values for which the median is computed.
  init(_ column: Column, reader: CellReader, mostAmounts: Int = 1_000_000) {
    self.reader = reader
    self.mostAmounts = mostAmounts
    isOrdered = column.type.isOrdered
  }

  /// Takes in one cell; gives what it adds to a sum, nil for a cell that adds nothing.
  @discardableResult
  mutating func add(_ bytes: Span<UInt8>) -> Number? {
    let value = reader.value(in: bytes)
    if value == .empty {
      blankCount += 1
      let text = SameText.trimmed(bytes.text)
      if blankWords[text] != nil || !text.isEmpty && blankWords.count < Self.mostBlankWords {
        blankWords[text, default: 0] += 1
      } else if !text.isEmpty {
        hasMoreBlankWords = true
      }
      return nil
    }
    filledCount += 1
    if isOrdered { return value.flatMap { add($0, written: bytes) } }
    if !hasManyTexts {
      if first == nil { first = FoundValue(value: value ?? .text(bytes.text), written: bytes.text) }
      texts.insert(SameText.hash(of: bytes))
      hasManyTexts = texts.count > Self.mostTexts
    }
    return nil
  }

  /// Takes in a cell that a short row does not have.
  mutating func addMissing() { blankCount += 1 }

  /// Whether it knows the value in the middle.
  var keepsAmounts: Bool { mostAmounts > 0 }

  /// The value in the middle; nil without values that have an order, when there is only one, and beyond a million, for
  /// all of them must be held to find it.
  var median: Value? {
    guard let low, amounts.count > 1, !hasManyAmounts, !hasSeveralUnits else { return nil }
    let sorted = amounts.sorted { $0.approximation < $1.approximation }
    let middle = sorted.count / 2
    let number =
      sorted.count % 2 == 1 ? sorted[middle] : Number(between: sorted[middle - 1], and: sorted[middle])
    return number.map { low.value.holding($0, in: reader.conventions) }
  }

  /// A value that no cell has, such as the median, in the form of those that cells have.
  func computed(_ value: Value) -> FoundValue {
    FoundValue(
      value: value, written: value.writtenLength(like: low?.written ?? "", in: reader.conventions) ?? "")
  }

  /// How many different cells a column without an order has; nil for none, and for more than a million.
  var differentCount: Int? { isOrdered || hasManyTexts || texts.isEmpty ? nil : texts.count }

  private mutating func add(_ value: Value, written: Span<UInt8>) -> Number? {
    guard let place = place(of: value) else { return nil }
    if orderedCount == 0 { kind = value }
    orderedCount += 1
    if isOfOtherUnit(value) { hasSeveralUnits = true }
    if place < lowest { (low, lowest) = (found(value, written), place) }
    if place > highest { (high, highest) = (found(value, written), place) }
    guard let amount = value.addend(in: reader.conventions) else { return nil }
    if !hasManyAmounts { amounts.append(amount) }
    if amounts.count > mostAmounts {
      hasManyAmounts = true
      amounts = []
    }
    return amount
  }

  /// Where a value is among the others; nil for one that cannot be compared with them: amounts of several currencies have no order.
  private func place(of value: Value) -> Double? {
    guard orderedCount == 0 || kind.hasKind(of: value, in: reader.conventions) else { return nil }
    return value.place(in: reader.conventions)
  }

  private func isOfOtherUnit(_ value: Value) -> Bool {
    guard case .measure(let one) = kind, case .measure(let other) = value else { return false }
    return one.unit != other.unit && !reader.conventions.holdsSizes
  }

  private func found(_ value: Value, _ written: Span<UInt8>) -> FoundValue {
    FoundValue(value: value, written: written.text, hasCentury: value.hasCentury(in: reader.conventions))
  }

  private static let mostTexts = 1_000_000
  private static let mostBlankWords = 20
}

extension ColumnTally {
  /// "4 of 5" where some cells are no amounts, or of another currency or unit than the first; nil where all of them count.
  ///
  /// - Parameter count: how many cells of the column hold something.
  func share(of count: Int, _ voice: SummaryVoice) -> String? {
    orderedCount == count
      ? nil : voice.phrases.text(.share, ["index": String(orderedCount), "total": String(count)])
  }

  /// How many cells are blank, and how often each word for that is among them, for it is spoken as it is written: "3 blank, of these
  /// NA: 2 times"; nil for none.
  func blanks(_ voice: SummaryVoice) -> String? {
    guard blankCount > 0 else { return nil }
    let phrases = voice.phrases
    let count = phrases.text(.summaryBlank, ["count": String(blankCount)])
    var words = blankWords.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { word, count in
      phrases.text(.browseTimes, ["value": voice.word(word), "count": String(count)])
    }
    let comma = phrases.text(.listSeparator)
    if hasMoreBlankWords { words.append(phrases.text(.browseAndOthers)) }
    return words.isEmpty
      ? count : count + comma + phrases.text(.browseBlankAs, ["value": words.joined(separator: comma)])
  }
}

/// A value with what was written for it, which is shown where the value has no form of its own.
struct FoundValue: Hashable, Sendable {
  let value: Value
  let written: String
  /// False for a date whose century nobody knows.
  var hasCentury = true
}

extension ColumnType {
  /// Whether the least and the greatest value of a column tell something.
  package var isOrdered: Bool {
    switch self {
    case .date, .dateTime, .year, .time, .duration: true
    default: isAmount
    }
  }
}

extension Value {
  /// The value as a number; nil for one that is no single number.
  package var amount: Number? {
    switch self {
    case .number(let number), .percent(let number): number
    case .money(let money): money.amount
    case .change(let change): change.amount
    case .measure(let measure): measure.amount
    default: nil
    }
  }

  /// Whether two values of a column are of one currency, unit, zone and so on.
  package func hasKind(of other: Value, in column: CellConventions) -> Bool {
    switch (self, other) {
    case (.number, .number), (.fraction, .number), (.number, .fraction), (.fraction, .fraction),
      (.percent, .percent), (.duration, .duration):
      true
    case (.dateTime, .dateTime): hasCentury(in: column) == other.hasCentury(in: column)
    case (.date(let one), .date(let two)):
      (one.year == nil) == (two.year == nil) && hasCentury(in: column) == other.hasCentury(in: column)
    case (.time(let one), .time(let two)): one.zone == two.zone
    case (.money(let one), .money(let two)): one.currency == two.currency
    case (.change(let one), .change(let two)): one.measure == two.measure
    case (.measure(let one), .measure(let two)):
      one.unit == two.unit || one.unit.scale != nil && one.unit.scale?.dimension == two.unit.scale?.dimension
    default: false
    }
  }
}

extension Number {
  /// The number as a floating-point value.
  package var approximation: Double {
    let magnitude = Double(significand) * Self.power(Int(scale) - Int(fractionDigits))
    return isNegative ? -magnitude : magnitude
  }

  /// The number halfway between two, with one more decimal where it takes one; nil if that has no room.
  init?(between one: Number, and other: Number) {
    if one.isPowerOfTen || other.isPowerOfTen {
      self.init(rounding: (one.approximation + other.approximation) / 2)
      return
    }
    let exponent = min(one.exponent, other.exponent)
    guard let left = one.count(ofPowerOfTen: exponent), let right = other.count(ofPowerOfTen: exponent) else {
      return nil
    }
    let (sum, overflow) = left.addingReportingOverflow(right)
    guard !overflow else { return nil }
    if sum.isMultiple(of: 2) {
      self.init(count: sum / 2, ofPowerOfTen: exponent)
    } else {
      let (tenths, overflow) = sum.multipliedReportingOverflow(by: 5)
      guard !overflow else { return nil }
      self.init(count: tenths, ofPowerOfTen: exponent - 1)
    }
  }

  /// A sum or mean with twelve digits that count; nil for one that no number holds.
  init?(rounding value: Double) {
    guard value.isFinite else { return nil }
    guard value != 0 else {
      self.init(significand: 0)
      return
    }
    var (size, exponent) = (value.magnitude, 0)
    while size >= 1e12 { (size, exponent) = (size / 10, exponent + 1) }
    while size < 1e11 { (size, exponent) = (size * 10, exponent - 1) }
    var number = Number(isNegative: value < 0, significand: UInt64(size.rounded()))
    if exponent < 0 {
      guard let decimals = UInt8(exactly: -exponent) else { return nil }
      number.fractionDigits = decimals
      self = number.withoutTrailingZeros
      return
    }
    guard let large = number.times(powerOfTen: exponent) else { return nil }
    self = large
  }

  private init?(count: Int64, ofPowerOfTen exponent: Int) {
    guard let decimals = UInt8(exactly: max(0, -exponent)), let scale = UInt8(exactly: max(0, exponent))
    else {
      return nil
    }
    self.init(isNegative: count < 0, significand: count.magnitude, fractionDigits: decimals, scale: scale)
  }

  /// The power of ten that the last digit counts.
  private var exponent: Int { Int(scale) - Int(fractionDigits) }

  /// How many times a smaller power of ten it is; nil if that has no room.
  private func count(ofPowerOfTen smaller: Int) -> Int64? {
    guard var count = Int64(exactly: significand) else { return nil }
    for _ in smaller..<exponent {
      let (wider, overflow) = count.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      count = wider
    }
    return isNegative ? -count : count
  }

  private static func power(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }
}

extension Unit {
  /// What it measures, and how large it is beside the base unit of that; nil for units that are not compared with others.
  fileprivate var scale: (dimension: String, factor: Double)? {
    bytes.map { ("data", Double($0)) } ?? Self.scales[identifier]
  }

  private static let scales: [String: (dimension: String, factor: Double)] = [
    "milligram": ("mass", 1e-6), "gram": ("mass", 1e-3), "kilogram": ("mass", 1), "tonne": ("mass", 1e3),
    "metric-ton": ("mass", 1e3), "ounce": ("mass", 0.028_349_523_125), "pound": ("mass", 0.453_592_37),
    "millimeter": ("length", 1e-3), "centimeter": ("length", 1e-2), "meter": ("length", 1),
    "kilometer": ("length", 1e3), "inch": ("length", 0.0254), "foot": ("length", 0.3048),
    "yard": ("length", 0.9144), "mile": ("length", 1609.344),
    "milliliter": ("volume", 1e-3), "centiliter": ("volume", 1e-2), "deciliter": ("volume", 1e-1),
    "liter": ("volume", 1), "hectoliter": ("volume", 1e2),
    "millisecond": ("time", 1e-3), "second": ("time", 1), "minute": ("time", 60), "hour": ("time", 3600),
    "day": ("time", 86_400), "week": ("time", 604_800),
    "meter-per-second": ("speed", 1), "kilometer-per-hour": ("speed", 1 / 3.6),
    "mile-per-hour": ("speed", 0.44704), "foot-per-second": ("speed", 0.3048),
    "knot": ("speed", 1852.0 / 3600),
    "square-centimeter": ("area", 1e-4), "square-meter": ("area", 1), "square-kilometer": ("area", 1e6),
    "hectare": ("area", 1e4), "acre": ("area", 4046.856_422_4), "square-foot": ("area", 0.092_903_04),
    "square-mile": ("area", 2_589_988.110_336),
  ]
}

private let secondsOfADay = 86_400.0

extension Value {
  /// Whether the year of a date is known; one of two digits is not where the column leaves its century open.
  ///
  /// Such dates are in the order of the two digits, as they are spoken, and are compared with no others.
  package func hasCentury(in column: CellConventions) -> Bool {
    switch self {
    case .date(let date), .dateTime(let date, _): !column.isCenturyOpen || date.yearDigits != 2
    default: true
    }
  }

  /// Where the value is among others of its kind in its column; nil for one without an order.
  package func place(in column: CellConventions) -> Double? {
    switch self {
    case .date(let date): date.place(hasCentury: hasCentury(in: column))
    case .time(let time): time.place
    case .dateTime(let date, let time):
      date.place(hasCentury: hasCentury(in: column)) + time.place / secondsOfADay
    case .duration(let span): span.place
    case .boolean(let isTrue): isTrue ? 1 : 0
    case .ordinal(let ordinal): Double(ordinal.position)
    case .fraction(let fraction), .portion(let fraction, _): fraction.place
    case .decade(let year): Double(year)
    case .range(let first, _), .rate(let first, _): first.place(in: column)
    case .measure(let measure): measure.amount.approximation * (measure.unit.scale?.factor ?? 1)
    default: amount?.approximation
    }
  }
}

extension Value {
  /// How much of the order of its column a value takes up: a month goes from its first day to its last; zero for a point.
  package var extent: Double {
    switch self {
    case .date(let date) where date.day != nil: 1
    case .date(let date): date.month == nil ? 12 * CalendarDate.longestMonth : CalendarDate.longestMonth
    case .time(let time): time.extent
    case .dateTime(_, let time): time.extent / secondsOfADay
    default: 0
    }
  }
}

extension Fraction {
  fileprivate var place: Double {
    let size = Double(whole ?? 0) + Double(numerator) / Double(max(denominator, 1))
    return isNegative ? -size : size
  }
}

extension CalendarDate {
  fileprivate static let longestMonth = 31.0

  /// Counts months as if all had 31 days, which keeps the order; parts that are not known count as the first.
  fileprivate func place(hasCentury: Bool) -> Double {
    let months = ((hasCentury ? withFullYear : self).year ?? 0) * 12 + Int(month ?? 1) - 1
    return Double(months * 31 + Int(day ?? 1) - 1)
  }
}

extension ClockTime {
  /// A minute where no seconds are written, an hour where no minutes are; in seconds.
  fileprivate var extent: Double { minute == nil ? 3600 : second == nil ? 60 : 0 }

  /// Seconds since midnight.
  fileprivate var place: Double {
    let isTwelve = hour == 12 && period != nil
    let hours = Int(isTwelve ? 0 : hour) + (period == .pm ? 12 : 0)
    return Double(hours * 3600 + Int(minute ?? 0) * 60 + Int(second ?? 0)) + (Double("0." + fraction) ?? 0)
  }
}

extension TimeSpan {
  /// Seconds.
  fileprivate var place: Double {
    let minutes = (Double(days) * 24 + Double(hours)) * 60 + Double(minutes)
    let length = minutes * 60 + seconds.approximation
    return isNegative ? -length : length
  }
}
