import RowcallModel

/// An amount as written: a number, or a fraction.
enum Amount {
  case number(Number)
  case fraction(Fraction)
}

/// A value that may be the end of a range, and what may still be told from how it was written.
struct Quantity {
  var value: Value
  var end: Cursor
  /// The number, when nothing but a number was written.
  var bare: Number?
}

extension Grammar {
  /// A quantity, a range of two, or a quantity for each of something.
  func quantity(at cursor: Cursor) -> Match? {
    guard let first = singleQuantity(at: cursor) else { return longNumber(at: cursor) }
    if let range = range(from: first, at: cursor) { return range }
    if let rate = rate(of: first) { return Match(rate.value, to: rate.end) }
    guard let bare = first.bare else { return Match(first.value, to: first.end) }
    return bareNumber(bare, at: cursor, to: first.end)
  }

  /// A number, fraction, measure, percentage or amount of money.
  ///
  /// - Parameter isNegative: whether a minus stood before.
  func singleQuantity(at cursor: Cursor, isNegative: Bool = false) -> Quantity? {
    if let fraction = fraction(at: cursor, isNegative: isNegative) {
      return measured(.fraction(fraction.fraction), from: cursor, at: fraction.end)
    }
    guard var (number, end) = number(at: cursor) else { return nil }
    number.isNegative = isNegative
    let written = number
    if let money = suffixedMoney(number, at: end) { return money }
    if let scale = scale(at: end, isMoney: false) {
      number.scale = scale.power
      end = scale.end
    }
    var quantity = measured(.number(number), from: cursor, at: end)
    if quantity.end.offset == end.offset, number.scale == 0 { quantity.bare = written }
    return quantity
  }

  /// The amount with the unit or percent sign that follows, or alone.
  ///
  /// - Parameter start: where the amount starts.
  private func measured(_ amount: Amount, from start: Cursor, at cursor: Cursor) -> Quantity {
    if case .number(let number) = amount, let end = percentSign(at: cursor) {
      return Quantity(value: .percent(number), end: end)
    }
    guard let unit = unit(at: cursor), !isYear(amount, at: cursor),
      !isStrayLetter(unit.end, after: cursor, from: start)
    else {
      switch amount {
      case .number(let number): return Quantity(value: .number(number), end: cursor)
      case .fraction(let fraction): return Quantity(value: .fraction(fraction), end: cursor)
      }
    }
    switch amount {
    case .number(let number):
      return Quantity(value: .measure(Measure(number, unit: unit.unit)), end: unit.end)
    case .fraction(let fraction): return Quantity(value: .portion(fraction, of: unit.unit), end: unit.end)
    }
  }

  /// Whether a word for the year follows a year, though it may be a unit too: "2012 г" is no weight in grams.
  private func isYear(_ amount: Amount, at cursor: Cursor) -> Bool {
    guard !lexicon.yearWords.isEmpty, case .number(let number) = amount, number.integerDigits == 4 else {
      return false
    }
    return !number.isGrouped && !number.hasFraction && PlausibleYears.inText.contains(Int(number.significand))
      && skippingYearWord(cursor).offset > cursor.offset
  }

  private func percentSign(at cursor: Cursor) -> Cursor? {
    var end = cursor.skippingSpace()
    return end.skip("%") ? end : nil
  }

  /// A unit's symbol, perhaps after a space.
  private func unit(at cursor: Cursor) -> (unit: Unit, end: Cursor)? {
    let start = cursor.skippingSpace()
    if let match = symbols.wordlikeUnits.match(at: start), match.end.isAtBoundary, !match.end.isBeforeWord {
      return (match.entry, match.end)
    }
    guard let match = symbols.units.match(at: start), match.end.isAtBoundary else { return nil }
    // A sign without a letter belongs to the number, not to the next word: "28° al norte".
    if match.entry.identifier == "degree", isOrdinalDegree(at: cursor) { return nil }
    return (match.entry, match.end)
  }

  /// Whether a lone letter touches its number in the middle of something else, as the `m` of `[0m` and `a=5m;` does.
  private func isStrayLetter(_ end: Cursor, after number: Cursor, from start: Cursor) -> Bool {
    guard end.offset == number.offset + 1, number.isAtLetter else { return false }
    let isCleanBefore = start.byte(-1).map {
      $0.isSpace || $0 >= 0x80 || Self.marksBeforeAmounts.contains($0)
    }
    let isCleanAfter = end.next.map { $0.isSpace || $0 >= 0x80 || Self.marksAfterAmounts.contains($0) }
    return !(isCleanBefore ?? true) || !(isCleanAfter ?? true)
  }

