import RowcallModel

/// An amount of money as it is spoken: in units, in hundredths, in both, or with a decimal mark.
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
  /// - Parameter minorDigits: how many digits the minor unit has; nil if it is not said.
  init(_ amount: Number, minorDigits: Int?) {
    guard amount.scale == 0 else {
      self = .decimal(amount.magnitude)
      return
    }
    let trimmed = amount.withoutTrailingZeros
    guard trimmed.fractionDigits > 0 else {
      self = .major(amount.integerPart)
      return
    }
    guard let minorDigits, trimmed.fractionDigits <= minorDigits else {
      self = .decimal(minorDigits == nil ? amount.magnitude : trimmed)
      return
    }
    let minor = trimmed.fractionAsWhole(digits: minorDigits)
    self = amount.integerPart == 0 ? .minor(minor) : .both(major: amount.integerPart, minor: minor)
  }
}

extension Number {
  /// The number without its sign and without zeros at the end of its fraction.
  fileprivate var withoutTrailingZeros: Number {
    var number = magnitude
    while number.fractionDigits > 0, number.significand.isMultiple(of: 10) {
      number.significand /= 10
      number.fractionDigits -= 1
    }
    return number
  }

  /// The fraction as a whole number of so many digits, at least as many as it has: 20 for `3.2` and two.
  fileprivate func fractionAsWhole(digits: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<fractionDigits { power *= 10 }
    var fraction = significand % power
    for _ in Int(fractionDigits)..<digits { fraction *= 10 }
    return fraction
  }
}
