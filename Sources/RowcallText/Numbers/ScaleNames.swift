import CICU

/// What a locale calls powers of ten where it shortens numbers, as "million" and "Mio." are.
package struct ScaleNames: Sendable {
  /// The locale.
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
