/// Signs that a Mandarin voice spells out or passes over, as what they stand for.
enum ChineseSigns {
  /// The text with words for such signs, and with wide letters and digits in their usual width.
  static func written(_ text: String) -> String {
    guard
      text.unicodeScalars.contains(where: {
        signs[$0] != nil || $0.isWide || (0x2460...0x2473).contains($0.value)
      })
    else { return text }
    return text.unicodeScalars.map { scalar in
      if let sign = signs[scalar] { return sign }
      if scalar.isWide { return scalar.narrowed }
      if (0x2460...0x2473).contains(scalar.value) { return String(scalar.value - 0x245F) }
      return String(scalar)
    }.joined()
  }

  private static let signs: [Unicode.Scalar: String] = [
    "・": " ", "·": " ", "•": " ", "〇": "零", "㎡": "平方米", "㎥": "立方米", "㎞": "公里", "㎏": "公斤", "㎝": "厘米",
    "㎜": "毫米",
    "√": "对", "×": "叉", "○": "圈",
  ]
}
