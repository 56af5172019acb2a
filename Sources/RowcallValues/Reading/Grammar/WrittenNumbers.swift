import RowcallModel

extension Grammar {
  /// A number by the language's marks, without its sign: `1,234.50`, `.5`, `13000`.
  ///
  /// - Returns: nil also for a number of more digits than `Number` holds.
  func number(at cursor: Cursor) -> (number: Number, end: Cursor)? {
    let own = number(at: cursor, decimalMark: lexicon.decimalMark, groupingMarks: lexicon.groupingMarks)
    guard let own, own.end.goesOn(after: [".", ","]) else { return own }
    // Marks that come in another language's order leave no doubt: `1.234,50` in English text.
    let isPoint = lexicon.decimalMark == "."
    let foreign = number(at: cursor, decimalMark: isPoint ? "," : ".", groupingMarks: [isPoint ? "." : ","])
    guard let foreign, foreign.number.isGrouped, foreign.end.offset > own.end.offset else { return own }
    return foreign
  }

  private func number(
    at cursor: Cursor, decimalMark: Unicode.Scalar, groupingMarks: [String]
  ) -> (number: Number, end: Cursor)? {
    var digits = WrittenDigits()
    var end = cursor
    digits.read(from: &end)
    let isGrouped = readGroups(into: &digits, at: &end, marks: groupingMarks)
    let integerDigits = digits.count
    readFraction(into: &digits, from: cursor, at: &end, mark: decimalMark)
    guard digits.count > 0, !digits.isTooLong else { return nil }
    let number = Number(
      significand: digits.value, fractionDigits: UInt8(digits.count - integerDigits),
      integerDigits: UInt8(integerDigits),
      isGrouped: isGrouped)
    return (number, end)
  }

  /// Digits without any mark: `2012`.
  func integer(at cursor: Cursor) -> (number: Number, end: Cursor)? {
    var digits = WrittenDigits()
    var end = cursor
    digits.read(from: &end)
    guard digits.count > 0, !digits.isTooLong else { return nil }
    return (Number(significand: digits.value, integerDigits: UInt8(digits.count)), end)
  }

  /// Reads `,000` as often as it comes, with the same mark each time.
  private func readGroups(into digits: inout WrittenDigits, at end: inout Cursor, marks: [String]) -> Bool {
    guard (1...3).contains(digits.count) else { return false }
    for mark in marks {
      if mark == ",", readLakhs(into: &digits, at: &end) { return true }
      var grouped = digits
      var place = end
      while grouped.readGroup(after: mark, from: &place) {}
      guard grouped.count > digits.count, !isFollowedByLooseGroup(place, mark: mark) else { continue }
      digits = grouped
      end = place
      return true
    }
    return false
  }

  /// Reads groups of two before the last one of three, as India writes them: `12,34,567`.
  private func readLakhs(into digits: inout WrittenDigits, at end: inout Cursor) -> Bool {
    guard digits.count < 3 else { return false }
    var grouped = digits
    var place = end
    while grouped.readGroup(of: 2, after: ",", from: &place) {}
    guard grouped.count > digits.count, grouped.readGroup(after: ",", from: &place) else { return false }
    guard !isFollowedByLooseGroup(place, mark: ",") else { return false }
    digits = grouped
    end = place
    return true
  }

  /// Whether one more mark and digits follow, so that the marks did not group: `1,234,5`.
  private func isFollowedByLooseGroup(_ place: Cursor, mark: String) -> Bool {
    var place = place
    return mark != " " && place.skip(text: mark) && place.isAtDigit
  }

  private func readFraction(
    into digits: inout WrittenDigits, from start: Cursor, at end: inout Cursor, mark: Unicode.Scalar
  ) {
    var place = end
    guard
      // A point is a decimal mark everywhere when nothing else can be meant: `3.14159`.
      place.skip(mark) || (digits.count > 0 && place.skip("."))
        || skipOtherMark(&place, after: digits.count, from: start),
      place.isAtDigit
    else { return }
    digits.readDecimals(from: &place)
    end = place
  }

  /// A comma is a decimal mark too where people write both, unless it groups or lists: `2,5`, but `2,500` and `1,2,3`.
  private func skipOtherMark(_ place: inout Cursor, after count: Int, from start: Cursor) -> Bool {
    guard lexicon.hasEitherMark, count > 0, place.skip(",") else { return false }
    var rest = place
    return rest.skipDigits() != 3 && !rest.goesOn(after: [","]) && !start.isAfterComma
  }

