import RowcallLanguages
import RowcallModel

/// Recognises codes and telephone numbers: digits that are no quantity.
package enum CodeScanner {
  /// Whether a text is two short numbers with a slash or a hyphen between them.
  package static func isPair(_ text: String) -> Bool { pair(Array(text.utf8).span) != nil }

  /// The numbers of `1/2` and `10-11`; nil for other cells.
  static func pair(_ bytes: Span<UInt8>) -> (first: UInt64, second: UInt64)? {
    guard bytes.count <= 7 else { return nil }
    var position = 0
    var first = DigitRun()
    first.take(bytes, at: &position)
    guard bytes.byte(at: position) == 0x2F || bytes.byte(at: position) == 0x2D else { return nil }
    position += 1
    var second = DigitRun()
    second.take(bytes, at: &position)
    guard position == bytes.count, (1...3).contains(first.count), (1...3).contains(second.count) else {
      return nil
    }
    return (first.value, second.value)
  }

  /// Whether a cell is one code: letters, digits and `-_./:#*`, at most 64 bytes, no blank inside.
  static func isCode(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0, bytes.count <= 64 else { return false }
    for index in 0..<bytes.count {
      let byte = bytes[index]
      guard byte.isDigit || byte.isLetter || isPunctuation(byte) else { return false }
    }
    return true
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    // # * + - . / : _
    switch byte {
    case 0x23, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3A, 0x5F: true
    default: false
    }
  }

  /// Whether a cell is digits only, and how many.
  static func digitCount(_ bytes: Span<UInt8>) -> Int? {
    guard bytes.count > 0, bytes.count <= 64 else { return nil }
    for index in 0..<bytes.count where !bytes[index].isDigit { return nil }
    return bytes.count
  }

  /// A year of four digits, perhaps with the word for it behind: `2012 г.`; nil for everything else.
  ///
  /// - Returns: the year, and whether it has that word.
  static func year(_ bytes: Span<UInt8>) -> (year: Int, isNamed: Bool)? {
    guard bytes.byte(at: 0) == 0x31 || bytes.byte(at: 0) == 0x32 else { return nil }
    var run = DigitRun()
    var position = 0
    run.take(bytes, at: &position)
    guard run.count == 4 else { return nil }
    if position == bytes.count { return (Int(run.value), false) }
    bytes.skipBlanks(&position)
    guard yearWords.take(bytes, at: &position) != nil, position == bytes.count else { return nil }
    return (Int(run.value), true)
  }

  private static let yearWords = WordTable<Void>(lists: Languages.all.map { ($0.timeWords.yearMarks, ()) })

  /// Whether a cell has the shape of an ISBN or ISSN: `978-3-16-148410-0`, `0317-8471`, `123456789X`, but not `1999-2004`.
  static func isBookNumber(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 9, bytes.count <= 17 else { return false }
    var digits = 0
    var hyphens = 0
    for index in 0..<bytes.count {
      switch bytes[index] {
      case 0x2D: hyphens += 1
      case let byte where byte.isDigit: digits += 1
      case UInt8(ascii: "X") where index == bytes.count - 1: digits += 1
      default: return false
      }
    }
    switch (digits, hyphens) {
    case (8, 1): return bytes[4] == 0x2D && !isYearPair(bytes)
    case (10, 3), (13, 4): return true
    case (10, 0): return bytes[9] == UInt8(ascii: "X")
    case (13, 0): return bytes[0] == 0x39 && bytes[1] == 0x37 && (bytes[2] == 0x38 || bytes[2] == 0x39)
    default: return false
    }
  }

  /// Whether four digits are a year before that of the last four.
  private static func isYearPair(_ bytes: Span<UInt8>) -> Bool {
    guard let first = year(bytes.extracting(0..<4))?.year, let last = year(bytes.extracting(5..<9))?.year
    else {
      return false
    }
    return first < last && PlausibleYears.inText.contains(first) && PlausibleYears.inText.contains(last)
  }

  /// How surely a cell is a telephone number.
  enum Telephone: Comparable {
    case no, possible, sure
  }

  /// A telephone number has 5 to 17 digits with blanks, hyphens, dots, slashes or brackets between them, perhaps a `+`
  /// in front and an extension behind; sure are `+49 30 123456`, `(555) 123-4567` and `555-123-4567`.
  static func telephone(_ bytes: Span<UInt8>) -> Telephone {
    guard bytes.count >= 5, bytes.count <= 32 else { return .no }
    var shape = TelephoneShape()
    var position = 0
    while position < bytes.count {
      let blank = bytes.blankLength(at: position)
      if blank > 0 {
        shape.endGroup()
        position += blank
        continue
      }
      if extensions.take(bytes, at: &position) != nil {
        guard shape.digits >= 5 else { return .no }
        continue
      }
      guard shape.take(bytes[position]) else { return .no }
      position += 1
    }
    return shape.verdict
  }

  private static let extensions = WordTable<Void>(lists: Languages.all.map { ($0.extensionWords, ()) })
}

/// What the characters of a possible telephone number add up to.
private struct TelephoneShape {
  var digits = 0
  private var hasPlus = false
  private var hasBrackets = false
  private var group = 0
  /// The lengths of the groups of digits, as decimal digits: 334 for `555-123-4567`.
  private var groups = 0

  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39:
      digits += 1
      group += 1
    case 0x2B where digits == 0 && !hasPlus: hasPlus = true
    case 0x28, 0x29:
      hasBrackets = true
      endGroup()
    case 0x2D, 0x2E, 0x2F: endGroup()
    default: return false
    }
    return true
  }

  mutating func endGroup() {
    guard group > 0 else { return }
    groups = (groups &* 10 &+ min(group, 9)) % 1_000_000
    group = 0
  }

  var verdict: CodeScanner.Telephone {
    guard digits >= 5, digits <= 17 else { return .no }
    var whole = self
    whole.endGroup()
    if hasPlus && digits >= 8 && (whole.groups > 9 || digits >= 10) { return .sure }
    return whole.groups == 334 && (digits == 10 || hasBrackets) ? .sure : .possible
  }
}
