/// Reads text by the one grammar and a language's lexicon.
struct LexiconReader: TextReader {
  private let grammar: Grammar

  init(_ lexicon: Lexicon) {
    grammar = Grammar(lexicon: lexicon)
  }

  func pieces(of text: String) -> [TextPiece] {
    guard mayHoldValues(text) else { return text.isEmpty ? [] : [.words(text)] }
    var collector = PieceCollector(Cursor(Array(text.utf8)))
    var cursor = collector.start
    while !cursor.isAtEnd {
      if let match = grammar.match(at: cursor) {
        collector.append(match, at: cursor)
        cursor = match.end
      } else if cursor.word() == nil {
        cursor.skipCharacter()
      }
    }
    return collector.finish(at: cursor)
  }

  /// Values hold digits, fractions of one character, or Roman numerals; most words are none of these.
  private func mayHoldValues(_ text: String) -> Bool {
    if grammar.lexicon.romans != nil { return true }
    return text.utf8.contains { $0.isDigit } || text.unicodeScalars.contains { SharedSymbols.vulgarFractions[$0] != nil }
  }
}

/// Puts found values and the words between them together.
private struct PieceCollector {
  /// Where words begin that no piece holds yet.
  private(set) var start: Cursor
  private var pieces: [TextPiece] = []

  init(_ start: Cursor) { self.start = start }

  mutating func append(_ match: Match, at cursor: Cursor) {
    takeWords(to: cursor)
    // "4.4x" is heard as two words.
    if cursor.isInsideWord || endsInValue { appendWords(" ") }
    for piece in match.pieces {
      if case .words(let words) = piece { appendWords(words) } else { pieces.append(piece) }
    }
    start = match.end
    if case .value? = match.pieces.last, start.isAtLetter { appendWords(" ") }
  }

  private var endsInValue: Bool {
    if case .value? = pieces.last { return true }
    return false
  }

  mutating func finish(at end: Cursor) -> [TextPiece] {
    takeWords(to: end)
    return pieces
  }

  private mutating func takeWords(to end: Cursor) {
    if end.offset > start.offset { appendWords(start.text(to: end)) }
  }

  private mutating func appendWords(_ words: String) {
    guard case .words(let earlier)? = pieces.last else { return pieces.append(.words(words)) }
    pieces[pieces.count - 1] = .words(earlier + words)
  }
}
