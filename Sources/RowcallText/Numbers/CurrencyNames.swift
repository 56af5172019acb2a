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
