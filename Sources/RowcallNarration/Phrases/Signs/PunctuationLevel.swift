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
