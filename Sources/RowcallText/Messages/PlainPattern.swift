/// A message pattern of words and `{name}` only, which takes no ICU to fill.
///
/// Most phrases are such, and they are filled for each row.
struct PlainPattern {
  enum Piece {
    case words(Substring)
    case argument(String)
  }

  let pieces: [Piece]

  /// Nil for a pattern with anything else: quotes, plurals, choices, formats, stray braces.
  init?(_ pattern: String) {
    guard !pattern.utf8.contains(0x27) else { return nil }
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let inside = rest[rest.index(after: open)...]
      guard rest[open] == "{", let close = inside.firstIndex(of: "}") else { return nil }
      let name = inside[..<close]
      guard Self.isName(name) else { return nil }
      if open > rest.startIndex { pieces.append(.words(rest[..<open])) }
      pieces.append(.argument(String(name)))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(rest)) }
    self.pieces = pieces
  }

  /// The names of the arguments, each once, in the order of the pattern.
  var argumentNames: [String] {
    pieces.reduce(into: []) { names, piece in
      if case .argument(let name) = piece, !names.contains(name) { names.append(name) }
    }
  }

  /// The filled pattern; nil when an argument is missing or is a number, which only ICU can write.
  func filled(with arguments: [String: MessageArgument]) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .words(let words): text += words
      case .argument(let name):
        guard case .text(let value) = arguments[name] else { return nil }
        text += value
      }
    }
    return text
  }

  /// Names that start with a digit are left to ICU, which reads them as numbers.
  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
  }
}
