import RowcallModel

/// What a column's cells look like when they are read as amounts with one decimal mark.
struct AmountEvidence {
  /// Cells that are amounts at all.
  @SampleCount private(set) var fits = 0
  /// Amounts of nothing but digits and a sign.
  @SampleCount private(set) var bare = 0
  /// Amounts with digits behind a decimal mark.
  @SampleCount private(set) var fractions = 0
  /// Amounts with more decimals than anybody can follow.
  @SampleCount private(set) var longFractions = 0
  /// Thousands, such as `10K`.
  @SampleCount private(set) var thousands = 0
  /// Amounts with a percent sign.
  @SampleCount private(set) var percents = 0
  @SampleCount private(set) var units = 0
  /// Those whose unit is a letter that touches the number, and may be none.
  @SampleCount private(set) var touchingLetters = 0
  /// Those in meters.
  @SampleCount private(set) var meters = 0
  @SampleCount private(set) var currencies = 0
  /// Currencies whose code is a word or a well-known name, such as `TOP`; with two decimals, `PEN 12.00` is money.
  @SampleCount private(set) var wordCurrencies = 0
  /// Whether the first amount has a currency, as accounts write it.
  private(set) var startsWithCurrency = false
  /// The currency of the first amount that has one.
  private(set) var firstCurrency: CurrencyMark?
  /// Whether another currency occurs too.
  private(set) var hasSeveralCurrencies = false
  /// Amounts with a plus, a triangle or an arrow.
  @SampleCount private(set) var directed = 0
  /// Triangles and arrows that point up, and those that point down.
  @SampleCount private(set) var upwardTriangles = 0
  @SampleCount private(set) var downwardTriangles = 0
  /// Amounts with a minus or in brackets.
  @SampleCount private(set) var minus = 0
  /// Amounts above zero without any sign.
  @SampleCount private(set) var unsigned = 0
  /// Amounts between minus one and one.
  @SampleCount private(set) var small = 0

  mutating func add(_ amount: WrittenAmount) {
    fits += 1
    if amount.isBare { bare += 1 }
    if amount.number.hasFraction { fractions += 1 }
    if amount.number.fractionDigits > CellConventions.mostHeardDecimals { longFractions += 1 }
    if amount.number.scale == 3 { thousands += 1 }
    if amount.isPercent { percents += 1 }
    if let unit = amount.unit {
      units += 1
      if unit.identifier == "meter" { meters += 1 }
      if amount.hasTouchingLetter { touchingLetters += 1 }
    }
    if amount.number.integerPart == 0 || amount.number.plain(isAtMost: 1) { small += 1 }
    addCurrency(of: amount)
    addSign(of: amount)
  }

  private mutating func addCurrency(of amount: WrittenAmount) {
    guard let currency = amount.currency else { return }
    if fits == 1 { startsWithCurrency = true }
    currencies += 1
    if amount.hasWordAsCurrency, amount.number.fractionDigits != 2 { wordCurrencies += 1 }
    if let firstCurrency, firstCurrency != currency { hasSeveralCurrencies = true }
    firstCurrency = firstCurrency ?? currency
  }

  private mutating func addSign(of amount: WrittenAmount) {
    switch amount.sign {
    case .none: if !amount.number.isZero { unsigned += 1 }
    case .minus: minus += 1
    case .plus: directed += 1
    case .up:
      directed += 1
      upwardTriangles += 1
    case .down:
      directed += 1
      downwardTriangles += 1
    }
  }
}

extension Number {
  fileprivate func plain(isAtMost limit: UInt64) -> Bool {
    !hasFraction && scale == 0 && significand <= limit
  }
}
