import RowcallModel

extension Grammar {
  /// `2/4`, `3 2/4`, `½`, `1½`.
  func fraction(at cursor: Cursor, isNegative: Bool = false) -> (fraction: Fraction, end: Cursor)? {
    if let match = simpleFraction(at: cursor) {
      return (
        Fraction(isNegative: isNegative, numerator: match.numerator, denominator: match.denominator),
        match.end
      )
    }
    guard let whole = integer(at: cursor), whole.number.integerDigits <= 6 else { return nil }
    guard let part = simpleFraction(at: whole.end.skippingSpace()), part.end.offset > whole.end.offset else {
      return nil
    }
    let fraction = Fraction(
      isNegative: isNegative, whole: whole.number.significand, numerator: part.numerator,
      denominator: part.denominator)
    return (fraction, part.end)
  }

  private func simpleFraction(at cursor: Cursor) -> (numerator: UInt64, denominator: UInt64, end: Cursor)? {
    if let sign = SharedSymbols.vulgarFractions[cursor.scalar] {
      var end = cursor
      end.skipCharacter()
      return (sign.numerator, sign.denominator, end)
    }
    // Between slashes stand parts of dates and paths.
    guard cursor.byte(-1) != UInt8(ascii: "/") else { return nil }
    guard let above = integer(at: cursor), above.number.integerDigits <= 9 else { return nil }
    var place = above.end
    guard place.skip("/") || place.skip(text: "\u{2044}"), place.isAtDigit else { return nil }
    guard let below = number(at: place), !below.number.hasFraction else { return nil }
    let end = skippingFractionEnding(below.end)
    guard end.isAtBoundary, end.next != UInt8(ascii: "/") else { return nil }
    return (above.number.significand, below.number.significand, end)
  }

  /// English also writes the ending that is heard: `1/4th`.
  private func skippingFractionEnding(_ cursor: Cursor) -> Cursor {
    var end = cursor
    guard case .english = lexicon.ordinals, let ending = end.word() else { return cursor }
    return ["th", "ths", "rd", "rds", "nd", "nds", "st", "sts"].contains(ending) ? end : cursor
  }
}
