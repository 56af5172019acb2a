import RowcallModel

/// Cuts a Japanese or Chinese text into words and values.
struct EastAsianPieces {
  /// Reads whatever its language understands at a place, or leaves the cursor there and gives nil.
  typealias Rule = (inout EastAsianCursor) -> [TextPiece]?

  /// Reads one value at a place, or leaves the cursor there and gives nil.
  typealias ValueRule = @Sendable (inout EastAsianCursor) -> Value?

  private var pieces: [TextPiece] = []
  private var words = ""

  /// All pieces of a text, each value read by the rule.
  static func pieces(of text: String, by rule: Rule) -> [TextPiece] {
    guard text.unicodeScalars.contains(where: \.startsValue) else {
      return text.isEmpty ? [] : [.words(text)]
    }
    var cut = EastAsianPieces()
    var cursor = EastAsianCursor(text)
    while !cursor.isAtEnd {
      if let found = rule(&cursor) {
        found.forEach { cut.append($0) }
      } else {
        let start = cursor.position
        cursor.passWord()
        cut.words += cursor.written(since: start)
      }
    }
    cut.flush()
    return cut.pieces
  }

  private mutating func append(_ piece: TextPiece) {
    switch piece {
    case .words(let text): words += text
    case .value:
      flush()
      pieces.append(piece)
    }
  }

  private mutating func flush() {
    if !words.isEmpty { pieces.append(.words(words)) }
    words = ""
  }
}

extension EastAsianCursor {
  /// What the first of some rules that fits here reads; nil when none does.
  mutating func first(of rules: [EastAsianPieces.ValueRule]) -> Value? {
    for rule in rules {
      if let value = rule(&self) { return value }
    }
    return nil
  }

  /// Passes one scalar, or a whole Latin name with the digits in it: `MP3`, `COVID-19`.
  fileprivate mutating func passWord() {
    guard next?.isLatinLetter == true else { return advance() }
    while let scalar = next, scalar.isLatinLetter { advance() }
    while let scalar = next,
      scalar.isDigit || ("-.".unicodeScalars.contains(scalar) && self.scalar(at: 1)?.isDigit == true)
    { advance() }
  }
}

extension Unicode.Scalar {
  /// Whether a text without any such scalar holds words only.
  fileprivate var startsValue: Bool {
    isDigit || ("０"..."９").contains(self) || "√~〜～".unicodeScalars.contains(self)
  }
}
