import RowcallModel

extension Grammar {
  /// A Roman numeral where the language reads one: "siglo xix", "Felipe IV".
  func roman(at cursor: Cursor) -> Match? {
    guard let style = lexicon.romans, let numeral = RomanNumeral(at: cursor) else { return nil }
    if let before = cursor.wordBefore, style.countedThings.contains(before) {
      return Match(.number(Number(significand: numeral.value)), to: numeral.end)
    }
    // One letter alone, or a word that only looks like a numeral, stays what it is.
    guard numeral.isLikely, cursor.wordBefore != nil else { return nil }
    if numeral.value <= style.lastOrdinal { return Match(.ordinal(Ordinal(numeral.value)), to: numeral.end) }
    return Match(.number(Number(significand: numeral.value)), to: numeral.end)
  }
}

/// A Roman numeral as a whole word, all capitals or all small.
struct RomanNumeral {
  var value: UInt64
  var isCapital: Bool
  var end: Cursor
  private let letters: String

  /// Reads a numeral up to 399 in its regular form; nil for any other word.
  init?(at cursor: Cursor) {
    end = cursor
    guard let word = end.word(), word.utf8.count <= 10, word.utf8.allSatisfy({ Self.values[$0] != nil }) else { return nil }
    guard end.isAtBoundary else { return nil }
    let written = cursor.text(to: end)
    isCapital = written == word.uppercased()
    guard isCapital || written == word else { return nil }
    letters = word
    value = Self.value(of: word)
    guard Self.regular(value) == word else { return nil }
  }

  /// Whether it can hardly be a word: `vi`, `di` and `mi` are words, and `c` and `l` make too many.
  var isLikely: Bool {
    guard letters.utf8.count > 1 else { return false }
    return isCapital || (letters != "vi" && letters.utf8.allSatisfy(Set("ivx".utf8).contains))
  }

  private static let values: [UInt8: UInt64] = [
    UInt8(ascii: "i"): 1, UInt8(ascii: "v"): 5, UInt8(ascii: "x"): 10, UInt8(ascii: "l"): 50, UInt8(ascii: "c"): 100,
  ]

  /// A letter before a greater one is taken off.
  private static func value(of word: String) -> UInt64 {
    var total: UInt64 = 0
    var last: UInt64 = 0
    for letter in word.utf8.reversed() {
      let value = values[letter] ?? 0
      total = value < last ? total &- value : total + value
      last = value
    }
    return total
  }

  /// The one way to write a number, so that `iiii` and `vx` are found out.
  private static func regular(_ value: UInt64) -> String {
    let steps: [(UInt64, String)] = [
      (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = value
    return steps.reduce(into: "") { numeral, step in
      numeral += String(repeating: step.1, count: Int(min(rest / step.0, 4)))
      rest %= step.0
    }
  }
}
