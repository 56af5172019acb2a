import RowcallModel

extension Grammar {
  /// A telephone number: with a country code, an area code in brackets, a known grouping, or letters for digits.
  func telephone(at cursor: Cursor) -> Match? {
    guard cursor.isAtDigit || cursor.next == UInt8(ascii: "+") || cursor.next == UInt8(ascii: "(") else {
      return nil
    }
    if let number = vanityNumber(at: cursor) ?? ungroupedNumber(at: cursor) { return number }
    guard let groups = DigitGroups(at: cursor), groups.isTelephone(shapes: lexicon.telephones) else {
      return nil
    }
    guard !isYearPair(groups), !isGroupedNumber(groups, at: cursor) else { return nil }
    return Match(.telephone(cursor.text(to: groups.end)), to: groups.end)
  }

  /// `+15551234567`: more digits behind a plus sign than anybody counts without marks between them.
  private func ungroupedNumber(at cursor: Cursor) -> Match? {
    var end = cursor
    guard end.skip("+"), !cursor.isInsideWord, (10...15).contains(end.skipDigits()), end.isAtBoundary,
      !end.goesOn(after: [".", ","])
    else { return nil }
    return Match(.telephone(cursor.text(to: end)), to: end)
  }

  /// `1999-2005` has the shape of some countries' numbers, but is two years.
  private func isYearPair(_ groups: DigitGroups) -> Bool {
    groups.shape == "4-4" && groups.values[0] < groups.values[1]
      && groups.values.allSatisfy(PlausibleYears.inText.contains)
  }

  /// `+1 000 000` is a number where spaces group.
  private func isGroupedNumber(_ groups: DigitGroups, at cursor: Cursor) -> Bool {
    var start = cursor
    _ = start.skip("+")
    return number(at: start)?.end.offset == groups.end.offset
  }

  /// `1-800-FLOWERS`: a free number whose last groups are words.
  private func vanityNumber(at cursor: Cursor) -> Match? {
    var end = cursor
    guard let prefix = end.shortNumber(digits: 1), prefix.value <= 1, end.skip("-") else { return nil }
    guard let free = end.shortNumber(digits: 3), [800, 888, 877, 866, 900].contains(free.value) else {
      return nil
    }
    var hasWord = false
    for _ in 0..<5 {
      var place = end
      guard place.skip("-") else { break }
      if place.word() != nil { hasWord = true } else if place.skipDigits() == 0 { break }
      end = place
    }
    return hasWord && end.isAtBoundary ? Match(.telephone(cursor.text(to: end)), to: end) : nil
  }

  /// An ISBN of 13 digits with its hyphens, or of 10 in the usual grouping.
  func bookNumber(at cursor: Cursor) -> Match? {
    guard let groups = DigitGroups(at: cursor), groups.separators.allSatisfy({ $0 == "-" }) else {
      return nil
    }
    let digits = groups.lengths.reduce(0, +)
    var end = groups.end
    if groups.lengths.count == 3, digits == 9, end.skip("-"), end.skip("X") || end.skip("x"), end.isAtBoundary
    {
      return Match(.identifier(cursor.text(to: end)), to: end)
    }
    let isLong = groups.lengths.count == 5 && digits == 13 && [978, 979].contains(groups.values[0])
    let isShort = groups.lengths.count == 4 && digits == 10 && groups.lengths[3] == 1
    guard isLong || isShort, end.isAtBoundary else { return nil }
    return Match(.identifier(cursor.text(to: end)), to: end)
  }

  /// Three and more numbers with dots that neither group nor date: `192.168.0.1`, `1.2.3`.
  func dottedCode(at cursor: Cursor) -> Match? {
    guard let groups = DigitGroups(at: cursor), groups.lengths.count > 2 else { return nil }
    guard groups.separators.allSatisfy({ $0 == "." }), groups.end.isAtBoundary else { return nil }
    if let number = number(at: cursor), number.end.offset == groups.end.offset { return nil }
    if groups.lengths.count == 3, numericDate(at: cursor) != nil { return nil }
    return Match(.identifier(cursor.text(to: groups.end)), to: groups.end)
  }
}

