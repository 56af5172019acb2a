import RowcallLanguages

/// How many of the signs in a text are named.
public enum PunctuationLevel: String, CaseIterable, Hashable, Codable, Sendable {
  /// No sign.
  case none
  /// Signs that are words of their own: @, %, arrows.
  case some
  /// Also those that set parts apart: brackets, quotation marks, colons, dashes.
  case most
  /// Every sign, full stops and commas too.
  case all
}

extension PunctuationLevel: Comparable {
  /// Whether fewer signs are named at the first level than at the second.
  public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .some: 1
    case .most: 2
    case .all: 3
    }
  }
}

extension Sign {
  /// The level from which on the sign is named; nil for one that is named only when text is spelled.
  var level: PunctuationLevel? {
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
