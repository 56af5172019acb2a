/// What a cell, or a piece of free text, holds once it is understood.
///
/// A value keeps how it was written where that is heard (trailing zeros, a missing year), and nothing else. Only the
/// two cases that hold other values are indirect: a boxed number for each cell would cost more than reading it.
public enum Value: Hashable, Codable, Sendable {
  /// Nothing: spoken as "blank".
  case empty
  /// Words, spoken as written.
  case text(String)
  /// Yes or no.
  case boolean(Bool)
  /// A code whose digits are not a quantity (ZIP code, order number, ISBN): said digit by digit.
  case identifier(String)
  /// A telephone number as written, with its separators: they become pauses.
  case telephone(String)
  /// A cardinal or decimal number.
  case number(Number)
  /// A place in an order: `21st`.
  case ordinal(Ordinal)
  /// A fraction or mixed number: `3 2/4`.
  case fraction(Fraction)
  /// An amount in a currency.
  case money(Money)
  /// A percentage; the number is what stands before the sign.
  case percent(Number)
  /// A change with a direction: `+1.85%` is "up 1.85 percent".
  case change(Change)
  /// A quantity with a unit.
  case measure(Measure)
  /// A fraction of a unit: `1/2 mm`, `3 1/2 ft`.
  case portion(Fraction, of: Unit)
  /// A calendar date, perhaps without a year or a day.
  case date(CalendarDate)
  /// Ten years, by the first of them as written: 1980 for `1980s`, 80 for `'80s`.
  case decade(Int)
  /// A time of day.
  case time(ClockTime)
  /// A date and a time of day.
  case dateTime(CalendarDate, ClockTime)
  /// A length of time.
  case duration(TimeSpan)
  /// From one value to another: `$50-$100`.
  indirect case range(Value, Value)
  /// One value for each unit of another kind: `$20/mo`.
  indirect case rate(Value, per: Unit)
}
