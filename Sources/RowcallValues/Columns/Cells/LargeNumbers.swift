import RowcallModel

extension Number {
  /// Whether its scale is no word but a power of ten, of which its digits are one to ten: `3.5E+22`.
  package var isPowerOfTen: Bool { scale > Self.largestWord }

  /// No language has a word for a larger power of ten than a quintillion.
  private static let largestWord: UInt8 = 18
  private static let firstPowerOfTen: UInt64 = 10_000_000_000_000_000_000

  /// The number times a power of ten, which is its scale where the digits have no room; nil for powers that nobody writes.
  package func times(powerOfTen power: Int) -> Number? {
    var value = significand
    for step in 0..<(isZero ? 0 : power) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow || product >= Self.firstPowerOfTen {
        let digits = String(value).utf8.count - 1
        guard let scale = UInt8(exactly: power - step + digits) else { return nil }
        return Number(
          isNegative: isNegative, significand: value, fractionDigits: UInt8(digits), scale: scale
        ).withoutTrailingZeros
      }
      value = product
    }
    return Number(isNegative: isNegative, significand: value)
  }

  /// The same number without zeros that end its fraction: `2.50` becomes `2.5`, `12.00` becomes `12`.
  package var withoutTrailingZeros: Number {
    var number = self
    while number.fractionDigits > 0, number.significand % 10 == 0 {
      number.significand /= 10
      number.fractionDigits -= 1
    }
    return number
  }
}
