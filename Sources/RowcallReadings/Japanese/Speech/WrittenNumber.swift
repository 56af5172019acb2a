/// A number as it stands at the start of some words: `1,234`, `3.5`, `3千`, `二百`, `二〇二四`.
struct WrittenNumber {
  /// How many words it takes.
  private(set) var wordCount = 0
  /// Its whole part; nil where it is no amount and is read digit by digit: `007`, `二〇二四`, more digits than fit.
  private(set) var value: UInt64?
  /// The digits of the whole part as they stand.
  private(set) var digits = ""
  /// The digits behind the point; empty without one.
  private(set) var fraction = ""

  /// Nil when the first word is no number.
  init?(_ words: ArraySlice<JapaneseWord>) {
    guard let first = words.first, first.isNumber else { return nil }
    var parts = NumberParts()
    for word in words {
      // White space, such as that between the digits of a code, parts numbers.
      guard wordCount == 0 || word.gap.isEmpty, parts.add(word, next: words.dropFirst(wordCount + 1).first)
      else { break }
      wordCount += 1
    }
    guard wordCount > 0 else { return nil }
    (value, digits, fraction) = (parts.value, parts.digits, parts.fraction)
  }

  /// How it is read by itself.
  var kana: NumberKana { NumberKana(self) }
}

/// Collects the parts of a number: first its digits, then words such as 百 and 万.
private struct NumberParts {
  private(set) var digits = ""
  private(set) var fraction = ""
  private var total: UInt64 = 0
  private var myriad: UInt64 = 0
  private var figure: UInt64?
  private var hasScale = false
  private var isTooLarge = false
  private var isAfterPoint = false

  /// Nil where the digits are no amount.
  var value: UInt64? {
    if isTooLarge { return nil }
    if !hasScale { return digits.hasPrefix("0") && digits != "0" || digits.count > 16 ? nil : UInt64(digits) }
    return total + myriad + (figure ?? 0)
  }

  /// Takes a word, if it goes on with the number.
  mutating func add(_ word: JapaneseWord, next: JapaneseWord?) -> Bool {
    if word.isNumber {
      return word.written.allSatisfy { canAdd($0) } && word.written.reduce(true) { $0 && add($1) }
    }
    let follows = next.map { $0.gap.isEmpty && $0.written.first?.isDigit == true } ?? false
    guard follows, !hasScale, !digits.isEmpty else { return false }
    switch word.written {
    case ",", "，":
      return !isAfterPoint && next?.written.prefix { $0.isDigit }.count == 3
    case ".", "．":
      guard !isAfterPoint else { return false }
      isAfterPoint = true
      return true
    default: return false
    }
  }

  private func canAdd(_ character: Character) -> Bool {
    character.isDigit || Self.figures[character] != nil || Self.scales[character] != nil
  }

  private mutating func add(_ character: Character) -> Bool {
    if let scale = Self.scales[character] { return add(scale: scale) }
    guard let digit = character.digit ?? Self.figures[character] else { return false }
    if isAfterPoint {
      fraction.append(String(digit))
      return true
    }
    digits.append(String(digit))
    let (tens, isOver) = (figure ?? 0).multipliedReportingOverflow(by: 10)
    isTooLarge = isTooLarge || isOver || tens > UInt64.max / 2
    figure = isTooLarge ? 0 : tens + UInt64(digit)
    return true
  }

  private mutating func add(scale: UInt64) -> Bool {
    hasScale = true
    isAfterPoint = false
    // 3万億: myriads of myriads, as 3兆.
    if scale > 10_000, figure == nil, myriad == 0, (1..<scale).contains(total) {
      (myriad, total) = (total, 0)
    }
    let factor = scale < 10_000 ? figure ?? 1 : myriad + (figure ?? (myriad == 0 ? 1 : 0))
    let (product, isOver) = factor.multipliedReportingOverflow(by: scale)
    let sum = (scale < 10_000 ? myriad : total).addingReportingOverflow(product)
    isTooLarge = isTooLarge || isOver || sum.overflow
    if isTooLarge { return true }
    if scale < 10_000 { myriad = sum.partialValue } else { (total, myriad) = (sum.partialValue, 0) }
    figure = nil
    return true
  }

  private static let figures: [Character: UInt8] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]
  private static let scales: [Character: UInt64] = [
    "十": 10, "百": 100, "千": 1_000, "万": 10_000, "億": 100_000_000, "兆": 1_000_000_000_000,
  ]
}
