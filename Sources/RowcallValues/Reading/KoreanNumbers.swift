import RowcallModel

/// Reads numbers, money and places in an order as Korean texts write them.
extension EastAsianCursor {
  /// `5천`, `2만 5천`, `1억 2천만`, `3.5만`: digits with words for powers of ten, the larger ones first.
  mutating func koreanNumber() -> Number? {
    attempt { cursor in
      guard var number = cursor.digitsWithFraction() else { return nil }
      guard let power = cursor.koreanPower() else { return number }
      guard !number.hasFraction else {
        number.scale = power
        return number
      }
      guard var total = number.significand.multiplied(byPowerOfTen: power) else { return nil }
      var smallest = power
      while let part = cursor.attempt({ $0.koreanPart(below: smallest) }) {
        total += part.value
        smallest = part.power
      }
      return Number(koreanTotal: total)
    }
  }

  /// `5,000원`, `2만 5천 원`, `10달러`; nil where the word goes on: `3원칙`.
  mutating func koreanMoney() -> Value? {
    attempt { cursor in
      let isNegative = cursor.minusSign()
      guard var number = cursor.koreanNumber() else { return nil }
      cursor.skipSpaces()
      for (word, code) in Self.koreanCurrencies where cursor.take(word) {
        guard cursor.endsKoreanNoun else { return nil }
        number.isNegative = isNegative
        return .money(Money(number, currency: code))
      }
      return nil
    }
  }

  /// `3번째`, `3 번째`.
  mutating func koreanOrdinal() -> Value? {
    attempt { cursor in
      guard let position = cursor.ordinalNumber() else { return nil }
      cursor.skipSpaces()
      return cursor.take("번째") ? .ordinal(Ordinal(position, suffix: "번째")) : nil
    }
  }

  private static let koreanCurrencies = [
    ("원", "KRW"), ("달러", "USD"), ("유로", "EUR"), ("엔", "JPY"), ("위안", "CNY"), ("파운드", "GBP"),
  ]

  /// Whether no Korean letter comes next, or one of a particle.
  private var endsKoreanNoun: Bool {
    guard let next, ("가"..."힣").contains(next) else { return true }
    return "은는이가을를에의으로와과도만씩대권짜정부까입".unicodeScalars.contains(next)
  }

  /// The next lower part of a number, perhaps behind a space.
  private mutating func koreanPart(below limit: UInt8) -> (value: UInt64, power: UInt8)? {
    skipSpaces()
    guard let number = digitsWithFraction(), !number.hasFraction, !number.isGrouped else { return nil }
    let power = koreanPower() ?? 0
    guard power < limit, power > 0 || previous?.isDigit == true, number.integerDigits <= limit - power,
      let value = number.significand.multiplied(byPowerOfTen: power)
    else { return nil }
    // Of "5만 3개" the second number counts something else.
    return power == 0 && limit > 4 ? nil : (value, power)
  }

  /// `천만` is 7: a power below ten thousand and one above it, either of which may be missing.
  private mutating func koreanPower() -> UInt8? {
    let small = take(oneOf: ["천", "백"]).map { $0 == "천" ? 3 : 2 as UInt8 }
    let myriads = take(oneOf: ["조", "억", "만"]).map { ["조": 12, "억": 8][$0] ?? 4 as UInt8 }
    guard small != nil || myriads != nil else { return nil }
    return (small ?? 0) + (myriads ?? 0)
  }
}

extension Number {
  /// A sum under the scale of ten thousand where it is a multiple of that.
  fileprivate init(koreanTotal total: UInt64) {
    let isRound = total.isMultiple(of: 10_000)
    self.init(significand: isRound ? total / 10_000 : total, scale: isRound ? 4 : 0)
  }
}

extension UInt64 {
  /// The number times a power of ten; nil where that has no room.
  fileprivate func multiplied(byPowerOfTen power: UInt8) -> UInt64? {
    var product = self
    for _ in 0..<power {
      let (next, overflow) = product.multipliedReportingOverflow(by: 10)
      guard !overflow, next < UInt64.max / 4 else { return nil }
      product = next
    }
    return product
  }
}
