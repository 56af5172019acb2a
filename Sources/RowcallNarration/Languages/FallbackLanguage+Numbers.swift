import RowcallModel

extension FallbackLanguage {
  /// A number in digits, or spelled by ICU where it has more than digits.
  func number(_ number: Number) -> String {
    let plain = number.plainWithScale
    let zeros = Int(number.integerDigits) - plain.count
    if number.scale == 0, !number.hasFraction, !number.isNegative, !number.isGrouped, zeros > 0 {
      return code(String(repeating: "0", count: zeros) + plain)
    }
    if form == .words { return spelled(plain) }
    let magnitude = number.isNegative ? String(plain.dropFirst()) : plain
    return negative(number.isNegative) + magnitude.replacing(".", with: decimalMark)
  }

  /// A number in words; digits that `spelledDigits` finds later stay.
  private func spelled(_ plain: String) -> String {
    guard plain.hasPrefix("-") || plain.contains(".") else { return plain }
    let isNegative = plain.hasPrefix("-")
    let magnitude = isNegative ? String(plain.dropFirst()) : plain
    let words = decimals(of: magnitude) ?? spelling.cardinal(magnitude)
    return negative(isNegative) + words
  }

  /// A long fraction digit by digit in languages in which ICU reads it as one huge number of tiny parts, as in Russian.
  ///
  /// Without a phrase, what is before the digits is taken from ICU's spelling of ten and a half: " egész ".
  ///
  /// - Returns: nil if ICU says single digits itself, and for fractions short enough for their parts to be named.
  private func decimals(of magnitude: String) -> String? {
    let parts = magnitude.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[1].count > Self.mostNamedDecimals else { return nil }
    let (sample, ten, five) = (spelling.cardinal("10.5"), spelling.cardinal("10"), spelling.cardinal("5"))
    guard sample.hasPrefix(ten), !sample.hasSuffix(five), let tenths = sample.ranges(of: five).last else {
      return nil
    }
    let whole = spelling.cardinal(parts[0])
    let digits = parts[1].map { spelling.cardinal(String($0)) }.joined(separator: " ")
    if !phrases.isNeutral { return phrases.text(.decimal, ["whole": whole, "fraction": digits]) }
    return whole + sample[..<tenths.lowerBound].dropFirst(ten.count) + digits
  }

  /// Thousandths are spoken as one number; smaller parts are not.
  private static var mostNamedDecimals: Int { 3 }
}

extension Number {
  /// The number in plain form with its scale worked in: `15200000000` for 15.2 billion.
  var plainWithScale: String {
    guard scale > 0 else { return plain }
    let zeros = Int(scale) - Int(fractionDigits)
    guard zeros >= 0 else {
      var shifted = self
      (shifted.fractionDigits, shifted.scale) = (fractionDigits - scale, 0)
      return shifted.plain
    }
    return (isNegative ? "-" : "") + String(significand) + String(repeating: "0", count: zeros)
  }
}
