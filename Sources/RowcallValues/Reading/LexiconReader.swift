import RowcallLanguages

/// Reads text by the one grammar and a language's lexicon.
struct LexiconReader: TextReader {
  private let grammar: Grammar

  init(_ lexicon: Lexicon) {
    grammar = Grammar(lexicon: lexicon)
  }

  func pieces(of text: String) -> [TextPiece] {
    let text = text.withASCIIDigits
    guard mayHoldValues(text) else { return text.isEmpty ? [] : [.words(text)] }
    var collector = PieceCollector(Cursor(Array(text.utf8)))
    var cursor = collector.start
    while !cursor.isAtEnd {
      if let match = grammar.match(at: cursor) {
        collector.append(match, at: cursor)
        cursor = match.end
      } else {
        cursor.skipWord()
      }
    }
    return collector.finish(at: cursor)
  }

  /// The first bytes of `½` and `⅓`, among others.
  private static let fractionLeads: [UInt8] = [0xC2, 0xE2]

  /// Values hold digits, fractions of one character, or Roman numerals; most words are none of these.
  private func mayHoldValues(_ text: String) -> Bool {
    if grammar.lexicon.romans != nil { return true }
    return text.utf8.contains { $0.isDigit || Self.fractionLeads.contains($0) }
  }
}

/// Puts found values and the words between them together.
private struct PieceCollector {
  /// Where words begin that no piece holds yet.
  private(set) var start: Cursor
  private var pieces: [TextPiece] = []
  private var words = ""

  init(_ start: Cursor) { self.start = start }

  mutating func append(_ match: Match, at cursor: Cursor) {
    takeWords(to: cursor)
    // "4.4x" is heard as two words.
    if cursor.isInsideWord || endsInValue { words += " " }
    for piece in match.pieces { append(piece) }
    start = match.end
    if endsInValue, start.isAtLetter { words += " " }
  }

  private var endsInValue: Bool { words.isEmpty && !pieces.isEmpty }

  private mutating func append(_ piece: TextPiece) {
    if case .words(let more) = piece {
      words += more
    } else {
      flushWords()
      pieces.append(piece)
    }
  }

  mutating func finish(at end: Cursor) -> [TextPiece] {
    takeWords(to: end)
    flushWords()
    return pieces
  }

  private mutating func takeWords(to end: Cursor) {
    if end.offset > start.offset { words += start.text(to: end) }
  }

  private mutating func flushWords() {
    guard !words.isEmpty else { return }
    pieces.append(.words(words))
    words = ""
  }
}
