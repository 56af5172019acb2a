import RowcallLanguages
import RowcallModel

/// A value that may be the end of a range, and what is known of how it was written.
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
    if let longer = range(from: first, at: cursor) ?? rate(of: first) { return Match(longer) }
    return first.bare.map { bareNumber($0, at: cursor, to: first.end) } ?? Match(first)
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

  /// The amount, a number or a fraction, with the unit or percent sign that follows, or alone.
  ///
  /// - Parameter start: where the amount starts.
  private func measured(_ amount: Value, from start: Cursor, at cursor: Cursor) -> Quantity {
    if case .number(let number) = amount, let end = percentSign(at: cursor) {
      return Quantity(value: .percent(number), end: end)
    }
    guard let unit = unit(at: cursor), !isYear(amount, at: cursor),
      !isStrayLetter(unit.end, after: cursor, from: start),
      !isDoubtfulLetter(unit.end, after: cursor, from: start)
    else { return Quantity(value: amount, end: cursor) }
    switch amount {
    case .number(let number):
      return Quantity(value: .measure(Measure(number, unit: unit.unit)), end: unit.end)
    case .fraction(let fraction): return Quantity(value: .portion(fraction, of: unit.unit), end: unit.end)
    default: return Quantity(value: amount, end: cursor)
    }
  }

  /// Whether a word for the year follows a year, though it may be a unit too: "2012 г" is no weight in grams.
  private func isYear(_ amount: Value, at cursor: Cursor) -> Bool {
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
  func unit(at cursor: Cursor) -> (unit: Unit, end: Cursor)? {
    // `435Mi` is a size in memory, and no distance in miles.
    if cursor.isAtSizeLetter { return nil }
    let start = cursor.skippingSpace()
    // In `Mb` the letter may be a bit or a byte.
    if start.byte(1) == UInt8(ascii: "b"), start.next.map("kKMGT".utf8.contains) ?? false,
      !(start.byte(2).map(\.isLetter) ?? false)
    {
      return nil
    }
    if let match = symbols.wordlikeUnits.match(at: start), match.end.isAtBoundary, !match.end.isBeforeWord,
      !match.end.skippingSpace().isAtDigit
    {
      return (match.entry, match.end)
    }
    guard let match = symbols.units.match(at: start), match.end.isAtBoundary,
      !start.mayBeginName(to: match.end, lexicon, isTouching: start.offset == cursor.offset)
    else { return nil }
    // A sign without a letter belongs to the number, not to the next word: "28° al norte".
    if match.entry.identifier == "degree", isOrdinalDegree(at: cursor) { return nil }
    return (match.entry, match.end)
  }

  /// Whether a lone letter touches its number in the middle of something else, as it does in `[0m`, `a=5m;`, `B-52s` and
  /// `24h/24`.
  private func isStrayLetter(_ end: Cursor, after number: Cursor, from start: Cursor) -> Bool {
    guard end.offset == number.offset + 1, number.isAtLetter else { return false }
    if start.byte(-1) == UInt8(ascii: "-"), start.byte(-2).map(\.isLetter) ?? false,
      !(start.byte(-3).map(\.isDigit) ?? false)
    {
      return true
    }
    if end.isBeforeSlashedNumber { return true }
    let isCleanBefore = start.byte(-1).map {
      $0.isSpace || $0 >= 0x80 || Self.marksBeforeAmounts.contains($0)
    }
    let isCleanAfter = end.next.map { $0.isSpace || $0 >= 0x80 || Self.marksAfterAmounts.contains($0) }
    return !(isCleanBefore ?? true) || !(isCleanAfter ?? true)
  }

  /// Whether a lone letter behind a space is hardly a unit.
  ///
  /// It is none behind a name (`Route 66 W`, `Section 8 h`, `I-40 W`), before one (`500 W. Elm`), and where it may as well be a scale
  /// (`5 m people`).
  private func isDoubtfulLetter(_ end: Cursor, after number: Cursor, from start: Cursor) -> Bool {
    let letter = number.skippingSpace()
    guard letter.offset > number.offset, letter.isAtLetter, end.offset == letter.offset + 1,
      start.offset > 0 || !end.isAtEnd
    else { return false }
    if start.byte(-1) == UInt8(ascii: "-"), start.byte(-2).map(\.isLetter) ?? false { return true }
    if start.isBehindName, letter.isAtCapital || number.offset - start.offset < 3 { return true }
    var next = end
    if next.skip("."), next.skipSpace(), next.isAtCapital { return true }
    next = end.skippingSpace()
    guard next.offset > end.offset, next.isAtLetter, !next.isAtCapital, let follower = next.word(),
      lexicon.moneyScales[letter.text(to: end).lowercased()] != nil
    else { return false }
    return !Self.wordsBehindLengths.contains(follower)
  }

  /// What follows meters in the languages in which `m` is a million as well.
  private static let wordsBehindLengths: Set = [
    "high", "long", "wide", "tall", "deep", "thick", "away", "above", "below", "behind", "ahead", "from",
    "to", "of", "and", "or", "in", "at", "by", "on", "up", "down", "apart", "x", "race", "sprint",
    "freestyle", "de", "du", "des", "à", "et", "ou", "en", "sur", "environ", "y", "o", "a", "al", "del",
    "por", "sobre",
  ]

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
    if let code = longPair(number, from: start, to: end) { return code }
    let value = plainValue(
      number, written: start.text(to: end), isGlued: end.isAtLetter && !end.isAtSizeLetter,
      isAlone: start.offset == 0 && end.isAtEnd)
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

  /// `222343-130`: more digits than a range or a score begins with.
  private func longPair(_ number: Number, from start: Cursor, to end: Cursor) -> Match? {
    var place = end
    guard number.integerDigits > 4, !number.isGrouped, !number.hasFraction, !start.isAfterGroup,
      place.skip("-"), place.skipDigits() > 1, place.isAtBoundary, place.next != UInt8(ascii: "-"),
      !place.goesOn(after: [".", ",", "/"])
    else { return nil }
    return Match(.identifier(start.text(to: place)), to: place)
  }

  /// What stays as it is written, because any words for it might be wrong.
  private func writtenNumber(_ number: Number, from start: Cursor, to end: Cursor) -> Match? {
    if let written = scientific(from: start, to: end) ?? ratioOfTimes(from: start, to: end) { return written }
    if isYear(.number(number), at: end) {
      // The word before may ask for any case of the year and of its word: "в 2012 г."
      let year = skippingYearWord(end)
      return Match([.words(start.text(to: year))], to: year)
    }
    // Digits with leading zeros beside a slash or behind a hyphen number a case or a part: "15/00375", "123433-000".
    let isRest =
      start.byte(-1) == UInt8(ascii: "/") || start.isAfterHyphenatedDigit || end.goesOn(after: ["/"])
    let isGroup = start.byte(-1) == UInt8(ascii: " ") && start.byte(-2).map(\.isDigit) ?? false
    if number.isPadded, isRest || number.hasFraction || isGroup && number.integerDigits == 3 {
      return Match([.words(start.text(to: end))], to: end)
    }
    // "12,13" is a decimal or a list where people write both marks.
    let isList = lexicon.hasEitherMark && number.hasFraction && start.text(to: end).contains(",")
    return isList ? Match([.words(start.text(to: end))], to: end) : nil
  }

  /// A number with a power of ten behind it, which stays as it is written but for a minus, which voices pass over: `2.5e-7`.
  private func scientific(from start: Cursor, to end: Cursor) -> Match? {
    var place = end
    guard place.skip("e") || place.skip("E") else { return nil }
    let exponent = place
    let isNegative = place.skip("-")
    if !isNegative { _ = place.skip("+") }
    let digits = place
    guard place.skipDigits() > 0, place.isAtBoundary else { return nil }
    guard isNegative, case (var power, let end)? = number(at: digits), end.offset == place.offset else {
      return Match([.words(start.text(to: place))], to: place)
    }
    power.isNegative = true
    return Match([.words(start.text(to: exponent) + " "), .value(.number(power))], to: place)
  }

  /// `24h/24` and `7j/7`, hours of the day and days of the week, which stay as they are written.
  private func ratioOfTimes(from start: Cursor, to end: Cursor) -> Match? {
    guard end.isAtLetter else { return nil }
    var place = end
    place.skipCharacter()
    guard place.isBeforeSlashedNumber else { return nil }
    _ = place.skip("/")
    _ = place.skipDigits()
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

  /// Money whose currency comes first: `$20/mo`, `-€5`, `US$76.3 trillion`, `$50-100`.
  func money(at cursor: Cursor) -> Match? {
    prefixedMoney(at: cursor).map { Match(range(from: $0, at: cursor) ?? rate(of: $0) ?? $0) }
  }

  /// One amount behind its currency.
  func prefixedMoney(at cursor: Cursor) -> Quantity? {
    var place = cursor
    var isNegative = place.skipMinus()
    guard let currency = symbols.currencies.match(at: place), !cursor.isInCell else { return nil }
    let symbol = place.text(to: currency.end)
    place = currency.end
    let isTouching = !place.skipSpace()
    isNegative = place.skipMinus() || isNegative
    var isBracketed = false
    if !isNegative, currency.end.next == UInt8(ascii: "(") { isBracketed = place.skip("(") }
    guard var (amount, end) = number(at: place) else { return nil }
    guard isLikelyCurrency(symbol, at: cursor, isTouching: isTouching, amount: amount) else { return nil }
    if isBracketed { guard end.skip(")") else { return nil } }
    amount.isNegative = isNegative || isBracketed
    if let scale = scale(at: end, isMoney: true) {
      amount.scale = scale.power
      end = scale.end
    }
    // What goes on like "5,6" is no amount, and half of it would be a wrong one.
    guard !end.isAtLetter, !end.goesOn(after: [",", "."]) else { return nil }
    let money = Money(amount, currency: currency.entry.code, isQualified: currency.entry.isQualified)
    return Quantity(value: .money(money), end: end)
  }

  /// Letters before a number may be a word or a code of another kind: they must touch it (`nio21`), be capitals or begin
  /// the text (`chf 5`), and a letter alone needs an amount that is not the number of something (`Q3`).
  private func isLikelyCurrency(_ symbol: String, at cursor: Cursor, isTouching: Bool, amount: Number) -> Bool
  {
    guard symbol.allSatisfy({ $0.isLetter || $0 == "." }) else { return true }
    if symbol.count == 1 { return isTouching && (amount.integerDigits > 1 || amount.hasFraction) }
    return isTouching || cursor.offset == 0 || symbol == symbol.uppercased() || symbol.last == "."
  }

  /// Money whose currency comes last: `5,50 €`, `5 us$`, `13hkd`, `2 billones €`.
  func suffixedMoney(_ number: Number, at cursor: Cursor) -> Quantity? {
    var amount = number
    var end = cursor
    if let scale = scale(at: end, isMoney: true) {
      amount.scale = scale.power
      end = scale.end
    }
    guard let currency = symbols.currencies.match(at: end.skippingSpace()), currency.end.isAtBoundary else {
      return nil
    }
    // A sign between two amounts belongs to the second: "5 $6".
    let isSpaced = end.skippingSpace().offset > end.offset
    if isSpaced, currency.end.next.map({ $0.isDigit }) ?? false { return nil }
    let symbol = end.skippingSpace().text(to: currency.end)
    if symbol.count == 1, symbol.first?.isLetter ?? false { return nil }
    // In small letters a code may be a word, or seconds: "5 mur wide", "5 sek".
    let isSmallCode =
      currency.entry.isQualified && symbol == symbol.lowercased() && symbol.allSatisfy(\.isLetter)
    let isClear = ["eur", "usd", "gbp", "chf"].contains(symbol) || currency.end.isAtEnd
    if isSmallCode, isSpaced, !isClear || unit(at: end) != nil { return nil }
    let money = Money(amount, currency: currency.entry.code, isQualified: currency.entry.isQualified)
    return Quantity(value: .money(money), end: currency.end)
  }

  /// A number behind a sign or a bare decimal mark: `-5`, `−3/4 kg`, `+1.85%`, `.5`.
  func signed(at cursor: Cursor) -> Match? {
    // Of two signs the second is none: "C++17", "+/-5", "--5".
    guard !cursor.isInsideWord, cursor.byte(-1) != UInt8(ascii: "+"), cursor.byte(-1) != UInt8(ascii: "-"),
      cursor.byte(-1) != UInt8(ascii: "/") || cursor.byte(-2) != UInt8(ascii: "+")
    else { return nil }
    var place = cursor
    if place.skip("+") { return positive(at: place) }
    let isNegative = place.skipMinus() || place.skipDashOfNumber()
    guard isAtNumber(place), let first = singleQuantity(at: place, isNegative: isNegative) else { return nil }
    if first.bare != nil, cursor.next == UInt8(ascii: "-"), cursor.isBehindWord, first.end.isBeforePoint {
      return nil
    }
    return Match(range(from: first, at: cursor) ?? rate(of: first) ?? first)
  }

  private func isAtNumber(_ place: Cursor) -> Bool {
    if place.isAtDigit || SharedSymbols.vulgarFractions[place.scalar] != nil { return true }
    var place = place
    return place.skip(lexicon.decimalMark) && place.isAtDigit
  }

  /// What is behind a plus sign, which nobody knows to be a rise.
  private func positive(at place: Cursor) -> Match? {
    guard let first = place.isAtDigit ? singleQuantity(at: place) : prefixedMoney(at: place) else {
      return nil
    }
    // "+1-416" is a calling code.
    var range = range(from: first, at: place)
    if case .range(.number, .number)? = range?.value { range = nil }
    let quantity = range ?? rate(of: first) ?? first
    return quantity.end.isAtBoundary ? Match([.positive(quantity.value)], to: quantity.end) : nil
  }
}

extension Match {
  fileprivate init(_ quantity: Quantity) { self.init(quantity.value, to: quantity.end) }
}

extension Number {
  /// Whether this is plainly four digits, as years are written.
  var isFourDigits: Bool { integerDigits == 4 && !isGrouped && !hasFraction }

  /// Whether this is plainly two digits, as years are shortened.
  var isTwoDigits: Bool { integerDigits == 2 && !isGrouped && !hasFraction }

  /// Whether zeros stand before the first digit that counts: `007`.
  var isPadded: Bool { self != withoutLeadingZeros }

  /// Whether this number is below the other.
  func order(with other: Number) -> Bool {
    (integerPart, fraction) < (other.integerPart, other.fraction)
  }
}

extension Cursor {
  /// Whether a cell of a sheet goes on here, and no amount begins: `$A$10`.
  fileprivate var isInCell: Bool {
    var start = self
    while start.byte(-1).map(\.isLetter) ?? false { start.offset -= 1 }
    // "Sums!A$10", but "Wow!$10" is an amount.
    if start.byte(-1) == UInt8(ascii: "!") { return isAtLetter || start.offset < offset }
    return start.byte(-1) == UInt8(ascii: "$")
  }

  /// Whether a word and a space stand right before.
  var isBehindWord: Bool {
    guard byte(-1) == UInt8(ascii: " ") else { return false }
    var back = self
    back.offset -= 1
    return back.isInsideWord && !(byte(-2).map(\.isDigit) ?? true)
  }

  /// Whether a word with a capital and a space stand right before, which is no name of what is measured: "Phase 1", but "Höhe 12".
  fileprivate var isBehindName: Bool {
    guard isBehindWord else { return false }
    var word = self
    word.offset -= 1
    var start = word
    while start.byte(-1).map({ $0.isLetter || $0 >= 0x80 }) ?? false { start.offset -= 1 }
    guard start.isAtCapital else { return false }
    return !HeaderHint(start.text(to: word), currencies: SharedCurrencies()).measures
  }

  /// Steps over an en dash that stands for a minus sign: at the start, or behind a space or bracket, and before a number.
  fileprivate mutating func skipDashOfNumber() -> Bool {
    guard offset == 0 || byte(-1) == UInt8(ascii: " ") || byte(-1) == UInt8(ascii: "(") else { return false }
    return next == 0xE2 && skip(text: "\u{2013}")
  }

  /// Whether a lead in points follows, of which the hyphen before may part two phrases: "new poll -13 point lead".
  fileprivate var isBeforePoint: Bool {
    var place = self
    return place.skipSpace() && place.word() == "point"
  }

  /// Whether a capital may be part of a name or an address: `3W Insights`, `1200 W Elm Ave`, `707 W 13th St`, `1100 V St`.
  ///
  /// - Parameter isTouching: whether it touches its number, as units do.
  fileprivate func mayBeginName(to end: Cursor, _ lexicon: Lexicon, isTouching: Bool) -> Bool {
    guard isAtCapital, end.offset == offset + 1 || text(to: end) == "Pa" else { return false }
    let next = end.skippingSpace()
    guard next.offset > end.offset, next.isAtCapital || next.isAtDigit else { return false }
    var rest = next
    let word = rest.word()
    // "60 W LED", "12 V DC".
    if let word, Self.wordsBehindUnits.contains(word) { return false }
    switch scalar {
    case "W", "N", "S", "E", "A", "P":
      return !isTouching || next.isAtCapital && !(byte(-2)?.isDigit ?? false)
    default: return !isTouching && word.map { lexicon.isRoad($0) } ?? false
    }
  }

  /// What is said of currents, lamps and plugs in all languages.
  private static let wordsBehindUnits: Set = [
    "ac", "dc", "led", "usb", "rms", "uv", "ir", "hid", "cfl", "poe", "psu", "eirp", "peak", "max", "min",
  ]

  /// Whether a slash and a number follow, and no unit of that number.
  fileprivate var isBeforeSlashedNumber: Bool {
    var place = self
    return place.skip("/") && place.skipDigits() > 0 && place.isAtBoundary
  }

  /// Whether a letter of sizes in bytes follows a number, as `df -h` and `free -h` write them: `916G`, `435Mi`.
  fileprivate var isAtSizeLetter: Bool {
    guard let next, "KMGT".utf8.contains(next), byte(-1)?.isDigit ?? false else { return false }
    var end = self
    end.skipCharacter()
    _ = end.skip("i")
    return end.isAtBoundary
  }
}
