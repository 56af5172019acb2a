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
