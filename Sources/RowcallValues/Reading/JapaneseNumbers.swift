import RowcallModel

/// Reads the forms of numbers that only Japanese texts have.
extension EastAsianCursor {
  /// `第3`, `3番目`.
  mutating func japaneseOrdinal() -> Value? {
    attempt { cursor in
      let isPrefixed = cursor.next == "第" && cursor.take("第")
      guard let position = cursor.ordinalNumber() else { return nil }
      if isPrefixed { return .ordinal(Ordinal(position)) }
      return cursor.take("番目") ? .ordinal(Ordinal(position, suffix: "番目")) : nil
    }
  }

  /// `1/2`, `3分の2`, `1荷1/2`, `1か3分の2`.
  mutating func japaneseFraction() -> Fraction? {
    attempt { cursor in
      let isNegative = cursor.minusSign()
      let whole = cursor.attempt { $0.wholeBeforeFraction() }
      guard var fraction = cursor.slashFraction() ?? cursor.spokenFraction() else { return nil }
      if let whole, fraction.whole == nil { fraction.whole = whole }
      fraction.isNegative = isNegative
      return fraction
    }
  }

  private mutating func wholeBeforeFraction() -> UInt64? {
    guard let whole = smallCount(), take(oneOf: ["荷", "箇", "か", "カ", "と"]) != nil else { return nil }
    return whole
  }

  private mutating func spokenFraction() -> Fraction? {
    attempt { cursor in
      guard let denominator = cursor.smallCount(), cursor.take("分の"), let numerator = cursor.smallCount()
      else {
        return nil
      }
      return Fraction(numerator: numerator, denominator: denominator)
    }
  }
}
