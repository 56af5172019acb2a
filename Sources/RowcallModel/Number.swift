/// A number exactly as it was written: its digits, its sign, and how many digits followed the decimal mark.
///
/// `-3.20` is `Number(isNegative: true, significand: 320, fractionDigits: 2)`. Trailing zeros and a missing
/// integer part (`.5`) are kept because they are heard: "three point two zero", "point five".
public struct Number: Hashable, Codable, Sendable {
  /// Whether the written number is below zero; `-0` keeps its sign.
  package var isNegative: Bool
  /// All written digits read as one integer, so `3.20` is 320.
  package var significand: UInt64
  /// How many of the digits follow the decimal mark.
  package var fractionDigits: UInt8
  /// How many digits stand before the decimal mark as written; 0 for `.5`, 3 for `004`.
  package var integerDigits: UInt8
  /// Whether the integer part was written with grouping marks, as in `13,000`.
  package var isGrouped: Bool
  /// The power of ten of a scale word or letter after the number: 6 for `15.2 million`, 9 for `30B`, else 0.
  package var scale: UInt8

  /// Creates a number from its digits.
  ///
  /// - Parameter integerDigits: nil counts the digits of the significand, at least one.
  package init(
    isNegative: Bool = false, significand: UInt64, fractionDigits: UInt8 = 0, integerDigits: UInt8? = nil,
    isGrouped: Bool = false, scale: UInt8 = 0
  ) {
    self.isNegative = isNegative
    self.significand = significand
    self.fractionDigits = fractionDigits
    self.isGrouped = isGrouped
    self.scale = scale
    self.integerDigits =
      integerDigits ?? UInt8(max(1, Self.digitCount(of: significand) - Int(fractionDigits)))
  }

  /// Whether nothing but zeros was written.
  package var isZero: Bool { significand == 0 }

  /// Whether a decimal mark and digits after it were written.
  package var hasFraction: Bool { fractionDigits > 0 }

  /// The same number without its sign.
  package var magnitude: Number {
    var copy = self
    copy.isNegative = false
    return copy
  }

  /// The same number without zeros in front, as parts of larger quantities are heard: the 05 of `4:05` is 5.
  package var withoutLeadingZeros: Number {
    var copy = self
    copy.integerDigits = min(integerDigits, UInt8(clamping: Self.digitCount(of: integerPart)))
    return copy
  }

  /// The digits before the decimal mark as an integer.
  package var integerPart: UInt64 {
    fractionDigits > 19 ? 0 : significand / Self.powerOfTen(Int(fractionDigits))
  }

  /// The digits after the decimal mark, exactly as many as were written; empty without a fraction.
  package var fraction: String {
    guard fractionDigits > 0 else { return "" }
    let digits = String(significand)
    let padding = String(repeating: "0", count: max(0, Int(fractionDigits) - digits.count))
    return padding + digits.suffix(Int(fractionDigits))
  }

  private static func digitCount(of value: UInt64) -> Int {
    var count = 1
    var rest = value / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  private static func powerOfTen(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power &* 10 }
  }
}

extension Number {
  /// The number in plain ASCII with `.` as decimal mark, the form that ICU's decimal parser takes: `-3.20`.
  ///
  /// The scale is not part of it.
  package var plain: String {
    (isNegative ? "-" : "") + String(integerPart) + (hasFraction ? "." + fraction : "")
  }
}
