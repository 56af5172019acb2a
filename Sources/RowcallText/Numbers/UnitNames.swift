import CICU

/// How a locale puts units of measure around an amount.
package struct UnitNames: Sendable {
  /// How much of a unit's name is written.
  package enum Width: Int32, Hashable, Codable, Sendable {
    /// `12 kilometers per hour`
    case full = 0
    /// `12 km/h`
    case short = 1
  }

  package let locale: LocaleTag
  private let plurals: Plurals
  private let patterns = Memo<PatternKey, String?>()
  private let genders = Memo<String, GrammaticalGender?>()
  private let formatters: HandlePool<FormatterKey>

  private struct FormatterKey: Hashable {
    var unit: String
    var width: Width
  }

  private struct PatternKey: Hashable {
    var unit: FormatterKey
    var category: PluralCategory
    var hasFraction: Bool
  }

  /// Creates the names of a locale; costs nothing until one is asked for.
  package init(for locale: LocaleTag) {
    self.locale = locale
    plurals = Plurals(for: locale)
    formatters = HandlePool(
      open: { rowcall_units_open(locale.identifier, $0.unit, $0.width.rawValue) },
      close: rowcall_units_close)
  }

  /// The unit with `{0}` in the place of the amount: `{0} kilometers per hour`.
  ///
  /// A pattern without `{0}` tells the amount itself, as the Arabic dual does.
  ///
  /// - Parameters:
  ///   - unit: a CLDR identifier: `kilometer-per-hour`.
  ///   - count: the amount in plain form, `1.50`; its plural form decides on the words.
  /// - Returns: nil for a unit that CLDR does not know, or a count that is no plain number.
  package func pattern(unit: String, count: String, width: Width = .full) -> String? {
    let unit = FormatterKey(unit: unit, width: width)
    let key = PatternKey(
      unit: unit, category: plurals.cardinal(of: count), hasFraction: count.utf8.contains(0x2E))
    return patterns(key) {
      formatters.use(unit) { Amount(of: count.magnitude, in: $0) }.map(Self.pattern)
    }
  }

  /// The gender of a unit's name; nil where CLDR has none, as in Finnish, or does not know it.
  package func gender(of unit: String) -> GrammaticalGender? {
    genders(unit) {
      formatters.use(FormatterKey(unit: unit, width: .full)) {
        GrammaticalGender(rawValue: rowcall_units_gender($0))
      }
    }
  }

  private static func pattern(_ amount: Amount) -> String {
    (amount.before + (amount.digits == nil ? "" : "{0}") + amount.after).heard
  }
}

extension String {
  /// A plain number without its minus.
  fileprivate var magnitude: String { hasPrefix("-") ? String(dropFirst()) : self }
}

/// An amount with its unit, cut at its digits.
struct Amount {
  var before: String
  /// Nil when words alone tell the amount, as the Arabic dual does; they are all in `before` then.
  var digits: String?
  var after: String

  init?(of number: String, in units: OpaquePointer) {
    var start: Int32 = -1
    var end: Int32 = -1
    guard let text = icuText({ rowcall_units_format(units, number, $0, $1, &start, &end) }) else {
      return nil
    }
    (before, digits, after) = (text, nil, "")
    guard start >= 0, end >= start else { return }
    let bytes = Array(text.utf8)
    before = String(decoding: bytes[..<Int(start)], as: UTF8.self)
    digits = String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    after = String(decoding: bytes[Int(end)...], as: UTF8.self)
  }
}

/// What a locale calls powers of ten where it shortens numbers, as "million" and "Mio." are.
package struct ScaleNames: Sendable {
  package let locale: LocaleTag
  private let plurals: Plurals
  private let formatters: HandlePool<UnitNames.Width>
  private let patterns = Memo<Key, String?>()

  private struct Key: Hashable {
    var power: UInt8
    var category: PluralCategory
    var width: UnitNames.Width
  }

  /// Creates the names of a locale; costs nothing until one is asked for.
  package init(for locale: LocaleTag) {
    self.locale = locale
    plurals = Plurals(for: locale)
    formatters = HandlePool(
      open: { rowcall_units_open_compact(locale.identifier, $0.rawValue) }, close: rowcall_units_close)
  }

  /// A power of ten with `{0}` in the place of the amount, such as `{0} million`.
  ///
  /// - Parameters:
  ///   - power: the exponent, 6 for a million.
  ///   - count: how many of them, in plain form, `1.50`; its plural form decides on the words.
  /// - Returns: nil where the locale has no name for just this power, as Chinese has none for a million.
  package func pattern(power: UInt8, count: String, width: UnitNames.Width = .full) -> String? {
    guard (1...15).contains(power) else { return nil }
    let key = Key(power: power, category: plurals.cardinal(of: count), width: width)
    return patterns(key) {
      let digit = Self.counts.first { plurals.cardinal(of: $0) == key.category } ?? "5"
      let number = digit + String(repeating: "0", count: Int(power))
      let amount = formatters.use(width) { Amount(of: number, in: $0) }
      guard let amount, let digits = amount.digits, digits.count == 1 else { return nil }
      return (amount.before + "{0}" + amount.after).heard
    }
  }

  /// One digit for each plural form that a number below ten can have; "2" for the form of fractions in most languages.
  private static let counts = ["2", "1", "5", "3", "6", "7"]
}

/// The gender of a noun, with which numerals and adjectives agree.
package enum GrammaticalGender: Int32, CaseIterable, Hashable, Codable, Sendable {
  /// German "der"; also what Slavic languages divide into animate and inanimate.
  case masculine = 1
  /// German "die".
  case feminine = 2
  /// German "das", Swedish "ett".
  case neuter = 3
  /// Swedish "en", which masculine and feminine have become.
  case common = 4
}
