extension Sign {
  /// The level from which on the sign is named; nil for one that is named only when text is spelled.
  public var level: PunctuationLevel? {
    switch self {
    case .space: nil
    case .comma, .fullStop, .ideographicComma, .ideographicFullStop, .questionMark,
      .exclamationMark, .ellipsis, .apostrophe:
      .all
    case .colon, .semicolon, .quote, .hyphen, .dash, .leftParenthesis, .rightParenthesis,
      .leftBracket, .rightBracket, .leftBrace, .rightBrace:
      .most
    default: .some
    }
  }
}
