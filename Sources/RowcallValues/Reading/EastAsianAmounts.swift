import RowcallModel

/// The words and signs with which one of the two languages marks amounts.
struct EastAsianMarks: Sendable {
  /// The ISO 4217 code of a bare `¥`.
  let yen: String
  /// Currency words that follow an amount, longer ones before their own beginnings.
  let currencyWords: [(word: String, code: String)]
  /// Whether `+3` is heard as a change even when it counts neither money nor percent.
  let hasBareChanges: Bool

  /// Signs that precede an amount, longer ones first; nil stands for the language's own `¥`.
  static let currencySigns: [(sign: String, code: String?, isQualified: Bool)] = [
    ("US$", "USD", true), ("HK$", "HKD", true), ("NT$", "TWD", true), ("A$", "AUD", true),
    ("C$", "CAD", true),
    ("S$", "SGD", true), ("R$", "BRL", true), ("$", "USD", false), ("€", "EUR", false), ("£", "GBP", false),
    ("¥", nil, false), ("₩", "KRW", false), ("₹", "INR", false),
  ]

  /// Unit signs that follow an amount and their CLDR units, longer ones before their own beginnings.
  static let unitSigns: [(sign: String, unit: String)] = [
    ("km/h", "kilometer-per-hour"), ("m/s", "meter-per-second"), ("km²", "square-kilometer"),
    ("km2", "square-kilometer"), ("㎢", "square-kilometer"), ("cm²", "square-centimeter"),
    ("m²", "square-meter"), ("m2", "square-meter"), ("㎡", "square-meter"), ("m³", "cubic-meter"),
    ("m3", "cubic-meter"), ("㎥", "cubic-meter"), ("cm³", "cubic-centimeter"), ("kWh", "kilowatt-hour"),
    ("kW", "kilowatt"), ("MW", "megawatt"), ("GW", "gigawatt"), ("W", "watt"), ("V", "volt"),
    ("km", "kilometer"), ("㎞", "kilometer"), ("cm", "centimeter"), ("㎝", "centimeter"), ("mm", "millimeter"),
    ("㎜", "millimeter"), ("μm", "micrometer"), ("nm", "nanometer"), ("kg", "kilogram"), ("㎏", "kilogram"),
    ("mg", "milligram"), ("㎎", "milligram"), ("ms", "millisecond"), ("ml", "milliliter"),
    ("mL", "milliliter"),
    ("ha", "hectare"), ("hPa", "hectopascal"), ("kHz", "kilohertz"), ("MHz", "megahertz"),
    ("GHz", "gigahertz"),
    ("Hz", "hertz"), ("KB", "kilobyte"), ("kB", "kilobyte"), ("MB", "megabyte"), ("GB", "gigabyte"),
    ("TB", "terabyte"), ("kcal", "kilocalorie"), ("°C", "celsius"), ("℃", "celsius"), ("°F", "fahrenheit"),
    ("℉", "fahrenheit"), ("m", "meter"), ("g", "gram"), ("t", "metric-ton"), ("L", "liter"), ("l", "liter"),
    ("s", "second"), ("h", "hour"), ("‰", "permille"),
  ]
}

/// Reads amounts of something: money, percentages, quantities, changes, bare numbers.
extension EastAsianCursor {
  /// An amount with whatever stands before and after its digits.
  mutating func amount(_ marks: EastAsianMarks) -> Value? {
    attempt { cursor in
      let isRise = cursor.next == "+" && cursor.take("+")
      var isNegative = !isRise && cursor.minusSign()
      let currency = cursor.currencySign(marks)
      if currency != nil && !isNegative { isNegative = cursor.minusSign() }
      guard var number = cursor.number() else { return nil }
      number.isNegative = isNegative
      let value =
        currency.map { .money(Money(number, currency: $0.code, isQualified: $0.isQualified)) }
        ?? cursor.marked(number, marks)
      if case .number = value, isRise, !marks.hasBareChanges { return nil }
      return isRise ? value.change : value
    }
  }

  private mutating func currencySign(_ marks: EastAsianMarks) -> (code: String, isQualified: Bool)? {
    for (sign, code, isQualified) in EastAsianMarks.currencySigns where isAt(sign) {
      return attempt { cursor in
        _ = cursor.take(sign)
        cursor.skipSpaces()
        return cursor.next.map { $0.isDigit || $0 == "-" } == true ? (code ?? marks.yen, isQualified) : nil
      }
    }
    return nil
  }

  private mutating func marked(_ number: Number, _ marks: EastAsianMarks) -> Value {
    if attempt({ $0.take("%") || $0.take(" %") ? true : nil }) != nil { return .percent(number) }
    for (word, code) in marks.currencyWords where take(word) { return .money(Money(number, currency: code)) }
    if let unit = unitSign() { return .measure(Measure(number, unit: unit)) }
    return .number(number)
  }

  private mutating func unitSign() -> Unit? {
    attempt { cursor in
      cursor.skipSpaces()
      for (sign, unit) in EastAsianMarks.unitSigns where cursor.isAt(sign) {
        _ = cursor.take(sign)
        return cursor.next?.isLatinLetter == true || cursor.next?.isDigit == true ? nil : Unit(unit)
      }
      return nil
    }
  }
}

extension Value {
  /// The same amount as a change with a direction; nil for what cannot rise.
  fileprivate var change: Value? {
    switch self {
    case .number(let number): .change(Change(number))
    case .percent(let number): .change(Change(number, in: .percent))
    case .money(let money): .change(Change(money.amount, in: .money(currency: money.currency)))
    default: nil
    }
  }
}