  /// `million` or its like behind a number, perhaps after a space.
  ///
  /// - Parameter isMoney: whether letters count too: `30B`.
  func scale(at cursor: Cursor, isMoney: Bool) -> (power: UInt8, end: Cursor)? {
    let start = cursor.skippingSpace()
    var end = start
    guard let word = end.word(), end.isAtBoundary else { return nil }
    if let power = lexicon.scales[word] {
      if isAbbreviation(word, of: power), end.byte(1).map(\.isSpace) ?? false { _ = end.skip(".") }
      let isSpaced = start.offset > cursor.offset
      return isSpaced ? joinedScale(power, at: end) : nil
    }
    guard isMoney, let power = lexicon.moneyScales[word] else { return nil }
    return (power, end)
  }

  /// Whether a longer word means the same: "Mio." and "Millionen".
  private func isAbbreviation(_ word: String, of power: UInt8) -> Bool {
    word.count < 4
      && lexicon.scales.contains { $0.value == power && $0.key.utf8.count > word.utf8.count }
  }

  /// "mil millones" is one scale.
  private func joinedScale(_ power: UInt8, at cursor: Cursor) -> (power: UInt8, end: Cursor) {
    var end = cursor
    guard power == 3, end.skipSpace(), let word = end.word(), let more = lexicon.scales[word] else {
      return (power, cursor)
    }
    return (power + more, end)
  }
}

extension Cursor {
  /// Whether a digit and a comma stand right before.
  fileprivate var isAfterComma: Bool {
    byte(-1) == UInt8(ascii: ",") && byte(-2).map(\.isDigit) ?? false
  }

  /// Steps over a grouping mark and exactly so many digits.
  mutating func skipGroup(of size: Int = 3, after mark: String) -> Bool {
    var place = self
    guard mark == " " ? place.skipSpace() : place.skip(text: mark) else { return false }
    guard place.shortNumber(digits: size)?.digits == size else { return false }
    self = place
    return true
  }
}

/// Digits as they are read, one integer.
struct WrittenDigits {
  private(set) var value: UInt64 = 0
  private(set) var count = 0
  private(set) var isTooLong = false
  /// Every number of so many digits fits.
  private static let capacity = 19

  /// Takes all digits that come next.
  mutating func read(from cursor: inout Cursor) {
    while let byte = cursor.next, byte.isDigit {
      append(byte)
      cursor.offset += 1
    }
  }

  /// Takes as many of the digits that come next as a number holds, and steps over the decimals behind them.
  mutating func readDecimals(from cursor: inout Cursor) {
    while let byte = cursor.next, byte.isDigit {
      if count < Self.capacity { append(byte) }
      cursor.offset += 1
    }
  }

  /// Takes a mark and exactly so many digits, or nothing.
  mutating func readGroup(of size: Int = 3, after mark: String, from cursor: inout Cursor) -> Bool {
    var end = cursor
    // The bound keeps a text of a million groups from being read a million times.
    guard count <= 21, end.skipGroup(of: size, after: mark) else { return false }
    for offset in (end.offset - size)..<end.offset { append(end.bytes[offset]) }
    cursor = end
    return true
  }

  private mutating func append(_ byte: UInt8) {
    let (shifted, isOver) = value.multipliedReportingOverflow(by: 10)
    let (sum, isOverToo) = shifted.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
    isTooLong = isTooLong || isOver || isOverToo || count >= Self.capacity
    value = sum
    count += 1
  }
}

extension Grammar {
  /// `3/4` where it is certainly a fraction (see `SlashedNumbers`), `3 2/4`, `1-1/2 inch`, `½`, `1½`.
  func fraction(at cursor: Cursor, isNegative: Bool = false) -> (fraction: Fraction, end: Cursor)? {
    guard
      let (whole, part) = simpleFraction(at: cursor).flatMap({ isFraction($0, at: cursor) ? (nil, $0) : nil })
        ?? mixedFraction(at: cursor)
    else { return nil }
    let fraction = Fraction(
      isNegative: isNegative, whole: whole, numerator: part.numbers.numerator,
      denominator: part.numbers.denominator)
    return (fraction, part.end)
  }

