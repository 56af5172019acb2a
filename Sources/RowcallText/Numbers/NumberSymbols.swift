import CICU

/// How a locale writes numbers: its marks, its digits and its groups.
///
/// A plain value: fetch it once, before a loop over cells.
package struct NumberSymbols: Hashable, Codable, Sendable {
  /// Between the integer and the fraction: `.` or `,`.
  package var decimal: String
  /// Between groups of digits: `,`, `.`, `’`, U+00A0 or U+202F.
  package var grouping: String
  /// Before a number below zero; holds a direction mark in right-to-left locales.
  package var minus: String
  /// Before a number that is said to be above zero.
  package var plus: String
  /// The percent sign, perhaps with a direction mark.
  package var percent: String
  /// Digits in the group before the decimal mark; 0 when digits are never grouped.
  package var primaryGroup: Int
  /// Digits in every other group: 2 in `12,34,567`.
  package var secondaryGroup: Int
  /// How many digits must stand before the last group for it to be set off: 2 in Spanish, so that `1234` has no mark.
  package var minimumGrouping: Int
  /// The digits 0 to 9.
  package var digits: [String]

  /// Creates symbols; the defaults are those of ICU's root, and of English.
  package init(
    decimal: String = ".", grouping: String = ",", minus: String = "-", plus: String = "+",
    percent: String = "%", primaryGroup: Int = 3, secondaryGroup: Int = 3, minimumGrouping: Int = 1,
    digits: [String] = (0...9).map(String.init)
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.minus = minus
    self.plus = plus
    self.percent = percent
    self.primaryGroup = primaryGroup
    self.secondaryGroup = secondaryGroup
    self.minimumGrouping = minimumGrouping
    self.digits = digits
  }
}

extension NumberSymbols {
  /// The symbols of a locale; ICU's root for one that is not known.
  package init(for locale: LocaleTag) {
    self.init()
    guard let symbols = ICUHandle(rowcall_symbols_open(locale.identifier), close: rowcall_symbols_close)
    else { return }
    let text = { (symbol: Int) in icuText { rowcall_symbols_text(symbols.pointer, Int32(symbol), $0, $1) } }
    decimal = text(ROWCALL_SYMBOL_DECIMAL) ?? decimal
    grouping = text(ROWCALL_SYMBOL_GROUPING) ?? grouping
    minus = text(ROWCALL_SYMBOL_MINUS) ?? minus
    plus = text(ROWCALL_SYMBOL_PLUS) ?? plus
    percent = text(ROWCALL_SYMBOL_PERCENT) ?? percent
    digits = digits.indices.map { text(ROWCALL_SYMBOL_DIGIT + $0) ?? digits[$0] }
    readGrouping(of: locale)
  }

  private mutating func readGrouping(of locale: LocaleTag) {
    var sizes = rowcall_grouping()
    guard rowcall_grouping_of(locale.identifier, &sizes) == 0 else { return }
    primaryGroup = Int(sizes.primary)
    secondaryGroup = Int(sizes.secondary)
    minimumGrouping = Int(sizes.minimum)
  }
}
