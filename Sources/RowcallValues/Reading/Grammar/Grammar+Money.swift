import RowcallModel

extension Grammar {
  /// Money whose currency comes first: `$20/mo`, `-€5`, `US$76.3 trillion`, `$50-100`.
  func money(at cursor: Cursor) -> Match? {
    guard let first = prefixedMoney(at: cursor) else { return nil }
    if let range = range(from: first, at: cursor) { return range }
    let whole = rate(of: first) ?? first
    return Match(whole.value, to: whole.end)
  }

  /// One amount behind its currency.
  func prefixedMoney(at cursor: Cursor) -> Quantity? {
    var place = cursor
    var isNegative = place.skipMinus()
    guard let currency = symbols.currencies.match(at: place) else { return nil }
    let symbol = place.text(to: currency.end)
    place = currency.end
    let isTouching = !place.skipSpace()
    isNegative = place.skipMinus() || isNegative
    var isBracketed = false
    if !isNegative, currency.end.next == UInt8(ascii: "(") { isBracketed = place.skip("(") }
    guard var (amount, end) = number(at: place) else { return nil }
    guard isLikelyCurrency(symbol, at: cursor, isTouching: isTouching, amount: amount) else { return nil }
    if isBracketed { guard end.skip(")") else { return nil } }
    amount.isNegative = isNegative || isBracketed
    if let scale = scale(at: end, isMoney: true) {
      amount.scale = scale.power
      end = scale.end
    }
    // What goes on like "5,6" is no amount, and half of it would be a wrong one.
    guard !end.isAtLetter, !end.goesOn(after: [",", "."]) else { return nil }
    let money = Money(amount, currency: currency.entry.code, isQualified: currency.entry.isQualified)
    return Quantity(value: .money(money), end: end)
  }

  /// Letters before a number may be a word or a code of another kind: they must touch it (`nio21`), be capitals or begin
  /// the text (`chf 5`), and a letter alone needs an amount that is not the number of something (`Q3`).
  private func isLikelyCurrency(_ symbol: String, at cursor: Cursor, isTouching: Bool, amount: Number) -> Bool
  {
    guard symbol.allSatisfy({ $0.isLetter || $0 == "." }) else { return true }
    if symbol.count == 1 { return isTouching && (amount.integerDigits > 1 || amount.hasFraction) }
    return isTouching || cursor.offset == 0 || symbol == symbol.uppercased() || symbol.last == "."
  }

  /// Money whose currency comes last: `5,50 €`, `5 us$`, `13hkd`, `2 billones €`.
  func suffixedMoney(_ number: Number, at cursor: Cursor) -> Quantity? {
    var amount = number
    var end = cursor
    if let scale = scale(at: end, isMoney: true) {
      amount.scale = scale.power
      end = scale.end
    }
    guard let currency = symbols.currencies.match(at: end.skippingSpace()), currency.end.isAtBoundary else {
      return nil
    }
    // A sign between two amounts belongs to the second: "5 $6".
    let isSpaced = end.skippingSpace().offset > end.offset
    if isSpaced, currency.end.next.map({ $0.isDigit }) ?? false { return nil }
    let symbol = end.skippingSpace().text(to: currency.end)
    if symbol.count == 1, symbol.first?.isLetter ?? false { return nil }
    let money = Money(amount, currency: currency.entry.code, isQualified: currency.entry.isQualified)
    return Quantity(value: .money(money), end: currency.end)
  }
}
