import RowcallLanguages
import RowcallModel

/// What a recognizer found: pieces that stand for the text up to `end`.
struct Match {
  var pieces: [TextPiece]
  var end: Cursor

  init(_ value: Value, to end: Cursor) {
    self.init([.value(value)], to: end)
  }

  init(_ pieces: [TextPiece], to end: Cursor) {
    self.pieces = pieces
    self.end = end
  }
}

/// The one grammar of written values; a lexicon makes it speak a language.
///
/// Each recognizer looks at one place where a word or number starts, and either says what stands there and where
/// it ends, or nil. Each looks a bounded number of words ahead, or over a run that its match uses up, so that
/// reading takes time in proportion to the text, whatever the text.
struct Grammar: Sendable {
  var lexicon: Lexicon
  let symbols: LexiconSymbols

  init(lexicon: Lexicon) {
    self.lexicon = lexicon
    symbols = LexiconSymbols(lexicon)
  }

  /// What starts here, if anything.
  ///
  /// The order is the contract: what is most particular comes first.
  func match(at cursor: Cursor) -> Match? {
    if let opaque = opaqueChunk(at: cursor) { return opaque }
    if cursor.isAtLetter { return startingWithLetter(at: cursor) }
    if cursor.isAtDigit { return startingWithDigit(at: cursor) }
    return startingWithMark(at: cursor)
  }

  private func startingWithLetter(at cursor: Cursor) -> Match? {
    roman(at: cursor) ?? articleDate(at: cursor) ?? articleTime(at: cursor) ?? weekdayDate(at: cursor)
      ?? monthFirstDate(at: cursor)
      ?? money(at: cursor)
      ?? abbreviation(at: cursor) ?? mixedWord(at: cursor) ?? roadAtEnd(at: cursor)
  }

  private func startingWithDigit(at cursor: Cursor) -> Match? {
    code(at: cursor) ?? date(at: cursor) ?? time(at: cursor) ?? quantity(at: cursor)
  }

  private func startingWithMark(at cursor: Cursor) -> Match? {
    // A hyphen that touches only the second of two numbers may be that of a range: "2020 -2021".
    var behindDash = cursor
    if cursor.byte(-1) == UInt8(ascii: " "), cursor.byte(-2).map(\.isDigit) ?? false, behindDash.skipDash() {
      return nil
    }
    return telephone(at: cursor) ?? shortYear(at: cursor) ?? money(at: cursor) ?? signed(at: cursor)
      ?? abbreviation(at: cursor)
  }

  private func code(at cursor: Cursor) -> Match? {
    // What is no code from its first group is none from its second.
    guard !cursor.isAfterGroup else { return nil }
    return telephone(at: cursor) ?? bookNumber(at: cursor) ?? dottedCode(at: cursor)
  }

  private func date(at cursor: Cursor) -> Match? {
    inflectedDate(at: cursor) ?? dayList(at: cursor) ?? numericDate(at: cursor) ?? dayFirstDate(at: cursor)
      ?? decade(at: cursor)
      ?? yearBefore(at: cursor)
  }

  private func time(at cursor: Cursor) -> Match? {
    duration(at: cursor) ?? casedTime(at: cursor) ?? clockTime(at: cursor) ?? hoursBeyondClock(at: cursor)
  }
}

extension Grammar {
  /// An abbreviation that is safe to write out because a number follows: `No. 5`, `#12`, `vol. 3`.
  func abbreviation(at cursor: Cursor) -> Match? {
    guard !cursor.isInsideWord, !cursor.isAtColor, let thing = symbols.numberedThings.match(at: cursor) else {
      return nil
    }
    var end = thing.end
    let endsInLetter = end.isInsideWord
    guard end.skip(".") || !endsInLetter else { return nil }
    end = end.skippingSpace()
    return end.isAtDigit ? Match([.words(thing.entry + " ")], to: end) : nil
  }

  /// `1428 Elm St.`: the number of a house is read in pairs, and the road's abbreviation is safe to write out.
  func houseNumber(_ number: Number, to end: Cursor) -> Match? {
    guard !lexicon.roads.isEmpty, !number.isGrouped, !number.hasFraction, number.integerDigits <= 5 else {
      return nil
    }
    var place = end
    for _ in 0..<4 {
      guard place.skipSpace(), place.isAtCapital else { return nil }
      let start = place
      guard let word = place.word() else { return nil }
      guard start.offset > end.offset + 1, let road = lexicon.roads[word] else { continue }
      if place.isBefore(lexicon.saints) { return nil }
      let value =
        number.isFourDigits ? Value.date(CalendarDate(year: Int(number.significand))) : .number(number)
      return Match([.value(value), .words(end.text(to: start) + road)], to: skippingAbbreviationDot(place))
    }
    return nil
  }

