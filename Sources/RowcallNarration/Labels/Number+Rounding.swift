import RowcallModel

extension Number {
  /// The number with so many digits after the decimal mark, halves rounded away from zero.
  ///
  /// - Parameter places: 0 to 9. Missing digits become zeros; a number that has no room for them stays as it is.
  func rounded(toFractionDigits places: UInt8) -> Number {
    guard scale == 0, fractionDigits != places else { return self }
    var copy = self
    while copy.fractionDigits < places {
      let (wider, overflow) = copy.significand.multipliedReportingOverflow(by: 10)
      guard !overflow else { return self }
      copy.significand = wider
      copy.fractionDigits += 1
    }
    if copy.fractionDigits > places { copy.drop(fractionDigits - places) }
    return copy
  }

  /// Drops so many of the last digits; only the first of them decides how the rest is rounded.
  private mutating func drop(_ count: UInt8) {
    var lastDropped: UInt64 = 0
    for _ in 0..<count {
      lastDropped = significand % 10
      significand /= 10
    }
    if lastDropped >= 5 { significand += 1 }
    fractionDigits -= count
    // Nobody wants to hear "minus zero" because of a rounded 0.004.
    if significand == 0 { isNegative = false }
  }
}
