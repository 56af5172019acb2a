import RowcallLanguages
import RowcallModel

extension Grammar {
  /// A place in an order, the way the language marks it behind the number.
  func ordinal(_ number: Number, from start: Cursor, to end: Cursor) -> Match? {
    guard !number.hasFraction, !number.isNegative else { return nil }
    switch lexicon.ordinals {
    case .english: return englishOrdinal(number, at: end)
    case .dot(let articles, let endings):
      return endedOrdinal(number, at: end, endings: endings)
        ?? dottedOrdinal(number, from: start, at: end, article: start.wordBefore.flatMap { articles[$0] })
    case .suffixes(let suffixes): return suffixedOrdinal(number, at: end, suffixes: suffixes)
    }
  }

  private func englishOrdinal(_ number: Number, at cursor: Cursor) -> Match? {
    var end = cursor
    guard let ending = end.word(), end.isAtBoundary, ending == Self.englishEnding(of: number.significand)
    else { return nil }
    return Match(.ordinal(Ordinal(number.significand, suffix: ending)), to: end)
  }

  /// `st` for 21, `th` for 11.
  static func englishEnding(of position: UInt64) -> String {
    if (11...13).contains(position % 100) { return "th" }
    switch position % 10 {
    case 1: return "st"
    case 2: return "nd"
    case 3: return "rd"
    default: return "th"
    }
  }

  private func endedOrdinal(_ number: Number, at cursor: Cursor, endings: [String]) -> Match? {
    var end = cursor
    guard let ending = end.word(), end.isAtBoundary, endings.contains(ending) else { return nil }
    let suffix = ending.hasPrefix("s") ? String(ending.dropFirst()) : ending
    return Match(.ordinal(Ordinal(number.significand, suffix: suffix)), to: end)
  }

  /// A dot makes an ordinal when an article stands before, or a word follows; else it may just end the sentence.
  ///
  /// Behind a noun the number is the noun's own: "Kapitel 3. Danach".
  private func dottedOrdinal(_ number: Number, from start: Cursor, at cursor: Cursor, article: String?)
    -> Match?
  {
    var end = cursor
    guard !number.isGrouped, end.skip("."), !end.isAtDigit else { return nil }
    let isWholeText = start.offset == 0 && end.isAtEnd
    guard
      article != nil || isWholeText
        || (number.integerDigits <= 3 && end.isBeforeWord && !start.isAfterCapitalizedWord)
    else { return nil }
    guard lexicon.hasOneDottedOrdinal else { return Match([.words(start.text(to: end))], to: end) }
    return Match(.ordinal(Ordinal(number.significand, suffix: article ?? "")), to: end)
  }

  private func suffixedOrdinal(_ number: Number, at cursor: Cursor, suffixes: [String: String]) -> Match? {
    let longest = 9
    for length in stride(from: min(longest, cursor.bytes.count - cursor.offset), to: 0, by: -1) {
      let end = Cursor(cursor.bytes, at: cursor.offset + length)
      guard end.isAtBoundary, !(end.next.map(\.isContinuation) ?? false) else { continue }
      guard let kept = suffixes[cursor.text(to: end).lowercased()] else { continue }
      return Match(.ordinal(Ordinal(number.significand, suffix: kept)), to: end)
    }
    return nil
  }
}

extension Cursor {
  /// The word before, in lower case, when only a space lies between; it may decide what a number means.
  var wordBefore: String? {
    var start = startOfWordBefore
    return start?.word()
  }

  /// Whether the word before is a name or, in German, a noun.
  fileprivate var isAfterCapitalizedWord: Bool { startOfWordBefore?.isAtCapital ?? false }

  private var startOfWordBefore: Cursor? {
    guard byte(-1) == UInt8(ascii: " ") else { return nil }
    var start = self
    start.offset -= 1
    while start.isInsideWord, offset - start.offset < 32 {
      repeat { start.offset -= 1 } while start.next.map(\.isContinuation) ?? false
    }
    return start
  }

  /// Whether a capital letter comes next.
  var isAtCapital: Bool { isAtLetter && scalar.properties.isUppercase }

  /// Whether a space and then a letter come next.
  var isBeforeWord: Bool {
    var place = self
    return place.skipSpace() && place.isAtLetter
  }
}

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
