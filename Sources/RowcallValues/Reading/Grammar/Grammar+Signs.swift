import RowcallModel

extension Grammar {
  /// A number behind a sign or a bare decimal mark: `-5`, `−3/4 kg`, `+1.85%`, `.5`.
  func signed(at cursor: Cursor) -> Match? {
    guard !cursor.isInsideWord else { return nil }
    var place = cursor
    if place.skip("+") { return change(at: place) }
    let isNegative = place.skipMinus()
    guard isAtNumber(place), let first = singleQuantity(at: place, isNegative: isNegative) else { return nil }
    if let range = range(from: first, at: cursor) { return range }
    let whole = rate(of: first) ?? first
    return Match(whole.value, to: whole.end)
  }

  private func isAtNumber(_ place: Cursor) -> Bool {
    if place.isAtDigit || SharedSymbols.vulgarFractions[place.scalar] != nil { return true }
    var place = place
    return place.skip(lexicon.decimalMark) && place.isAtDigit
  }

  /// A plus sign tells a change; on a measure it says no more than its absence.
  private func change(at place: Cursor) -> Match? {
    if let money = prefixedMoney(at: place), case .money(let amount) = money.value {
      return Match(.change(Change(amount.amount, in: .money(currency: amount.currency))), to: money.end)
    }
    guard place.isAtDigit, let quantity = singleQuantity(at: place), quantity.end.isAtBoundary else {
      return nil
    }
    switch quantity.value {
    case .number(let number): return Match(.change(Change(number)), to: quantity.end)
    case .percent(let number): return Match(.change(Change(number, in: .percent)), to: quantity.end)
    case .money(let money):
      return Match(.change(Change(money.amount, in: .money(currency: money.currency))), to: quantity.end)
    default: return Match(quantity.value, to: quantity.end)
    }
  }
}