  /// A numerator and a denominator, and whether the way in which they are written leaves no doubt.
  private typealias SimpleFraction = (numbers: SlashedNumbers, isCertain: Bool, end: Cursor)

  private func mixedFraction(at cursor: Cursor) -> (whole: UInt64?, part: SimpleFraction)? {
    guard let whole = integer(at: cursor), whole.number.integerDigits <= 6 else { return nil }
    var start = whole.end.skippingSpace()
    let isHyphened = start.offset == whole.end.offset && start.skip("-")
    guard let part = simpleFraction(at: start), !isHyphened || isBeforeMeasure(part.end) else { return nil }
    let isMixed = whole.number.integerDigits <= 3 && !cursor.isAfterGroup && isFraction(part, .behindWhole)
    return part.isCertain || isMixed ? (whole.number.significand, part) : nil
  }

  private func isFraction(_ part: SimpleFraction, _ place: SlashedNumbers.Place) -> Bool {
    part.numbers.isFraction(place, dates: lexicon.dateOrder)
  }

  private func isFraction(_ part: SimpleFraction, at cursor: Cursor) -> Bool {
    if part.isCertain { return true }
    if isFraction(part, .beforeMeasure), isBeforeMeasure(part.end) { return true }
    let isAlone =
      part.end.isAtEnd && ["", "-", "+", "\u{2212}"].contains(Cursor(cursor.bytes).text(to: cursor))
    return isAlone && isFraction(part, .alone)
  }

  /// Whether a unit, or a word for what is taken in parts, follows a fraction or the range that it begins.
  private func isBeforeMeasure(_ cursor: Cursor) -> Bool {
    if isAtMeasure(cursor) { return true }
    var place = cursor
    if !place.skipRangeDash() {
      // "1/2 to 3/4 cup"
      guard place.skipSpace(), let word = place.word(), word.count <= 3, place.skipSpace() else {
        return false
      }
    }
    guard let part = simpleFraction(at: place) else { return false }
    return isFraction(part, .beforeMeasure) && isAtMeasure(part.end)
  }

  private func isAtMeasure(_ cursor: Cursor) -> Bool {
    if unit(at: cursor) != nil { return true }
    var place = cursor.skippingSpace()
    if place.offset == cursor.offset { _ = place.skip("-") }
    guard let word = place.word(), lexicon.portionWords.contains(word), place.isAtBoundary else {
      return false
    }
    // "1/2 day 3" is the third day, of something else.
    return !place.skippingSpace().isAtDigit
  }

  private func simpleFraction(at cursor: Cursor) -> SimpleFraction? {
    if let sign = SharedSymbols.vulgarFractions[cursor.scalar] {
      var end = cursor
      end.skipCharacter()
      return (SlashedNumbers(numerator: sign.numerator, denominator: sign.denominator), true, end)
    }
    // Between slashes stand parts of dates and paths.
    guard cursor.byte(-1) != UInt8(ascii: "/") else { return nil }
    guard let above = integer(at: cursor), above.number.integerDigits <= 9 else { return nil }
    var place = above.end
    let isSlash = place.skip("/")
    guard isSlash || place.skip(text: "\u{2044}"), place.isAtDigit else { return nil }
    guard let below = number(at: place), !below.number.hasFraction else { return nil }
    guard !above.number.isPadded, !below.number.isPadded else { return nil }
    let end = skippingFractionEnding(below.end)
    guard end.isAtBoundary || isAtLongUnit(end), end.next != UInt8(ascii: "/") else { return nil }
    let numbers = SlashedNumbers(numerator: above.number.significand, denominator: below.number.significand)
    return (numbers, !isSlash || end.offset > below.end.offset, end)
  }

  /// Whether a unit follows without a space, `3/4in`; not one of a single letter, which may be part of a code.
  private func isAtLongUnit(_ cursor: Cursor) -> Bool {
    guard cursor.isAtLetter, let unit = unit(at: cursor) else { return false }
    var next = cursor
    next.skipCharacter()
    return unit.end.offset > next.offset
  }

  /// English also writes the ending that is heard: `1/4th`.
  private func skippingFractionEnding(_ cursor: Cursor) -> Cursor {
    var end = cursor
    guard case .english = lexicon.ordinals, let ending = end.word() else { return cursor }
    return ["th", "ths", "rd", "rds", "nd", "nds", "st", "sts"].contains(ending) ? end : cursor
  }
}
