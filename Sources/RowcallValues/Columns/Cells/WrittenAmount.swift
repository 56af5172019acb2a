import RowcallModel

/// A number with everything that was written around it, before anybody decides what it means.
struct WrittenAmount {
  /// A sign in front or behind.
  enum Sign {
    case none, minus, plus
    /// A triangle or arrow pointing up: ▲
    case up
    /// A triangle or arrow pointing down: ▼
    case down
  }

  /// The number without its sign.
  var number = Number(significand: 0)
  /// The sign; brackets around the amount count as a minus, as accountants mean them.
  var sign = Sign.none
  /// The currency's symbol or code.
  var currency: CurrencyMark?
  /// Whether the currency is a code that is a word or a well-known name.
  var hasWordAsCurrency = false
  /// Whether a percent sign or word was written.
  var isPercent = false
  /// The unit behind the number.
  var unit: Unit?
  /// Whether the unit is a lone letter that touches the number, as in names of seats: `4A`.
  var hasTouchingLetter = false

  /// Whether nothing but a number and perhaps a sign was written.
  var isBare: Bool { currency == nil && !isPercent && unit == nil }

  /// The number with its sign: minus and down are below zero.
  var signedNumber: Number {
    var signed = number
    signed.isNegative = sign == .minus || sign == .down
    return signed
  }
}
