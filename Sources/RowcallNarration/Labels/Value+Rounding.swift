import RowcallModel

extension Value {
  /// The value with its number rounded, where it is one number.
  func rounded(toFractionDigits places: UInt8) -> Value {
    mappingNumber { $0.rounded(toFractionDigits: places) }
  }

  /// The value with another number, where it is one number.
  func mappingNumber(_ change: (Number) -> Number) -> Value {
    switch self {
    case .number(let number): .number(change(number))
    case .percent(let number): .percent(change(number))
    case .money(let money):
      .money(Money(change(money.amount), currency: money.currency, isQualified: money.isQualified))
    case .change(let signed): .change(Change(change(signed.amount), in: signed.measure))
    case .measure(let measure): .measure(Measure(change(measure.amount), unit: measure.unit))
    default: self
    }
  }
}
