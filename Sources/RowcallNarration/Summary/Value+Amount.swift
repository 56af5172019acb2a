import RowcallModel

extension ColumnType {
  /// Whether the least and the greatest value of a column tell something.
  var isOrdered: Bool {
    switch self {
    case .integer, .decimal, .money, .percent, .change, .measure: true
    case .date, .dateTime, .year, .time, .duration: true
    default: false
    }
  }
}

extension Value {
  /// The value as a number; nil for one that is no single number.
  var amount: Number? {
    switch self {
    case .number(let number), .percent(let number): number
    case .money(let money): money.amount
    case .change(let change): change.amount
    case .measure(let measure): measure.amount
    default: nil
    }
  }

  /// Whether two values are of one currency, unit, zone and so on.
  func hasKind(of other: Value) -> Bool {
    switch (self, other) {
    case (.number, .number), (.percent, .percent), (.dateTime, .dateTime), (.duration, .duration): true
    case (.date(let one), .date(let two)): (one.year == nil) == (two.year == nil)
    case (.time(let one), .time(let two)): one.zone == two.zone
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

  /// The number halfway between two, with one more decimal where it takes one; nil if that has no room.
  init?(between one: Number, and other: Number) {
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
