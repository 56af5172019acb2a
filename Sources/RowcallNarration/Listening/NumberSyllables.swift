import RowcallText

/// Counts the syllables of numbers in digits.
struct NumberSyllables: Sendable {
  private let dropsFinalE: Bool
  private let words: SpellOut
  private let decimal: Unicode.Scalar

  init(_ locale: LocaleTag, dropsFinalE: Bool) {
    self.dropsFinalE = dropsFinalE
    words = SpellOut(for: locale)
    decimal = NumberSymbols(for: locale).decimal.unicodeScalars.first ?? "."
  }

  /// The most digits that a voice speaks as one number; it spells longer ones.
  private static let mostDigits = 18

  /// Counts the number at an index and moves the index past it.
  func take(_ text: String.UnicodeScalarView, at index: inout String.Index) -> (tenths: Int, words: Int) {
    var integer = Self.digits(text, at: &index)
    var fraction = ""
    while index < text.endIndex, Self.isMark(text[index]) {
      var next = text.index(after: index)
      let group = Self.digits(text, at: &next)
      if group.isEmpty { break }
      if text[index] == decimal || group.count != 3 {
        fraction = group
        index = next
        break
      }
      integer += group
      index = next
    }
    return count(integer, fraction)
  }

  private func count(_ integer: String, _ fraction: String) -> (tenths: Int, words: Int) {
    guard integer.count <= Self.mostDigits, fraction.count <= Self.mostDigits else {
      return (tenths: (integer.count + fraction.count) * 15, words: integer.count + fraction.count)
    }
    let plain = fraction.isEmpty ? integer : integer + "." + fraction
    var count = SyllableCount(dropsFinalE: dropsFinalE)
    for scalar in words.cardinal(plain).unicodeScalars { count.add(scalar) }
    count.endWord()
    // A number without words counts as one word for each digit.
    return count.tenths > 0 ? (count.tenths, max(1, count.words)) : (plain.count * 15, plain.count)
  }

  private static func digits(_ text: String.UnicodeScalarView, at index: inout String.Index) -> String {
    let start = index
    while index < text.endIndex, text[index].isASCIIDigit { index = text.index(after: index) }
    return String(text[start..<index])
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "\u{A0}", "\u{202F}", "’": true
    default: false
    }
  }
}
