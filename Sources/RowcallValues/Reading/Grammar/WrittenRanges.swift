import RowcallModel

extension Grammar {
  /// A dash and a second quantity: `$50-$100`, `1234-123kg`, `2010-2014`.
  ///
  /// - Parameter start: where the first quantity begins.
  func range(from first: Quantity, at start: Cursor) -> Quantity? {
    // Three numbers in a row are no range: `1-2-3`, `51/53-55`.
    let before = start.byte(-1)
    if before == UInt8(ascii: "-") || before == UInt8(ascii: "/"), start.byte(-2).map(\.isDigit) ?? false {
      return nil
    }
    guard let second = secondQuantity(after: first.end) else { return nil }
    if isScore(first, second, at: start) { return nil }
    guard let value = range(from: first, to: second) else { return nil }
    let range = Quantity(value: value, end: second.end)
    return rate(of: range) ?? range
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
    if rest.skipDash() || rest.skip("/"), rest.isAtDigit { return nil }
    return quantity
  }

  /// Whether two numbers may be a score or name a place, as no word follows for what they count: `won 2-3` and `Room 2-14`,
  /// but `2-3 days` and `pp. 2-3`.
  private func isScore(_ first: Quantity, _ second: Quantity, at start: Cursor) -> Bool {
    guard let one = first.bare, let other = second.bare, !one.hasFraction, !other.hasFraction else {
      return false
    }
    let digits = max(one.integerDigits, other.integerDigits)
    guard digits == 1 || digits <= 3 && first.end.next == UInt8(ascii: "-") && start.isBehindWord else {
      return false
    }
    let things = lexicon.numberedThings
    return !second.end.isBeforeWord
      && !start.isBehind(Set(things.keys).union(things.values.map { $0.lowercased() }))
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
