/// One thing that was decided about a file, how sure that is, and why.
public struct Decision<Choice: Hashable & Sendable>: Hashable, Sendable {
  /// What was decided.
  public var choice: Choice
  /// From 0, a guess, to 1, certain.
  public var confidence: Double
  /// The facts that led there, the most telling first.
  public var reasons: [DecisionReason]

  /// Creates a decision.
  public init(_ choice: Choice, confidence: Double, reasons: [DecisionReason]) {
    self.choice = choice
    self.confidence = confidence
    self.reasons = reasons
  }

  /// Whether more speaks against it than for it.
  var isGuess: Bool { confidence < 0.5 }

  /// A decision that the user took.
  static func asked(_ choice: Choice) -> Decision { Decision(choice, confidence: 1, reasons: [.asked]) }
}

/// Everything that was decided before the first row was read.
public struct ImportDecisions: Hashable, Sendable {
  /// Delimited text, JSON or HTML.
  public var format: Decision<TableFormat>
  /// The encoding's name.
  public var encoding: Decision<String>
  /// The character between cells; nil for JSON and HTML.
  public var delimiter: Decision<Character>?
  /// The quote; nil for JSON and HTML.
  public var quote: Decision<Quote>?
  /// How quotes are written inside cells; nil for JSON and HTML.
  public var escape: Decision<EscapeStyle>?
  /// How many lines before the table are no part of it.
  public var preambleLines: Decision<Int>
  /// Where the column names come from.
  public var header: Decision<HeaderPlacement>
}
