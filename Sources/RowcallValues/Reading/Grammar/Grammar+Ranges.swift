import RowcallModel

extension Grammar {
  /// A dash and a second quantity: `$50-$100`, `1234-123kg`, `2010-2014`.
  ///
  /// - Parameter start: where the first quantity begins.
  func range(from first: Quantity, at start: Cursor) -> Match? {
    // Three numbers in a row are no range: `1-2-3`.
    if start.byte(-1) == UInt8(ascii: "-"), start.byte(-2).map(\.isDigit) ?? false { return nil }
    guard let second = secondQuantity(after: first.end) else { return nil }
    guard let value = range(from: first, to: second) else { return nil }
    let range = Quantity(value: value, end: second.end)
    let whole = rate(of: range) ?? range
    return Match(whole.value, to: whole.end)
  }

  private func range(from first: Quantity, to second: Quantity) -> Value? {
    guard let lower = first.bare else { return .range(first.value, second.sharing(first)) }
    guard let upper = second.bare else { return .range(.number(lower), second.value) }
    return bareRange(lower, upper)
  }

  private func secondQuantity(after cursor: Cursor) -> Quantity? {
    var place = cursor
    guard place.skipRangeDash() else { return nil }
    let quantity = place.isAtDigit ? singleQuantity(at: place) : prefixedMoney(at: place)
    guard let quantity, quantity.end.isAtBoundary else { return nil }
    var rest = quantity.end
    if rest.skipDash(), rest.isAtDigit { return nil }
    return quantity
  }

  /// Two numbers alone are a range only when they rise; `3-1` is a score, and stays as it is.
  private func bareRange(_ lower: Number, _ upper: Number) -> Value? {
    if let years = yearRange(lower, upper) { return years }
    guard lower.order(with: upper), !lower.isPadded, !upper.isPadded else { return nil }
    return .range(.number(lower), .number(upper))
  }

  /// `2010-2014` and `1990-95`, where years have a sound of their own.
  private func yearRange(_ lower: Number, _ upper: Number) -> Value? {
    guard let years = lexicon.years, lower.isFourDigits, years.contains(Int(lower.significand)) else {
      return nil
    }
    let first = Value.date(CalendarDate(year: Int(lower.significand)))
    if upper.isFourDigits, lower.significand < upper.significand, years.contains(Int(upper.significand)) {
      return .range(first, .date(CalendarDate(year: Int(upper.significand))))
    }
    guard upper.isTwoDigits, upper.significand > lower.significand % 100 else { return nil }
    return .range(first, .date(CalendarDate(year: Int(upper.significand), yearDigits: 2)))
  }
}

extension Quantity {
  /// The value, with the currency of the first amount where it names none: `$5-10`.
  fileprivate func sharing(_ first: Quantity) -> Value {
    guard let bare, case .money(let money) = first.value else { return value }
    return .money(Money(bare, currency: money.currency, isQualified: money.isQualified))
  }
}

extension Number {
  /// Whether this is plainly four digits, as years are written.
  var isFourDigits: Bool { integerDigits == 4 && !isGrouped && !hasFraction }

  /// Whether this is plainly two digits, as years are shortened.
  var isTwoDigits: Bool { integerDigits == 2 && !isGrouped && !hasFraction }

  /// Whether zeros stand before the first digit that counts: `007`.
  var isPadded: Bool { integerDigits > 1 && integerPart < Self.smallest(digits: Int(integerDigits)) }

  /// Whether this number is below the other.
  func order(with other: Number) -> Bool {
    (integerPart, fraction) < (other.integerPart, other.fraction)
  }

  private static func smallest(digits: Int) -> UInt64 {
    (1..<digits).reduce(1) { power, _ in power &* 10 }
  }
}
