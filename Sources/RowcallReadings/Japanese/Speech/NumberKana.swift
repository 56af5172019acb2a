/// How a number is read, in parts of which the last one changes before some counters: さん, さんじゅー|ろく.
struct NumberKana: Hashable {
  /// All but the last part.
  private(set) var start = ""
  /// The last part: ろく, じゅー, ひゃく, まん.
  private(set) var last = ""
  /// What the last part stands for: a figure from 1 to 9, or 10, 100, 1000, 10000 and more; 0 where nothing changes.
  private(set) var lastValue: UInt64 = 0

  /// How it is read.
  var spoken: String { start + last }

  /// Reads digits one by one.
  init(digits: String) { last = Self.oneByOne(digits) }

  /// Reads a number as it is written.
  init(_ number: WrittenNumber) {
    guard let value = number.value else {
      last = Self.oneByOne(number.digits) + Self.afterPoint(number.fraction)
      return
    }
    guard !number.fraction.isEmpty else {
      if value == 0 { append(Self.figures[0], 0) } else { add(value) }
      return
    }
    add(value)
    // 1.5 is いってんご, as if the point were a counter.
    start += doubled(after: Counter.abruptEnds) ?? last
    last = Self.afterPoint(number.fraction)
    lastValue = 0
  }

  /// The last part cut short, as in いっ, before a sound that allows it; nil where nothing is cut short.
  func doubled(after values: Set<UInt64>) -> String? {
    guard values.contains(lastValue) else { return nil }
    return Self.short[lastValue] ?? last.dropLast() + "っ"
  }

  private static func afterPoint(_ digits: String) -> String {
    digits.isEmpty ? "" : "てん" + oneByOne(digits)
  }

  private static func oneByOne(_ digits: String) -> String {
    digits.map { $0.wholeNumberValue.map { figures[$0] } ?? "" }.joined()
  }

  private mutating func add(_ value: UInt64) {
    if value == 0 { return append("れー", 0) }
    var (rest, scale) = (value, 0)
    var groups: [(value: UInt64, scale: Int)] = []
    while rest > 0 {
      groups.append((rest % 10_000, scale))
      (rest, scale) = (rest / 10_000, scale + 1)
    }
    for group in groups.reversed() where group.value > 0 { add(myriad: group.value, scale: group.scale) }
  }

  private mutating func add(myriad: UInt64, scale: Int) {
    for (place, value) in [(3, 1_000), (2, 100), (1, 10), (0, 1)] as [(Int, UInt64)] {
      let figure = Int(myriad / value % 10)
      guard figure > 0 else { continue }
      let isBareThousand = place == 3 && scale > 0 && figure == 1
      append(isBareThousand ? "いっせん" : Self.places[place][figure], place == 0 ? UInt64(figure) : value)
    }
    guard scale > 0 else { return }
    let name = Self.scales[min(scale, Self.scales.count - 1)]
    if scale >= 3, let short = doubled(after: scale == 3 ? Counter.abruptEnds : Counter.hardEnds) {
      last = short
    }
    append(name, 10_000)
  }

  private mutating func append(_ kana: String, _ value: UInt64) {
    start += last
    (last, lastValue) = (kana, value)
  }

  private static let figures = ["ぜろ", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅー"]
  private static let places = [
    figures,
    ["", "じゅー", "にじゅー", "さんじゅー", "よんじゅー", "ごじゅー", "ろくじゅー", "ななじゅー", "はちじゅー", "きゅーじゅー"],
    ["", "ひゃく", "にひゃく", "さんびゃく", "よんひゃく", "ごひゃく", "ろっぴゃく", "ななひゃく", "はっぴゃく", "きゅーひゃく"],
    ["", "せん", "にせん", "さんぜん", "よんせん", "ごせん", "ろくせん", "ななせん", "はっせん", "きゅーせん"],
  ]
  private static let scales = ["", "まん", "おく", "ちょー", "けー"]
  private static let short: [UInt64: String] = [1: "いっ", 6: "ろっ", 8: "はっ"]
}

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

/// Decimals whose digits stand one by one, so that a voice reads no number behind the point: `3てん1 4`.
enum SpokenDecimal {
  /// The text with a point in such decimals: `3.14`.
  static func written(_ text: String) -> String {
    var parts = text.split(separator: "てん", omittingEmptySubsequences: false)[...]
    guard parts.count > 1, var written = parts.popFirst().map(String.init) else { return text }
    for part in parts {
      let digits = digits(at: part)
      let isDecimal = written.last?.isDigit == true && !digits.text.isEmpty
      written += isDecimal ? "." + digits.text + digits.rest : "てん" + part
    }
    return written
  }

  /// Digits with single spaces between them, and what follows them.
  private static func digits(at text: Substring) -> (text: String, rest: Substring) {
    var digits = ""
    var rest = text
    while let digit = rest.first, digit.isDigit {
      digits.append(digit)
      rest = rest.dropFirst()
      let next = rest.dropFirst()
      if rest.first == " ", next.first?.isDigit == true, next.dropFirst().first?.isDigit != true {
        rest = next
      }
    }
    return (digits, rest)
  }
}
