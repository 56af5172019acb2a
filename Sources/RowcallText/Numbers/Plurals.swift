import CICU

/// The forms that languages tell apart by number.
package enum PluralCategory: String, CaseIterable, Hashable, Codable, Sendable {
  /// Arabic 0.
  case zero
  /// English 1.
  case one
  /// The Arabic dual.
  case two
  /// Russian 2 to 4.
  case few
  /// Russian 5 to 20.
  case many
  /// All that is left; the only form of many languages.
  case other
}

/// Which plural form a number takes in a locale.
package struct Plurals: Sendable {
  package let locale: LocaleTag
  private let rules: HandlePool<Kind>

  private enum Kind: Int32 {
    case cardinal = 0
    case ordinal = 1
  }

  /// Creates the rules of a locale; costs nothing until one is asked for.
  package init(for locale: LocaleTag) {
    self.locale = locale
    rules = HandlePool(
      open: { rowcall_plurals_open(locale.identifier, $0.rawValue) }, close: rowcall_plurals_close)
  }

  /// The form after a count; digits after the decimal mark count, so `1.0` is not `1` in English.
  ///
  /// - Parameter plain: a number in plain form; anything else is `other`.
  package func cardinal(of plain: String) -> PluralCategory { category(of: plain, .cardinal) }

  /// The form of a place in an order: `few` for 3 in English, "3rd".
  package func ordinal(of position: UInt64) -> PluralCategory { category(of: String(position), .ordinal) }

  private func category(of plain: String, _ kind: Kind) -> PluralCategory {
    let keyword = rules.use(kind) { rules in icuText { rowcall_plurals_select(rules, plain, $0, $1) } }
    return keyword.flatMap(PluralCategory.init) ?? .other
  }
}