  /// `14th St NW`, `N Sherman Dr`, `Elm Ave`: a road without the number of a house, where a text of names ends.
  func roadAtEnd(at cursor: Cursor) -> Match? {
    guard !lexicon.roads.isEmpty, cursor.isAtCapital, !cursor.isInsideWord, cursor.offset > 0 else {
      return nil
    }
    var end = cursor
    guard let word = end.word(), let road = lexicon.roads[word], end.isAtBoundary else { return nil }
    let isShouted = cursor.text(to: end) == word.uppercased()
    end = skippingAbbreviationDot(end)
    let isBehindArticle = cursor.wordBefore.map(lexicon.dateArticles.contains) ?? false
    guard end.endsAddress, !isBehindArticle, cursor.isBehindNames(areShouted: isShouted) else { return nil }
    return Match([.words(road)], to: end)
  }

  /// The dot of an abbreviation is not spoken, but one that ends a sentence too stays.
  private func skippingAbbreviationDot(_ cursor: Cursor) -> Cursor {
    var end = cursor
    guard end.skip(".") else { return cursor }
    var next = end
    return next.skipSpace() && next.isAtCapital ? cursor : end
  }

  /// Letters and digits in one word are a name, and no quantity: `mp3`, `v1.2.3`, `F.3d`, `550e8400-e29b`.
  func mixedWord(at cursor: Cursor) -> Match? {
    var end = cursor
    if cursor.isAtDigit { _ = end.skipDigits() }
    guard end.word() != nil else { return nil }
    if cursor.isAtLetter { _ = end.skip(".") }
    guard end.isAtDigit else { return nil }
    // A word, a hyphen and a number stay a word and a number: "COVID-19"; behind a digit the hyphen is in the name.
    while end.isInName { end.skipCharacter() }
    return Match([.words(cursor.text(to: end))], to: end)
  }

  /// A UUID behind a line end that a program wrote as `\n`.
  private func escapedIdentifier(at cursor: Cursor) -> Match? {
    guard cursor.next == UInt8(ascii: "\\"), cursor.byte(1) == UInt8(ascii: "n") else { return nil }
    var start = cursor
    start.offset += 2
    guard let end = start.endOfUniqueIdentifier else { return nil }
    return Match([.words(cursor.text(to: start) + " "), .value(.identifier(start.text(to: end)))], to: end)
  }

  /// A chunk between spaces whose digits are nobody's quantity: an address on the web, of mail, or of a file.
  func opaqueChunk(at cursor: Cursor) -> Match? {
    if let identifier = escapedIdentifier(at: cursor) { return identifier }
    if let end = cursor.endOfUniqueIdentifier { return Match(.identifier(cursor.text(to: end)), to: end) }
    guard cursor.offset == 0 || cursor.byte(-1).map(\.isSpace) ?? false else { return nil }
    let chunk = Chunk(at: cursor)
    return chunk.isAddress ? Match([.words(cursor.text(to: chunk.end))], to: chunk.end) : nil
  }
}

extension Cursor {
  /// Whether an address ends here, perhaps behind the point of the compass of its road: `14th St NW`.
  var endsAddress: Bool {
    if isAtEnd || next == UInt8(ascii: ",") { return true }
    var place = self
    guard place.skipSpace(), place.isAtCapital, let word = place.word() else { return false }
    return Self.compass.contains(word) && (place.isAtEnd || place.next == UInt8(ascii: ","))
  }

  private static let compass: Set = ["n", "e", "s", "w", "ne", "nw", "se", "sw"]

  /// Whether nothing but names and numbers is before, at least one of them right before.
  ///
  /// - Parameter areShouted: whether they must be in capitals.
  fileprivate func isBehindNames(areShouted: Bool) -> Bool {
    guard offset > 2, offset < 80 else { return false }
    let words = bytes[..<(offset - 1)].split(separator: .space)
    // "500.00 DR" is a debit.
    return byte(-1) == .space && byte(-2) != UInt8(ascii: ",")
      && words.contains { $0.contains(where: \.isLetter) }
      && words.allSatisfy { word in
        guard let first = word.first else { return false }
        if first.isDigit { return true }
        return first.isCapital && (!areShouted || word.allSatisfy { !$0.isLetter || $0.isCapital })
      }
  }

  /// Whether a color may be here as web pages write it: `#00FF00`, `#000080`, `#012`.
  fileprivate var isAtColor: Bool {
    guard next == UInt8(ascii: "#") else { return false }
    let digits = bytes[(offset + 1)...].prefix { $0.isDigit || $0.isLetter }
    return [3, 6, 8].contains(digits.count)
      && digits.allSatisfy { $0.isDigit || (0x41...0x46).contains($0 & 0xDF) }
      && (digits.first == UInt8(ascii: "0") || digits.contains(where: \.isLetter))
  }

  /// Whether one of the names follows, also as `Giles'` or `Mary's`, behind a dot or not.
  fileprivate func isBefore(_ names: Set<String>) -> Bool {
    var place = self
    _ = place.skip(".")
    guard place.skipSpace(), let word = place.word() else { return false }
    return names.contains(word) || word.hasSuffix("s") && names.contains(String(word.dropLast()))
  }

  /// Whether a name of letters and digits goes on here.
  fileprivate var isInName: Bool {
    if !isAtBoundary { return true }
    guard let next, [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(next) else {
      return false
    }
    return byte(1).map { $0.isDigit || $0.isLetter } ?? false
  }
}
