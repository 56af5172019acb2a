import RowcallModel
import RowcallText

/// How a locale writes millions and more: `1,204.5 million` or `1.204,5 Mio. €`.
///
/// The short form is taken, unless it is a lone letter, which only people who work with money read. Thousands, and powers
/// without a name in the locale, are worked into the number.
struct ScaleStyle: Sendable {
  private let names: ScaleNames
  private let plurals: Plurals
  private let words = Memo<Key, Affix?>()

  private struct Key: Hashable {
    let power: UInt8
    let category: PluralCategory
  }

  /// The words of a locale, each fetched when it is first needed.
  init(locale: LocaleTag) {
    names = ScaleNames(for: locale)
    plurals = Plurals(for: locale)
  }

  /// What is written around the digits of a number with a scale; nil if the scale is worked into them.
  func affix(of number: Number) -> Affix? {
    guard number.scale >= 6 else { return nil }
    let count = number.magnitude.plain
    return words(Key(power: number.scale, category: plurals.cardinal(of: count))) {
      let short = names.pattern(power: number.scale, count: count, width: .short).map(Self.affix)
      if let short, short.suffix.count > 2 { return short }
      return names.pattern(power: number.scale, count: count).map(Self.affix)
    }
  }

  private static func affix(_ pattern: String) -> Affix {
    Affix { pattern.replacing("{0}", with: $0) }
  }
}
