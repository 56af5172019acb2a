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
  let lexicon: Lexicon
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
      ?? abbreviation(at: cursor) ?? mixedWord(at: cursor)
  }

  private func startingWithDigit(at cursor: Cursor) -> Match? {
    code(at: cursor) ?? date(at: cursor) ?? time(at: cursor) ?? quantity(at: cursor)
  }

  private func startingWithMark(at cursor: Cursor) -> Match? {
    telephone(at: cursor) ?? shortYear(at: cursor) ?? money(at: cursor) ?? signed(at: cursor)
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
