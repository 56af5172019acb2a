import RowcallModel

extension ColumnType {
  /// Whether the least and the greatest value of a column tell something.
  var isOrdered: Bool {
    switch self {
    case .integer, .decimal, .money, .percent, .change, .measure: true
    default: false
    }
  }
}

extension Value {
  /// The value as a number for comparing; nil for one that is no single number.
  var amount: Double? {
    switch self {
    case .number(let number), .percent(let number): number.approximation
    case .money(let money): money.amount.approximation
    case .change(let change): change.amount.approximation
    case .measure(let measure): measure.amount.approximation
    default: nil
    }
  }

  /// Whether two values are of one currency, unit and so on.
  func hasKind(of other: Value) -> Bool {
    switch (self, other) {
    case (.number, .number), (.percent, .percent): true
    case (.money(let one), .money(let two)): one.currency == two.currency
    case (.change(let one), .change(let two)): one.measure == two.measure
    case (.measure(let one), .measure(let two)): one.unit == two.unit
    default: false
    }
  }
}

extension Number {
  /// The number as a floating-point value.
  var approximation: Double {
    let magnitude = Double(significand) * Self.power(Int(scale) - Int(fractionDigits))
    return isNegative ? -magnitude : magnitude
  }

  /// The number nearest to a value with at most two decimals; nil where it has no room.
  init?(rounding value: Double) {
    let hundredths = (abs(value) * 100).rounded()
    guard let significand = UInt64(exactly: hundredths) else { return nil }
    let isNegative = value < 0 && significand > 0
    if significand % 100 == 0 {
      self.init(isNegative: isNegative, significand: significand / 100)
    } else if significand % 10 == 0 {
      self.init(isNegative: isNegative, significand: significand / 10, fractionDigits: 1)
    } else {
      self.init(isNegative: isNegative, significand: significand, fractionDigits: 2)
    }
  }

  private static func power(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }
}
