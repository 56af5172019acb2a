import RowcallModel

/// A place in a Japanese or Chinese text, which mixes full-width and half-width forms freely.
///
/// Comparisons see the half-width form (`％` is `%`, `〜` is `~`); words are taken as they were written.
struct EastAsianCursor {
  private let written: [Unicode.Scalar]
  private let folded: [Unicode.Scalar]
  /// How many scalars of the text have been passed.
  private(set) var position = 0

  /// Creates a cursor at the start of a text.
  init(_ text: String) {
    written = Array(text.unicodeScalars)
    folded = written.map(Self.halfWidth)
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position == folded.count }

  /// The next scalar in half-width form; nil at the end.
  var next: Unicode.Scalar? { scalar(at: 0) }

  /// The scalar that was passed last; nil at the start.
  var previous: Unicode.Scalar? { scalar(at: -1) }

  /// The scalar so many places after (before, if negative) the next one; nil outside the text.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let index = position + offset
    return folded.indices.contains(index) ? folded[index] : nil
  }

  /// The text as written from an earlier position to here.
  func written(since start: Int) -> String { Self.text(written[start..<position]) }

  /// The text in half-width form from an earlier position to here.
  func folded(since start: Int) -> String { Self.text(folded[start..<position]) }

  /// Whether the rest of the text starts so.
  func isAt(_ literal: String) -> Bool {
    literal.unicodeScalars.enumerated().allSatisfy { scalar(at: $0.offset) == $0.element }
  }

  /// Passes one scalar.
  mutating func advance() { position = min(position + 1, folded.count) }

  /// Passes a literal if it stands here.
  mutating func take(_ literal: String) -> Bool {
    guard isAt(literal) else { return false }
    position += literal.unicodeScalars.count
    return true
  }

  /// Passes the first of some literals that stands here, and tells which; nil when none does.
  mutating func take(oneOf literals: [String]) -> String? {
    for literal in literals where take(literal) { return literal }
    return nil
  }

  /// Passes spaces.
  mutating func skipSpaces() {
    while next == " " { advance() }
  }

  /// Passes a whole run of digits and gives them in ASCII; nil, without moving, when the run's length is another.
  mutating func digits(_ count: ClosedRange<Int> = 1...Int.max) -> String? {
    var run = ""
    while let digit = scalar(at: run.unicodeScalars.count), digit.isDigit { run.unicodeScalars.append(digit) }
    guard count.contains(run.utf8.count) else { return nil }
    position += run.utf8.count
    return run
  }

  /// Tries to read something; goes back to where it was when that fails.
  mutating func attempt<Result>(_ read: (inout EastAsianCursor) -> Result?) -> Result? {
    let start = position
    if let result = read(&self) { return result }
    position = start
    return nil
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "，": scalar  // A comma between clauses, rarely one between digits.
    case "〜": "~"
    case "−": "-"
    case "￥": "¥"
    case "￡": "£"
    case "　": " "
    case "！"..."～": Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    default: scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is one of `0` to `9`.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether this is an ASCII letter.
  var isLatinLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

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
      if !cursor.isAtCaseNumber, let found = rule(&cursor) {
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
    case .value, .positive:
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

  /// Whether digits with leading zeros are behind a slash, as in the number of a case: `15/00375`.
  fileprivate var isAtCaseNumber: Bool { next == "0" && previous == "/" && scalar(at: 1)?.isDigit == true }

  /// Passes one scalar, or a whole Latin name with the digits in it: `MP3`, `COVID-19`.
  fileprivate mutating func passWord() {
    if isAtCaseNumber, digits() != nil { return }
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
