import RowcallLanguages
import RowcallModel

extension Grammar {
  /// A Roman numeral where the language reads one: "siglo xix", "Felipe IV", "XIXe siècle".
  func roman(at cursor: Cursor) -> Match? {
    guard let style = lexicon.romans else { return nil }
    if let century = numberedCentury(at: cursor, style) { return century }
    guard let numeral = RomanNumeral(at: cursor) else { return nil }
    if let before = cursor.wordBefore, style.countedThings.contains(before) {
      return Match(.number(Number(significand: numeral.value)), to: numeral.end)
    }
    // One letter alone, or a word that only looks like a numeral, stays what it is.
    guard numeral.isLikely, cursor.wordBefore != nil else { return nil }
    if numeral.value <= style.lastOrdinal { return Match(.ordinal(Ordinal(numeral.value)), to: numeral.end) }
    return Match(.number(Number(significand: numeral.value)), to: numeral.end)
  }

  /// A numeral with a written ending, before a century.
  private func numberedCentury(at cursor: Cursor, _ style: Lexicon.RomanStyle) -> Match? {
    guard !style.centuries.isEmpty, case .suffixes(let suffixes) = lexicon.ordinals else { return nil }
    var end = cursor
    guard let word = end.word(), end.isAtBoundary else { return nil }
    var next = end.skippingSpace()
    guard let thing = next.word(), style.centuries.contains(thing) else { return nil }
    for (suffix, kept) in suffixes where word.hasSuffix(suffix) {
      guard let value = RomanNumeral.value(of: String(word.dropLast(suffix.count))) else { continue }
      return Match(.ordinal(Ordinal(value, suffix: kept)), to: end)
    }
    return nil
  }
}

/// A Roman numeral as a whole word, all capitals or all small.
struct RomanNumeral {
  var value: UInt64
  var isCapital: Bool
  var end: Cursor
  private let letters: String

  /// Reads a numeral up to 399; nil for any other word.
  init?(at cursor: Cursor) {
    end = cursor
    guard let word = end.word(), end.isAtBoundary, let value = Self.value(of: word) else { return nil }
    let written = cursor.text(to: end)
    isCapital = written == word.uppercased()
    guard isCapital || written == word else { return nil }
    letters = word
    self.value = value
  }

  /// Whether it can hardly be a word: `vi`, `di` and `mi` are words, and `c` and `l` make too many.
  var isLikely: Bool {
    guard letters.utf8.count > 1 else { return false }
    return isCapital || (letters != "vi" && letters.utf8.allSatisfy(Set("ivx".utf8).contains))
  }

  /// What small letters mean as a numeral in its regular form; nil when they are none.
  static func value(of word: String) -> UInt64? {
    guard !word.isEmpty, word.utf8.count <= 10 else { return nil }
    var total = 0
    var last = 0
    for letter in word.utf8.reversed() {
      guard let value = values[letter] else { return nil }
      // A letter before a greater one is taken off.
      total += value < last ? -value : value
      last = value
    }
    return total > 0 && regular(total) == word ? UInt64(total) : nil
  }

  private static let values: [UInt8: Int] = [
    UInt8(ascii: "i"): 1, UInt8(ascii: "v"): 5, UInt8(ascii: "x"): 10, UInt8(ascii: "l"): 50,
    UInt8(ascii: "c"): 100,
  ]

  /// The one way to write a number, so that `iiii` and `vx` are found out.
  private static func regular(_ value: Int) -> String {
    let steps = [
      (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = value
    return steps.reduce(into: "") { numeral, step in
      numeral += String(repeating: step.1, count: min(rest / step.0, 3))
      rest %= step.0
    }
  }
}
