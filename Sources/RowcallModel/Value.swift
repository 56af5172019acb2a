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

/// A place in an order, with its inflection where the writer gave one.
public struct Ordinal: Hashable, Codable, Sendable {
  /// The position; 21 for `21st`.
  package var position: UInt64
  /// The written suffix without its dot (`st`, `er`, `ª`, `tem`), for languages in which it carries gender or case.
  package var suffix: String

  /// Creates an ordinal; an empty suffix is the language's default form.
  package init(_ position: UInt64, suffix: String = "") {
    self.position = position
    self.suffix = suffix
  }
}

/// A fraction such as `2/4`, or a mixed number such as `3 2/4`.
public struct Fraction: Hashable, Codable, Sendable {
  /// Whether a minus sign stands before the fraction.
  package var isNegative: Bool
  /// The whole part of a mixed number; nil when there is none.
  package var whole: UInt64?
  /// The number above the line.
  package var numerator: UInt64
  /// The number below the line.
  package var denominator: UInt64

  package init(isNegative: Bool = false, whole: UInt64? = nil, numerator: UInt64, denominator: UInt64) {
    self.isNegative = isNegative
    self.whole = whole
    self.numerator = numerator
    self.denominator = denominator
  }
}

/// An amount in a currency.
public struct Money: Hashable, Codable, Sendable {
  /// The amount; its scale holds "million" and the like.
  package var amount: Number
  /// The ISO 4217 code, in capitals: `USD`.
  package var currency: String
  /// Whether the writer named the country too (`US$`), so that a listener hears "US dollars".
  package var isQualified: Bool

  package init(_ amount: Number, currency: String, isQualified: Bool = false) {
    self.amount = amount
    self.currency = currency
    self.isQualified = isQualified
  }
}

/// A signed change.
///
/// Its sign is a direction, not a quantity below zero.
public struct Change: Hashable, Codable, Sendable {
  /// What the change is counted in.
  public enum Measure: Hashable, Codable, Sendable {
    /// A bare number: `+3`.
    case number
    /// Percent: `+1.85%`.
    case percent
    /// An ISO 4217 currency: `+$2.10`.
    case money(currency: String)
  }

  /// Signed amount: below zero is down, above is up, zero is unchanged.
  package var amount: Number
  /// What the amount counts.
  package var measure: Measure

  package init(_ amount: Number, in measure: Measure = .number) {
    self.amount = amount
    self.measure = measure
  }
}

/// A unit of measure by its CLDR identifier: `kilogram`, `kilometer-per-hour`, `celsius`.
public struct Unit: Hashable, Codable, Sendable {
  /// The CLDR core unit identifier.
  public var identifier: String
  /// Whether its prefix is a power of 1024 and not of 1000, though it is called the same: the `G` of `df -h`.
  package var isBinary: Bool

  /// Creates a unit from its CLDR identifier.
  package init(_ identifier: String, isBinary: Bool = false) {
    self.identifier = identifier
    self.isBinary = isBinary
  }
}

extension Unit {
  /// How many bytes a unit of data is; nil for other units.
  package var bytes: UInt64? {
    guard let (power, isOf1024) = Self.dataPrefixes[identifier] else { return nil }
    return (0..<power).reduce(1) { size, _ in size * (isBinary || isOf1024 ? 1024 : 1000) }
  }

  private static let dataPrefixes: [String: (power: Int, isOf1024: Bool)] = [
    "byte": (0, false), "kilobyte": (1, false), "megabyte": (2, false), "gigabyte": (3, false),
    "terabyte": (4, false), "petabyte": (5, false), "kibibyte": (1, true), "mebibyte": (2, true),
    "gibibyte": (3, true), "tebibyte": (4, true), "pebibyte": (5, true),
  ]
}

/// A quantity with a unit: `12 kg`.
public struct Measure: Hashable, Codable, Sendable {
  /// How many.
  package var amount: Number
  package var unit: Unit

  /// Creates a measured quantity.
  package init(_ amount: Number, unit: Unit) {
    self.amount = amount
    self.unit = unit
  }
}

/// A number exactly as it was written: its digits, its sign, and how many digits followed the decimal mark.
///
/// `-3.20` is `Number(isNegative: true, significand: 320, fractionDigits: 2)`. Trailing zeros and a missing
/// integer part (`.5`) are kept because they are heard: "three point two zero", "point five".
public struct Number: Hashable, Codable, Sendable {
  /// Whether the written number is below zero; `-0` keeps its sign.
  package var isNegative: Bool
  /// All written digits read as one integer, so `3.20` is 320.
  package var significand: UInt64
  /// How many of the digits follow the decimal mark.
  package var fractionDigits: UInt8
  /// How many digits stand before the decimal mark as written; 0 for `.5`, 3 for `004`.
  package var integerDigits: UInt8
  /// Whether the integer part was written with grouping marks, as in `13,000`.
  package var isGrouped: Bool
  /// The power of ten of a scale word or letter after the number: 6 for `15.2 million`, 9 for `30B`, else 0.
  package var scale: UInt8

  /// Creates a number from its digits.
  ///
  /// - Parameter integerDigits: nil counts the digits of the significand, at least one.
  package init(
    isNegative: Bool = false, significand: UInt64, fractionDigits: UInt8 = 0, integerDigits: UInt8? = nil,
    isGrouped: Bool = false, scale: UInt8 = 0
  ) {
    self.isNegative = isNegative
    self.significand = significand
    self.fractionDigits = fractionDigits
    self.isGrouped = isGrouped
    self.scale = scale
    self.integerDigits =
      integerDigits ?? UInt8(max(1, Self.digitCount(of: significand) - Int(fractionDigits)))
  }

  /// Whether nothing but zeros was written.
  package var isZero: Bool { significand == 0 }

  /// Whether a decimal mark and digits after it were written.
  package var hasFraction: Bool { fractionDigits > 0 }

  /// The same number without its sign.
  package var magnitude: Number {
    var copy = self
    copy.isNegative = false
    return copy
  }

  /// The same number without zeros in front, as parts of larger quantities are heard: the 05 of `4:05` is 5.
  package var withoutLeadingZeros: Number {
    var copy = self
    copy.integerDigits = min(integerDigits, UInt8(clamping: Self.digitCount(of: integerPart)))
    return copy
  }

  /// The digits before the decimal mark as an integer.
  package var integerPart: UInt64 {
    fractionDigits > 19 ? 0 : significand / Self.powerOfTen(Int(fractionDigits))
  }

  /// The digits after the decimal mark, exactly as many as were written; empty without a fraction.
  package var fraction: String {
    guard fractionDigits > 0 else { return "" }
    let digits = String(significand)
    let padding = String(repeating: "0", count: max(0, Int(fractionDigits) - digits.count))
    return padding + digits.suffix(Int(fractionDigits))
  }

  private static func digitCount(of value: UInt64) -> Int {
    var count = 1
    var rest = value / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  private static func powerOfTen(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power &* 10 }
  }

  /// The number in plain ASCII with `.` as decimal mark, the form that ICU's decimal parser takes: `-3.20`.
  ///
  /// The scale is not part of it.
  package var plain: String {
    (isNegative ? "-" : "") + String(integerPart) + (hasFraction ? "." + fraction : "")
  }
}
