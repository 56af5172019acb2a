import CICU

/// What stands around an amount on screen: `$` before `12.50`, `U+00A0 €` after `12,50`.
///
/// Spaces and direction marks are CLDR's. The amount between them is formatted with `NumberSymbols`.
package struct Affixes: Hashable, Codable, Sendable {
  /// Before an amount of zero or more.
  package var prefix: String = ""
  /// After an amount of zero or more.
  package var suffix: String = ""
  /// Before the digits of an amount below zero, the minus included.
  package var negativePrefix: String = "-"
  /// After the digits of an amount below zero, the minus included where it stands there.
  package var negativeSuffix: String = ""

  /// The affixes of money.
  ///
  /// - Parameter code: an ISO 4217 code; one that CLDR does not know is its own symbol.
  package static func currency(_ code: String, in locale: LocaleTag) -> Affixes {
    read(rowcall_affixes_open(locale.identifier, code))
      ?? Affixes(prefix: code + "\u{A0}", negativePrefix: "-" + code + "\u{A0}")
  }

  /// The affixes of money whose country is to be seen: `US$` and not `$`.
  ///
  /// - Parameter code: an ISO 4217 code; one that CLDR does not know is its own symbol.
  package static func qualifiedCurrency(_ code: String, in locale: LocaleTag) -> Affixes {
    let own = CurrencyNames(for: locale).symbol(code)
    // The root locale is at home nowhere, so that its symbols name the countries of all shared signs.
    let qualified = CurrencyNames(for: LocaleTag("und")).symbol(code)
    let affixes = currency(code, in: locale)
    guard qualified.count > own.count else { return affixes }
    return Affixes(
      prefix: affixes.prefix.replacing(own, with: qualified),
      suffix: affixes.suffix.replacing(own, with: qualified),
      negativePrefix: affixes.negativePrefix.replacing(own, with: qualified),
      negativeSuffix: affixes.negativeSuffix.replacing(own, with: qualified))
  }

  /// The affixes of a percentage.
  package static func percent(in locale: LocaleTag) -> Affixes {
    read(rowcall_affixes_open(locale.identifier, nil)) ?? Affixes(suffix: "%", negativeSuffix: "%")
  }

  private static func read(_ opened: OpaquePointer?) -> Affixes? {
    guard let affixes = ICUHandle(opened, close: rowcall_affixes_close) else { return nil }
    let text = { (affix: Int) in icuText { rowcall_affixes_text(affixes.pointer, Int32(affix), $0, $1) } ?? ""
    }
    return Affixes(
      prefix: text(ROWCALL_AFFIX_PREFIX), suffix: text(ROWCALL_AFFIX_SUFFIX),
      negativePrefix: text(ROWCALL_AFFIX_NEGATIVE_PREFIX), negativeSuffix: text(ROWCALL_AFFIX_NEGATIVE_SUFFIX)
    )
  }
}
