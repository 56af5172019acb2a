import RowcallModel

extension Value {
  /// The value with its number rounded, where it is one number.
  func rounded(toFractionDigits places: UInt8) -> Value {
    switch self {
    case .number(let number): .number(number.rounded(toFractionDigits: places))
    case .percent(let number): .percent(number.rounded(toFractionDigits: places))
    case .money(let money):
      .money(
        Money(
          money.amount.rounded(toFractionDigits: places), currency: money.currency,
          isQualified: money.isQualified))
    case .change(let change):
      .change(Change(change.amount.rounded(toFractionDigits: places), in: change.measure))
    case .measure(let measure):
      .measure(Measure(measure.amount.rounded(toFractionDigits: places), unit: measure.unit))
    default: self
    }
  }
}
