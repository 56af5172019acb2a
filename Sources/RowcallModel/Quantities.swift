/// A place in an order, with its inflection where the writer gave one.
public struct Ordinal: Hashable, Codable, Sendable {
  /// The position; 21 for `21st`.
  public var position: UInt64
  /// The written suffix without its dot (`st`, `er`, `ª`, `tem`), for languages in which it carries gender or case.
  public var suffix: String

  /// Creates an ordinal; an empty suffix is the language's default form.
  public init(_ position: UInt64, suffix: String = "") {
    self.position = position
    self.suffix = suffix
  }
}

/// A fraction such as `2/4`, or a mixed number such as `3 2/4`.
public struct Fraction: Hashable, Codable, Sendable {
  /// Whether a minus sign stands before the fraction.
  public var isNegative: Bool
  /// The whole part of a mixed number; nil when there is none.
  public var whole: UInt64?
  /// The number above the line.
  public var numerator: UInt64
  /// The number below the line.
  public var denominator: UInt64

  /// Creates a fraction.
  public init(isNegative: Bool = false, whole: UInt64? = nil, numerator: UInt64, denominator: UInt64) {
    self.isNegative = isNegative
    self.whole = whole
    self.numerator = numerator
    self.denominator = denominator
  }
}

/// An amount in a currency.
public struct Money: Hashable, Codable, Sendable {
  /// The amount; its scale holds "million" and the like.
  public var amount: Number
  /// The ISO 4217 code, in capitals: `USD`.
  public var currency: String
  /// Whether the writer named the country too (`US$`), so that a listener hears "US dollars".
  public var isQualified: Bool

  /// Creates an amount of money.
  public init(_ amount: Number, currency: String, isQualified: Bool = false) {
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
  public var amount: Number
  /// What the amount counts.
  public var measure: Measure

  /// Creates a change.
  public init(_ amount: Number, in measure: Measure = .number) {
    self.amount = amount
    self.measure = measure
  }
}

/// A unit of measure by its CLDR identifier: `kilogram`, `kilometer-per-hour`, `celsius`.
public struct Unit: Hashable, Codable, Sendable {
  /// The CLDR core unit identifier.
  public var identifier: String

  /// Creates a unit from its CLDR identifier.
  public init(_ identifier: String) { self.identifier = identifier }
}

/// A quantity with a unit: `12 kg`.
public struct Measure: Hashable, Codable, Sendable {
  /// How many.
  public var amount: Number
  /// Of what.
  public var unit: Unit

  /// Creates a measured quantity.
  public init(_ amount: Number, unit: Unit) {
    self.amount = amount
    self.unit = unit
  }
}
