import RowcallModel

/// An amount of money as it is said: in units, in hundredths, in both, or with a decimal mark.
enum MoneyParts: Hashable {
  /// Units alone: `$3.00`.
  case major(UInt64)
  /// Hundredths (or thousandths) alone: `$0.70`.
  case minor(UInt64)
  /// Both: `$3.20`.
  case both(major: UInt64, minor: UInt64)
  /// A number with a decimal mark, or of millions: `$1.125`, `$2.50 million`.
  case decimal(Number)

  /// Divides an amount; its sign is not looked at.
  ///
  /// - Parameter minorDigits: how many digits the minor unit has; nil when it is not said.
  init(_ amount: Number, minorDigits: Int?) {
    let fraction = amount.fraction
    let trimmed = fraction.count - fraction.reversed().prefix { $0 == "0" }.count
    guard amount.scale == 0 else {
      self = .decimal(amount.magnitude)
      return
    }
    guard trimmed > 0 else {
      self = .major(amount.integerPart)
      return
    }
    guard let minorDigits, trimmed <= minorDigits else {
      self = .decimal(amount.trimmed(to: max(trimmed, minorDigits == nil ? fraction.count : trimmed)))
      return
    }
    let padded = fraction.prefix(trimmed) + String(repeating: "0", count: minorDigits - trimmed)
    let minor = UInt64(padded) ?? 0
    self = amount.integerPart == 0 ? .minor(minor) : .both(major: amount.integerPart, minor: minor)
  }
}

extension Number {
  /// The number without its sign and with so many digits after its mark, at most as many as it has.
  fileprivate func trimmed(to digits: Int) -> Number {
    var number = magnitude
    while number.fractionDigits > digits {
      number.significand /= 10
      number.fractionDigits -= 1
    }
    return number
  }
}