extension Cursor {
  /// Whether a digit and then a mark stand right before, as between the groups of a code.
  var isAfterGroup: Bool {
    guard let mark = byte(-1), byte(-2).map(\.isDigit) ?? false else { return false }
    return mark == UInt8(ascii: "-") || mark == UInt8(ascii: ".") || mark == UInt8(ascii: "/")
  }

  /// Whether a digit and then a hyphen stand right before.
  var isAfterHyphenatedDigit: Bool { isAfterGroup && byte(-1) == UInt8(ascii: "-") }

  /// Whether one more group of digits may follow the first, so that a look at all groups is worth its while.
  fileprivate var isAtGroups: Bool {
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "(") { return true }
    var place = self
    guard place.shortNumber(digits: 12) != nil, let separator = place.next, let after = place.byte(1) else {
      return false
    }
    return Self.groupSeparators.contains(separator) && (after.isDigit || after == UInt8(ascii: "("))
  }

  private static let groupSeparators = Array("-. /".utf8)
}

/// Groups of digits with single separators between, read no further than a telephone number goes.
struct DigitGroups {
  var lengths: [Int] = []
  var values: [Int] = []
  var separators: [Character] = []
  var hasPlus = false
  /// Whether the first group stands in brackets and looks like an area code.
  var hasAreaCode = false
  /// Whether the first group starts with a zero.
  var hasLeadingZero = false
  var end: Cursor

  /// Reads groups; nil when there are fewer than two.
  init?(at cursor: Cursor) {
    guard cursor.isAtGroups else { return nil }
    end = cursor
    beforeSeparator = cursor
    hasPlus = end.skip("+")
    repeat {
      guard let group = Self.group(at: &end) else { break }
      if lengths.isEmpty {
        hasLeadingZero = group.hasLeadingZero
        hasAreaCode = group.isBracketed && (group.digits == 3 || group.hasLeadingZero)
      }
      lengths.append(group.digits)
      values.append(group.value)
    } while lengths.count < 8 && skipSeparator()
    // A separator that no group followed is given back.
    if separators.count >= lengths.count, !lengths.isEmpty {
      separators.removeLast()
      end = beforeSeparator
    }
    guard lengths.count > 1 else { return nil }
  }

  /// The lengths with their separators: `3-3-4`.
  var shape: String {
    zip(lengths, separators.map(String.init) + [""]).map { "\($0)\($1)" }.joined()
  }

  func isTelephone(shapes: Set<String>) -> Bool {
    guard end.isAtBoundary else { return false }
    let digits = lengths.reduce(0, +)
    if hasPlus { return (7...17).contains(digits) && lengths[0] <= 3 && !separators.contains(".") }
    if hasAreaCode { return (7...15).contains(digits) && (2...5).contains(lengths[0]) }
    return shapes.contains(shape) || hasTrunkCode
  }

  /// `0800 123456`, `030/123456`: a first group that starts with zero, as area codes do inside many countries.
  private var hasTrunkCode: Bool {
    let rest = lengths.dropFirst().reduce(0, +)
    guard hasLeadingZero, (3...5).contains(lengths[0]), (4...9).contains(rest), lengths.count < 5 else {
      return false
    }
    return !separators.contains(".") && lengths.dropFirst().allSatisfy { $0 > 1 }
  }

  private var beforeSeparator: Cursor

  private mutating func skipSeparator() -> Bool {
    beforeSeparator = end
    for separator: Unicode.Scalar in ["-", ".", " ", "/"] where end.skip(separator) {
      separators.append(Character(separator))
      if separator == " " || separator == "-" { return end.isAtDigit || end.next == UInt8(ascii: "(") }
      return end.isAtDigit
    }
    // A bracket needs no separator: "+1(212) 555".
    guard end.next == UInt8(ascii: "(") || end.byte(-1) == UInt8(ascii: ")") else { return false }
    separators.append("(")
    return true
  }

  private static func group(at cursor: inout Cursor) -> (
    value: Int, digits: Int, isBracketed: Bool, hasLeadingZero: Bool
  )? {
    var place = cursor
    let isBracketed = place.skip("(")
    let hasLeadingZero = place.next == UInt8(ascii: "0")
    guard let digits = place.shortNumber(digits: 12) else { return nil }
    if isBracketed { guard place.skip(")") else { return nil } }
    cursor = place
    return (digits.value, digits.digits, isBracketed, hasLeadingZero)
  }
}
