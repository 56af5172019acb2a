import RowcallModel

extension CellReader {
  /// What an amount means in this column; nil when it is of another kind.
  @inline(__always)
  func value(of amount: WrittenAmount) -> Value? {
    switch type {
    case .integer:
      amount.isBare && (!amount.number.hasFraction || amount.number.isPowerOfTen)
        ? .number(signed(amount)) : nil
    case .decimal: amount.isBare ? .number(signed(amount)) : nil
    // A currency or unit beside a power of ten is not spoken.
    case _ where amount.number.isPowerOfTen: nil
    case .percent: percent(amount)
    case .money(let currency): money(amount, in: currency)
    case .change(let measure): change(amount, in: measure)
    case .measure(let unit): quantity(amount, in: unit)
    default: nil
    }
  }

  private func percent(_ amount: WrittenAmount) -> Value? {
    guard amount.currency == nil, amount.unit == nil, amount.isPercent || conventions.isPercentImplied
    else { return nil }
    return .percent(signed(amount))
  }

  private func money(_ amount: WrittenAmount, in currency: String?) -> Value? {
    guard !amount.isPercent, amount.unit == nil else { return nil }
    guard let mark = amount.currency else {
      return currency.map { .money(Money(signed(amount), currency: $0)) }
    }
    return .money(money(signed(amount), mark))
  }

  private func money(_ number: Number, _ mark: CurrencyMark) -> Money {
    switch mark {
    case .code(let code, let isQualified): Money(number, currency: code, isQualified: isQualified)
    case .shared(let symbol): Money(number, currency: conventions.currencies[symbol])
    }
  }

  private func change(_ amount: WrittenAmount, in measure: Change.Measure) -> Value? {
    guard amount.unit == nil else { return nil }
    let number = signed(amount)
    if amount.isPercent { return amount.currency == nil ? .change(Change(number, in: .percent)) : nil }
    guard let mark = amount.currency else { return .change(Change(number, in: measure)) }
    return .change(Change(number, in: .money(currency: money(number, mark).currency)))
  }

  private func quantity(_ amount: WrittenAmount, in unit: Unit?) -> Value? {
    guard amount.currency == nil, !amount.isPercent, let unit = amount.unit ?? unit else { return nil }
    return .measure(Measure(signed(amount), unit: unit))
  }

  @inline(__always)
  private func signed(_ amount: WrittenAmount) -> Number {
    var amount = amount
    if conventions.dropsZeros { amount.number = amount.number.withoutLeadingZeros }
    if amount.number.scale == 0, conventions.scale > 0 {
      amount.number = amount.number.multiplied(byPowerOfTen: conventions.scale)
    }
    if amount.sign == .up, conventions.isTriangleNegative { amount.sign = .minus }
    return amount.signedNumber
  }
}

extension Number {
  /// The number below a header that multiplies it: millions stay a scale, thousands are worked in where they can be,
  /// because nobody says "1204 thousand".
  fileprivate func multiplied(byPowerOfTen power: UInt8) -> Number {
    let missing = Int(power) - Int(fractionDigits)
    let factor: UInt64 = [1, 10, 100, 1000][min(max(missing, 0), 3)]
    let (product, overflow) = significand.multipliedReportingOverflow(by: factor)
    guard power == 3, !overflow else {
      var copy = self
      copy.scale = power
      return copy
    }
    return Number(
      isNegative: isNegative, significand: product, fractionDigits: UInt8(max(-missing, 0)),
      isGrouped: isGrouped)
  }
}
