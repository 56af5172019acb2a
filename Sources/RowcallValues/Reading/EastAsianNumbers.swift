import RowcallModel

/// Reads numbers as Japanese and Chinese texts write them: digits, with scale words between and after.
extension EastAsianCursor {
  /// An unsigned number: `1,234`, `.5`, `1.5万`, `3億5000万`; nil when no digit stands here or there are too many.
  mutating func number() -> Number? {
    attempt { cursor in
      guard var number = cursor.startsFraction ? cursor.bareFraction() : cursor.digitsWithFraction() else {
        return nil
      }
      guard let scale = cursor.scaleWord() else { return number }
      number.scale = scale
      while let sum = cursor.attempt({ $0.lowerGroup(addedTo: number) }) { number = sum }
      return number
    }
  }

  /// A whole number that names a place in an order: `1,234`; nil for `1.5`.
  mutating func ordinalNumber() -> UInt64? {
    attempt { cursor in
      guard let (digits, _) = cursor.wholeDigits(),
        cursor.next != "." || cursor.scalar(at: 1)?.isDigit != true
      else {
        return nil
      }
      return UInt64(digits)
    }
  }

  /// Passes a minus sign and tells whether one stood there; `▲` marks a loss in Japanese accounts.
  mutating func minusSign() -> Bool {
    guard let after = scalar(at: 1), after.isDigit || "$¥€£.√".unicodeScalars.contains(after),
      previous?.isDigit != true
    else { return false }
    return take("-") || take("▲") || take("△")
  }

  /// Digits with grouping commas and decimals, without any scale.
  mutating func digitsWithFraction() -> Number? {
    guard let (whole, isGrouped) = wholeDigits() else { return nil }
    let fraction = attempt { $0.take(".") ? $0.digits() : nil } ?? ""
    // Nineteen digits are all that fit; longer runs are codes.
    guard whole.utf8.count + fraction.utf8.count <= 19, let significand = UInt64(whole + fraction) else {
      return nil
    }
    return Number(
      significand: significand, fractionDigits: UInt8(fraction.utf8.count),
      integerDigits: UInt8(whole.utf8.count),
      isGrouped: isGrouped)
  }

  /// Whether a decimal mark without a whole number stands here, and no full stop.
  private var startsFraction: Bool {
    next == "." && previous?.isDigit != true && previous?.isLatinLetter != true
  }

  private mutating func bareFraction() -> Number? {
    guard take("."), let fraction = digits(1...19), let significand = UInt64(fraction) else { return nil }
    return Number(significand: significand, fractionDigits: UInt8(fraction.utf8.count), integerDigits: 0)
  }

  private mutating func wholeDigits() -> (digits: String, isGrouped: Bool)? {
    guard var digits = digits() else { return nil }
    guard digits.utf8.count <= 3 else { return (digits, false) }
    var isGrouped = false
    while let group = attempt({ $0.take(oneOf: [",", "，"]) == nil ? nil : $0.digits(3...3) }) {
      digits += group
      isGrouped = true
    }
    return (digits, isGrouped)
  }

  /// The power of ten of a scale word that stands here.
  private mutating func scaleWord() -> UInt8? {
    // 兆 is a trillion in a number, but a million in 兆瓦 and other units of mainland China.
    if next == "兆", let after = scalar(at: 1), "瓦赫字位帕欧歐".unicodeScalars.contains(after) { return nil }
    guard let word = take(oneOf: ["万亿", "萬億", "万", "萬", "亿", "億", "兆"]) else { return nil }
    return Self.scales[word]
  }

  private static let scales: [String: UInt8] = [
    "万": 4, "萬": 4, "亿": 8, "億": 8, "万亿": 12, "萬億": 12, "兆": 12,
  ]

  /// `5000万` after `3億`: both together as one number without a scale above the last.
  private mutating func lowerGroup(addedTo higher: Number) -> Number? {
    guard !higher.hasFraction, let group = digitsWithFraction(), !group.hasFraction else { return nil }
    let scale = scaleWord() ?? 0
    // In 5万3千 the last digits count thousands, in words of their own.
    if scale == 0, let next, "千百十".unicodeScalars.contains(next) { return nil }
    guard scale < higher.scale, group.integerDigits <= higher.scale - scale else { return nil }
    let (raised, isTooLarge) = higher.significand.multipliedReportingOverflow(
      by: (0..<(higher.scale - scale)).reduce(1) { power, _ in power * 10 })
    guard !isTooLarge, raised <= UInt64.max - group.significand else { return nil }
    return Number(significand: raised + group.significand, scale: scale)
  }
}
