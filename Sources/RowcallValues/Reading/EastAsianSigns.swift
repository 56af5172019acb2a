import RowcallLanguages
import RowcallModel

/// Signs that stand in a text as they are, found by their first scalar.
struct EastAsianSigns<Entry: Sendable>: Sendable {
  private var entries: [Unicode.Scalar: [(sign: String, entry: Entry)]] = [:]

  /// Creates a table of signs.
  init(_ signs: [String: Entry]) {
    for (sign, entry) in signs {
      if let first = sign.unicodeScalars.first { entries[first, default: []].append((sign, entry)) }
    }
    // The longest sign that stands in the text wins: km/h before km.
    for first in entries.keys { entries[first]?.sort { $0.sign.utf8.count > $1.sign.utf8.count } }
  }

  /// Passes the longest sign that stands here; nil when none does.
  func take(from cursor: inout EastAsianCursor) -> Entry? {
    guard let first = cursor.next, let candidates = entries[first] else { return nil }
    return candidates.first { cursor.take($0.sign) }?.entry
  }
}

extension EastAsianSigns<Unit> {
  /// The shared unit signs, and the squares in which Japanese and Chinese fonts hold some of them.
  static let units = EastAsianSigns(
    SharedSymbols.units.merging([
      "㎞": "kilometer", "㎝": "centimeter", "㎜": "millimeter", "㎏": "kilogram", "㎎": "milligram",
      "㎡": "square-meter", "㎢": "square-kilometer", "㎥": "cubic-meter", "㏄": "cubic-centimeter",
      "㎖": "milliliter",
    ]) { shared, _ in shared }.mapValues(Unit.init))
}

extension EastAsianSigns<Lexicon.Currency> {
  /// The shared currency signs that precede an amount.
  static let currencies = EastAsianSigns(
    SharedSymbols.currencies.mapValues { Lexicon.Currency(code: $0) }.merging(
      SharedSymbols.qualifiedCurrencies.mapValues { Lexicon.Currency(code: $0, isQualified: true) }
    ) { _, qualified in qualified })
}