  /// Signs, an opening bracket, and marks that part phrases or the ends of a range.
  private static let marksBeforeAmounts = Set("+-~<>($/,.:".utf8)
  private static let marksAfterAmounts = Set(".,;:!?)/-\"'".utf8)

  private func isOrdinalDegree(at cursor: Cursor) -> Bool {
    guard case .suffixes(let suffixes) = lexicon.ordinals else { return false }
    return suffixes["°"] != nil && cursor.scalar == "°"
  }

  /// `/mo`, `/km²`: the quantity for each of a unit.
  func rate(of quantity: Quantity) -> Quantity? {
    var place = quantity.end
    guard place.skip("/"), let unit = symbols.rateUnits.match(at: place), unit.end.isAtBoundary else {
      return nil
    }
    return Quantity(value: .rate(quantity.value, per: unit.entry), end: unit.end)
  }

  /// What a number is that stands alone: an ordinal, a year, a code, or just a number.
  private func bareNumber(_ number: Number, at start: Cursor, to end: Cursor) -> Match {
    if let written = writtenNumber(number, from: start, to: end) { return written }
    if let ordinal = ordinal(number, from: start, to: end) { return ordinal }
    if let mixed = mixedWord(at: start) { return mixed }
    if let address = houseNumber(number, to: end) { return address }
    let value = plainValue(
      number, written: start.text(to: end), isGlued: end.isAtLetter, isAlone: start.offset == 0 && end.isAtEnd
    )
    var pieces = [TextPiece.value(value)]
    var end = end
    // "7.2-millimeter" is heard as two words.
    var place = end
    if place.skip("-"), place.isAtLetter {
      pieces.append(.words(" "))
      end = place
    }
    return Match(pieces, to: end)
  }

  /// What stays as it is written, because any words for it might be wrong.
  private func writtenNumber(_ number: Number, from start: Cursor, to end: Cursor) -> Match? {
    if let scientific = scientific(from: start, to: end) { return scientific }
    if isYear(.number(number), at: end) {
      // The word before may ask for any case of the year and of its word: "в 2012 г."
      let year = skippingYearWord(end)
      return Match([.words(start.text(to: year))], to: year)
    }
    // "12,13" is a decimal or a list where people write both marks.
    let isList = lexicon.hasEitherMark && number.hasFraction && start.text(to: end).contains(",")
    return isList ? Match([.words(start.text(to: end))], to: end) : nil
  }

  /// A number with a power of ten behind it, which stays as it is written: `2.5e-7`.
  private func scientific(from start: Cursor, to end: Cursor) -> Match? {
    var place = end
    guard place.skip("e") || place.skip("E") else { return nil }
    _ = place.skip("-") || place.skip("+")
    guard place.skipDigits() > 0, place.isAtBoundary else { return nil }
    return Match([.words(start.text(to: place))], to: place)
  }

  /// A number on its own: a year where years have a sound of their own, digits where it is a code.
  ///
  /// - Parameters:
  ///   - isGlued: whether letters follow that mean nothing to us, as in `747B`.
  ///   - isAlone: whether the text is this number and nothing else.
  private func plainValue(_ number: Number, written: String, isGlued: Bool, isAlone: Bool) -> Value {
    guard !number.isGrouped, !number.hasFraction, !number.isNegative else { return .number(number) }
    if number.integerDigits > 1, number.significand == 0 || written.hasPrefix("0") {
      return .identifier(written)
    }
    if isGlued, number.integerDigits > 2 { return .identifier(written) }
    if isAlone, lexicon.groupsLongNumbers, number.integerDigits > 4 { return .identifier(written) }
    if let years = lexicon.years, number.integerDigits == 4, years.contains(Int(number.significand)) {
      return .date(CalendarDate(year: Int(number.significand)))
    }
    return .number(number)
  }

  /// A number too long to be a quantity is said digit by digit, with its groups.
  private func longNumber(at cursor: Cursor) -> Match? {
    var end = cursor
    guard end.skipDigits() > 0 else { return nil }
    for mark in lexicon.groupingMarks { while end.skipGroup(after: mark) {} }
    return Match(.identifier(cursor.text(to: end)), to: end)
  }
}
