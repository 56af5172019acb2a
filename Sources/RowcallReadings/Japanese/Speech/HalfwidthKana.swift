/// Katakana of half a width, as old systems print them: `ｼﾝｼﾞｭｸ`.
enum HalfwidthKana {
  /// The text with its narrow kana and their marks in full width: `シンジュク`.
  static func widened(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isOne($0) }) else { return text }
    var wide = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isOne(scalar) else {
        wide.append(scalar)
        continue
      }
      if let mark = marks[scalar], let last = wide.last, let voiced = voiced(last, by: mark) {
        wide.removeLast()
        wide.append(voiced)
      } else {
        wide.append(letters[Int(scalar.value) - 0xFF61])
      }
    }
    return String(wide)
  }

  private static func isOne(_ scalar: Unicode.Scalar) -> Bool { (0xFF61...0xFF9F).contains(scalar.value) }

  /// In the order of the narrow ones from U+FF61.
  private static let letters = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜".unicodeScalars)

  private static let marks: [Unicode.Scalar: UInt32] = ["\u{FF9E}": 1, "\u{FF9F}": 2]

  /// カ by ゛ is ガ, ハ by ゜ is パ; nil for a letter that takes no such mark.
  private static func voiced(_ letter: Unicode.Scalar, by mark: UInt32) -> Unicode.Scalar? {
    if letter == "ウ" { return mark == 1 ? "ヴ" : nil }
    let takesIt = (mark == 1 ? "カキクケコサシスセソタチツテトハヒフヘホ" : "ハヒフヘホ").unicodeScalars.contains(letter)
    return takesIt ? Unicode.Scalar(letter.value + mark) : nil
  }
}
