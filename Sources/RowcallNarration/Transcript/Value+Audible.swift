import RowcallModel

extension Value {
  /// The value as precisely as a listener can follow.
  ///
  /// More than seven decimals, which are enough for a place on earth, come out of a computer: they are rounded to four
  /// decimals, of a number below one to four digits that are not zeros. Codes of one or two digits, such as the number of
  /// a row, are spoken as numbers. The row's label keeps all digits.
  var audible: Value {
    if case .identifier(let code) = self, let number = Self.shortNumber(code) { return .number(number) }
    return mappingNumber(\.audible)
  }

  private static func shortNumber(_ code: String) -> Number? {
    guard code.utf8.count <= 2, code.first != "0", code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return UInt64(code).map { Number(significand: $0) }
  }
}

extension Number {
  /// The number without decimals that nobody can follow.
  fileprivate var audible: Number {
    guard scale == 0, fractionDigits > Self.mostDecimals else { return self }
    var rounded = rounded(toFractionDigits: UInt8(zerosBehindMark + Self.heardDigits))
    while rounded.fractionDigits > 0, rounded.significand.isMultiple(of: 10) {
      rounded.significand /= 10
      rounded.fractionDigits -= 1
    }
    return rounded
  }

  /// How many zeros are between the decimal mark and the first other digit of a number below one, else 0.
  fileprivate var zerosBehindMark: Int { max(0, Int(fractionDigits) - String(significand).utf8.count) }

  fileprivate static let mostDecimals = 7
  fileprivate static let heardDigits = 4
}

/// A number so close to zero that zeros would be most of what is spoken: `0.0000000042` as 4.2 times 10 to the minus 9.
struct PowerOfTen {
  /// A number from one to ten.
  let factor: Number
  /// The power, below zero.
  let exponent: Number

  /// Takes a number apart; nil if it is spoken well as it is.
  init?(_ number: Number) {
    guard number.scale == 0, number.fractionDigits > Self.mostZeros, !number.isZero,
      number.zerosBehindMark > Self.mostZeros
    else { return nil }
    let zeros = number.zerosBehindMark
    var factor = number
    factor.fractionDigits -= UInt8(zeros + 1)
    factor.integerDigits = 1
    while factor.fractionDigits >= Number.heardDigits {
      factor = factor.rounded(toFractionDigits: factor.fractionDigits - 1)
    }
    self.factor = factor
    exponent = Number(isNegative: true, significand: UInt64(zeros + 1))
  }

  private static let mostZeros = 5
}
