import RowcallLanguages
import RowcallModel

/// The words and signs with which one of the three languages marks amounts.
struct EastAsianMarks: Sendable {
  /// The ISO 4217 code of a bare `¥`.
  let yen: String
  /// Currency words that follow an amount, longer ones before their own beginnings.
  let currencyWords: [(word: String, code: String)]
  /// Whether the plus of `+3` is put into words even when it counts neither money nor percent.
  let saysBarePlus: Bool
  /// Reads an unsigned number with the language's scale words.
  var number: @Sendable (inout EastAsianCursor) -> Number? = { $0.number() }
}

/// Reads amounts of something: money, percentages, quantities, changes, bare numbers.
extension EastAsianCursor {
  /// An amount with whatever stands before and after its digits.
  mutating func amount(_ marks: EastAsianMarks) -> Value? {
    attempt { cursor in
      var isNegative = cursor.minusSign()
      let currency = cursor.currencySign(marks)
      if currency != nil && !isNegative { isNegative = cursor.minusSign() }
      guard var number = marks.number(&cursor) else { return nil }
      number.isNegative = isNegative
      return currency.map { .money(Money(number, currency: $0.code, isQualified: $0.isQualified)) }
        ?? cursor.marked(number, marks)
    }
  }

  /// An amount behind a plus sign: `+3%`.
  mutating func positiveAmount(_ marks: EastAsianMarks) -> [TextPiece]? {
    attempt { cursor in
      guard cursor.take("+"), cursor.next != "-", let value = cursor.amount(marks) else { return nil }
      if case .number = value, !marks.saysBarePlus { return nil }
      return [.positive(value)]
    }
  }

  private mutating func currencySign(_ marks: EastAsianMarks) -> Lexicon.Currency? {
    attempt { cursor in
      guard var currency = EastAsianSigns.currencies.take(from: &cursor) else { return nil }
      if cursor.previous == "¥", !currency.isQualified { currency.code = marks.yen }
      cursor.skipSpaces()
      return cursor.next.map { $0.isDigit || $0 == "-" } == true ? currency : nil
    }
  }

  private mutating func marked(_ number: Number, _ marks: EastAsianMarks) -> Value {
    if attempt({ $0.take("%") || $0.take(" %") ? true : nil }) != nil { return .percent(number) }
    for (word, code) in marks.currencyWords where take(word) { return .money(Money(number, currency: code)) }
    if let unit = unitSign() { return .measure(Measure(number, unit: unit)) }
    return .number(number)
  }

  mutating func unitSign() -> Unit? {
    attempt { cursor in
      cursor.skipSpaces()
      guard let unit = EastAsianSigns.units.take(from: &cursor) else { return nil }
      return cursor.next?.isLatinLetter == true || cursor.next?.isDigit == true ? nil : unit
    }
  }
}

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

/// Reads ranges: `3月5日〜8日`, `10-20%`.
extension EastAsianCursor {
  /// The range from a value that has just been read to the one that stands behind a range sign here; nil when there is
  /// none.
  mutating func range(from lower: Value, by read: (inout EastAsianCursor) -> Value?) -> Value? {
    attempt { cursor in
      guard let sign = cursor.take(oneOf: ["~", "--", "-", "–", "—"]), let upper = read(&cursor) else {
        return nil
      }
      // A hyphen joins other things too: 3-1 is how a match ended.
      let isRange = sign == "~" || (lower.mayRise(to: upper) && !cursor.isScore(lower, upper))
      return isRange ? lower.range(to: upper) : nil
    }
  }

  /// Whether two digits may be a score, as no word follows for what they count: `2-3`, `2-3で敗戦`.
  private func isScore(_ lower: Value, _ upper: Value) -> Bool {
    guard case .number(let first) = lower, case .number(let second) = upper else { return false }
    let isShort = [first, second].allSatisfy { $0.integerDigits == 1 && !$0.hasFraction && $0.scale == 0 }
    guard let next, next.properties.isAlphabetic else { return isShort }
    return isShort && (("ぁ"..."ゟ").contains(next) || "勝胜敗败負负平輸输贏赢獲获告".unicodeScalars.contains(next))
  }
}

extension Value {
  /// From this value to another: a mark that only one end carries (`10-20%`, `$5-8`) counts for both.
  fileprivate func range(to upper: Value) -> Value {
    switch (self, upper) {
    case (.number(let lower), .percent): .range(.percent(lower), upper)
    case (.money(let money), .number(let number)):
      .range(self, .money(Money(number, currency: money.currency, isQualified: money.isQualified)))
    default: .range(self, upper)
    }
  }

  /// False for two whole numbers of which the second is not the larger one.
  fileprivate func mayRise(to upper: Value) -> Bool {
    guard case .number(let lower) = self, case .number(let upper) = upper, lower.scale == upper.scale else {
      return true
    }
    return lower.hasFraction || upper.hasFraction || lower.significand < upper.significand
  }
}

/// Signs that stand in a text as they are, found by their first scalar.
struct EastAsianSigns<Entry: Sendable>: Sendable {
  private var entries: [Unicode.Scalar: [(sign: String, entry: Entry)]] = [:]

  /// Creates a table of signs.
  init(_ signs: [String: Entry]) {
    for (sign, entry) in signs {
      if let first = sign.unicodeScalars.first { entries[first, default: []].append((sign, entry)) }
    }
    // The longest sign that stands in the text wins: km/h before km.
    for first in entries.keys { entries[first]?.sort { $0.sign.utf8.count > $1.sign.utf8.count } }
  }

  /// Passes the longest sign that stands here; nil when none does.
  func take(from cursor: inout EastAsianCursor) -> Entry? {
    guard let first = cursor.next, let candidates = entries[first] else { return nil }
    return candidates.first { cursor.take($0.sign) }?.entry
  }
}

extension EastAsianSigns<Unit> {
  /// The shared unit signs, and the squares in which Japanese and Chinese fonts hold some of them.
  static let units = EastAsianSigns(
    SharedSymbols.units.merging([
      "㎞": "kilometer", "㎝": "centimeter", "㎜": "millimeter", "㎏": "kilogram", "㎎": "milligram",
      "㎡": "square-meter", "㎢": "square-kilometer", "㎥": "cubic-meter", "㏄": "cubic-centimeter",
      "㎖": "milliliter",
    ]) { shared, _ in shared }.mapValues { Unit($0) })
}

extension EastAsianSigns<Lexicon.Currency> {
  /// The shared currency signs that precede an amount.
  static let currencies = EastAsianSigns(
    SharedSymbols.currencies.mapValues { Lexicon.Currency(code: $0) }.merging(
      SharedSymbols.qualifiedCurrencies.mapValues { Lexicon.Currency(code: $0, isQualified: true) }
    ) { _, qualified in qualified })
}
