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
