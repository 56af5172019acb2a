import RowcallModel

/// Reads the forms of numbers that only Chinese texts have.
extension EastAsianCursor {
  /// `第3`.
  mutating func chineseOrdinal() -> Value? {
    attempt { cursor in
      guard cursor.take("第"), let position = cursor.ordinalNumber() else { return nil }
      return .ordinal(Ordinal(position))
    }
  }

  /// `1/3`, `-1/3`, `3分之1`, `5又2分之1`.
  mutating func chineseFraction() -> Fraction? {
    attempt { cursor in
      let isNegative = cursor.minusSign()
      let whole = cursor.attempt { $0.wholeBeforeChineseFraction() }
      guard var fraction = cursor.chineseParts() ?? cursor.slashFraction() else { return nil }
      if let whole { fraction.whole = whole }
      fraction.isNegative = isNegative
      return fraction
    }
  }

  /// A lone `2` before a word that counts things is 两, which is how it is written out too: `2个` is 两个.
  mutating func chineseCounter() -> [TextPiece]? {
    guard next == "2", let counter = scalar(at: 1) else { return nil }
    let isTraditional = Self.traditionalCounters.contains(counter) || isAt("2分鐘")
    guard isTraditional || Self.simplifiedCounters.contains(counter) || isAt("2分钟") else { return nil }
    advance()
    return [.words(isTraditional ? "兩" : "两")]
  }

  /// Eleven digits as mainland mobile numbers have them, and no round amount.
  mutating func chineseMobileNumber() -> Value? {
    attempt { cursor in
      guard let digits = cursor.digits(11...11), let second = digits.dropFirst().first,
        digits.hasPrefix("1"), ("3"..."9").contains(second), !digits.hasSuffix("0000"),
        cursor.next.map({ !".元块塊".unicodeScalars.contains($0) }) ?? true
      else { return nil }
      return .telephone(digits)
    }
  }

  private static let simplifiedCounters = Set(
    "个只条张位件台辆天座本支家间块名棵头匹幅杯瓶碗顿趟遍次场项种套双篇首把群周小米千公".unicodeScalars)
  private static let traditionalCounters = Set("個隻條張輛間塊頭場項種雙週頓".unicodeScalars)
    .subtracting(simplifiedCounters)

  private mutating func wholeBeforeChineseFraction() -> UInt64? {
    guard let whole = smallCount(), take("又") else { return nil }
    return whole
  }

  private mutating func chineseParts() -> Fraction? {
    attempt { cursor in
      guard let denominator = cursor.smallCount(), cursor.take("分之"), let numerator = cursor.smallCount()
      else {
        return nil
      }
      return Fraction(numerator: numerator, denominator: denominator)
    }
  }
}
