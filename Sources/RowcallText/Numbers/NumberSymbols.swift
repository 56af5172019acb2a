import CICU

/// How a locale writes numbers: its marks, its digits and its groups.
///
/// A plain value: fetch it once, before a loop over cells.
package struct NumberSymbols: Hashable, Codable, Sendable {
  /// Between the integer and the fraction: `.` or `,`.
  package var decimal = "."
  /// Between groups of digits: `,`, `.`, `’`, U+00A0 or U+202F.
  package var grouping = ","
  /// Before a number below zero; holds a direction mark in right-to-left locales.
  package var minus = "-"
  /// Before a number that is said to be above zero.
  package var plus = "+"
  /// The percent sign, perhaps with a direction mark.
  package var percent = "%"
  /// Digits in the group before the decimal mark; 0 when digits are never grouped.
  package var primaryGroup = 3
  /// Digits in every other group: 2 in `12,34,567`.
  package var secondaryGroup = 3
  /// How many digits must stand before the last group for it to be set off: 2 in Spanish, so that `1234` has no mark.
  package var minimumGrouping = 1
  /// The digits 0 to 9.
  package var digits = (0...9).map(String.init)

  /// Creates the symbols of ICU's root, and of English.
  package init() {}
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

/// How a language puts a sign and a fraction into words, learned from what it says for a few numbers.
///
/// ICU spells a decimal by way of a double, which drops zeros at the end and digits after the 15th. Most languages say
/// a fraction digit by digit; for the others (Russian "две десятых") ICU's own words have to do.
struct DecimalGrammar {
  /// "minus ", before the words of the number; nil where it stands elsewhere.
  private let minus: String?
  /// " point ", between the integer and the first digit of the fraction; nil where digits are not said one by one.
  private let point: String?
  /// " ", between two digits of the fraction.
  private let separator: String

  /// Learns from a speller; nil when it answers in digits, for want of words.
  init?(spell: (String) -> String?) {
    guard let zero = spell("0"), let five = spell("5"), !Self.isDigits(five),
      let minusFive = spell("-5"), let half = spell("0.5"), let twice = spell("0.55")
    else { return nil }
    minus = Self.middle(of: minusFive, between: "", and: five)
    separator = Self.middle(of: twice, between: half, and: five) ?? ""
    // Polish says the fraction as one number, "fifty-five", which looks like a separator with letters.
    let isDigitByDigit = !separator.contains(where: \.isLetter)
    point = isDigitByDigit ? Self.middle(of: half, between: zero, and: five) : nil
  }

  /// The words of a number, nil when only ICU can tell.
  func words(for number: PlainNumber, spell: (String) -> String?) -> String? {
    guard let sign = number.isNegative ? minus : "", let integer = spell(String(number.integer)) else {
      return nil
    }
    guard let fraction = number.fraction else { return sign + integer }
    guard let point else { return nil }
    let digits = fraction.compactMap { spell(String($0)) }
    return sign + integer + point + digits.joined(separator: separator)
  }

  /// Kanji numerals are words here, although Unicode counts them among the numbers.
  private static func isDigits(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
  }

  private static func middle(of text: String, between prefix: String, and suffix: String) -> String? {
    guard text.hasPrefix(prefix), text.hasSuffix(suffix), text.count >= prefix.count + suffix.count else {
      return nil
    }
    return String(text.dropFirst(prefix.count).dropLast(suffix.count))
  }
}

/// The parts of a number in plain form, `-?[0-9]+(\.[0-9]+)?`, as they are written.
struct PlainNumber {
  let isNegative: Bool
  let integer: Substring
  /// Nil without a decimal mark.
  let fraction: Substring?

  /// Nil for any other text, and for one that is longer than ICU is asked to take.
  init?(_ text: String) {
    guard text.utf8.count <= 512 else { return nil }
    isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy(Self.isDigits) else { return nil }
    integer = parts[0]
    fraction = parts.count > 1 ? parts[1] : nil
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
