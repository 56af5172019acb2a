import CICU

/// What a locale calls the currencies.
package struct CurrencyNames: Sendable {
  package let locale: LocaleTag
  private let plurals: Plurals
  private let names = Memo<Key, String>()

  private struct Key: Hashable {
    var code: String
    var kind: String
  }

  /// Creates the names of a locale; costs nothing until one is asked for.
  package init(for locale: LocaleTag) {
    self.locale = locale
    plurals = Plurals(for: locale)
  }

  /// The symbol that tells the currency from all others there: `$` for USD in `en`, `US$` in `en-CA`; the code when
  /// CLDR knows none.
  package func symbol(_ code: String) -> String { name(code, ROWCALL_CURRENCY_SYMBOL, "symbol") }

  /// The name as it stands in a list, in the locale's own case: `US Dollar`; the code when CLDR knows none.
  package func name(_ code: String) -> String { name(code, ROWCALL_CURRENCY_NAME, "name") }

  /// The name after an amount: `US dollars`; the code when CLDR knows none.
  ///
  /// - Parameter count: the amount in plain form, `1.50`.
  package func name(_ code: String, count: String) -> String {
    let category = plurals.cardinal(of: count).rawValue
    return names(Key(code: code, kind: category)) {
      inSentence(spoken(code) { rowcall_currency_plural_name(locale.identifier, code, category, $0, $1) })
    }
  }

  /// CLDR has the plurals of Brazilian Portuguese with the capitals of a list, "Dólares americanos".
  private func inSentence(_ name: String) -> String {
    guard locale.language == "pt", name.dropFirst().first?.isLowercase == true else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// How many digits an amount has after its decimal mark: 2 for USD, 0 for JPY; nil unless the code is three letters.
  package static func fractionDigits(of code: String) -> Int? {
    let digits = rowcall_currency_fraction_digits(code)
    return digits < 0 ? nil : Int(digits)
  }

  private func name(_ code: String, _ style: Int, _ kind: String) -> String {
    names(Key(code: code, kind: kind)) {
      spoken(code) { rowcall_currency_name(locale.identifier, code, Int32(style), $0, $1) }
    }
  }

  private func spoken(_ code: String, _ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String {
    (icuText(write) ?? code).heard
  }
}

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
