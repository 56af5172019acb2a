import RowcallModel

/// A stretch of free text: words as they are, or a written value that has been understood.
package enum TextPiece: Hashable, Sendable {
  /// Words and the spaces around them, spoken as they stand.
  case words(String)
  /// A value, to be said as its kind is said.
  case value(Value)
}

/// Understands the values that people write inside text: `about $15.2 billion on 12 March`.
package protocol TextReader: Sendable {
  /// The whole text as pieces, in order. Spaces are kept in the words.
  func pieces(of text: String) -> [TextPiece]
}
