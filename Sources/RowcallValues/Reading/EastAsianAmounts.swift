import RowcallLanguages
import RowcallModel

/// The words and signs with which one of the three languages marks amounts.
struct EastAsianMarks: Sendable {
  /// The ISO 4217 code of a bare `¥`.
  let yen: String
  /// Currency words that follow an amount, longer ones before their own beginnings.
  let currencyWords: [(word: String, code: String)]
  /// Whether `+3` is heard as a change even when it counts neither money nor percent.
  let hasBareChanges: Bool
  /// Reads an unsigned number with the language's scale words.
  var number: @Sendable (inout EastAsianCursor) -> Number? = { $0.number() }
}

/// Reads amounts of something: money, percentages, quantities, changes, bare numbers.
extension EastAsianCursor {
  /// An amount with whatever stands before and after its digits.
  mutating func amount(_ marks: EastAsianMarks) -> Value? {
    attempt { cursor in
      let isRise = cursor.next == "+" && cursor.take("+")
      var isNegative = !isRise && cursor.minusSign()
      let currency = cursor.currencySign(marks)
      if currency != nil && !isNegative { isNegative = cursor.minusSign() }
      guard var number = marks.number(&cursor) else { return nil }
      number.isNegative = isNegative
      let value =
        currency.map { .money(Money(number, currency: $0.code, isQualified: $0.isQualified)) }
        ?? cursor.marked(number, marks)
      if case .number = value, isRise, !marks.hasBareChanges { return nil }
      return isRise ? value.change : value
    }
  }

  private mutating func currencySign(_ marks: EastAsianMarks) -> Lexicon.Currency? {
    attempt { cursor in
      guard var currency = EastAsianSigns.currencies.take(from: &cursor) else { return nil }
      if cursor.previous == "¥", !currency.isQualified { currency.code = marks.yen }
      cursor.skipSpaces()
      return cursor.next.map { $0.isDigit || $0 == "-" } == true ? currency : nil
    }
  }

  private mutating func marked(_ number: Number, _ marks: EastAsianMarks) -> Value {
    if attempt({ $0.take("%") || $0.take(" %") ? true : nil }) != nil { return .percent(number) }
    for (word, code) in marks.currencyWords where take(word) { return .money(Money(number, currency: code)) }
    if let unit = unitSign() { return .measure(Measure(number, unit: unit)) }
    return .number(number)
  }

  private mutating func unitSign() -> Unit? {
    attempt { cursor in
      cursor.skipSpaces()
      guard let unit = EastAsianSigns.units.take(from: &cursor) else { return nil }
      return cursor.next?.isLatinLetter == true || cursor.next?.isDigit == true ? nil : unit
    }
  }
}

extension Value {
  /// The same amount as a change with a direction; nil for what cannot rise.
  fileprivate var change: Value? {
    switch self {
    case .number(let number): .change(Change(number))
    case .percent(let number): .change(Change(number, in: .percent))
    case .money(let money): .change(Change(money.amount, in: .money(currency: money.currency)))
    default: nil
    }
  }
}
