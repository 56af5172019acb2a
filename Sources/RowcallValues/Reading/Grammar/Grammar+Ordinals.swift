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
