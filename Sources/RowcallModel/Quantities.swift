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

  /// Creates a fraction.
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

  /// Creates an amount of money.
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

  /// Creates a change.
  package init(_ amount: Number, in measure: Measure = .number) {
    self.amount = amount
    self.measure = measure
  }
}

/// A unit of measure by its CLDR identifier: `kilogram`, `kilometer-per-hour`, `celsius`.
public struct Unit: Hashable, Codable, Sendable {
  /// The CLDR core unit identifier.
  public var identifier: String

  /// Creates a unit from its CLDR identifier.
  package init(_ identifier: String) { self.identifier = identifier }
}

/// A quantity with a unit: `12 kg`.
public struct Measure: Hashable, Codable, Sendable {
  /// How many.
  package var amount: Number
  /// Of what.
  package var unit: Unit

  /// Creates a measured quantity.
  package init(_ amount: Number, unit: Unit) {
    self.amount = amount
    self.unit = unit
  }
}
