import RowcallValues

/// One thing that was decided about a file, how sure that is, and why.
package struct Decision<Choice: Hashable & Sendable>: Hashable, Sendable {
  /// What was decided.
  package var choice: Choice
  /// From 0, a guess, to 1, certain.
  package var confidence: Double
  /// The facts that led there, the most telling first.
  package var reasons: [DecisionReason]

  package init(_ choice: Choice, confidence: Double, reasons: [DecisionReason]) {
    self.choice = choice
    self.confidence = confidence
    self.reasons = reasons
  }

  /// Whether more speaks against it than for it.
  var isGuess: Bool { confidence < 0.5 }

  /// Whether the letters of a text are so unclear that listeners must know.
  var isUncertain: Bool {
    switch reasons.first {
    case .charsetDetector, .usual: confidence < 0.9
    default: isGuess
    }
  }

  /// A decision that the user took.
  static func asked(_ choice: Choice) -> Decision { Decision(choice, confidence: 1, reasons: [.asked]) }
}

/// Everything that was decided before the first row was read.
package struct ImportDecisions: Hashable, Sendable {
  /// Delimited text, JSON, HTML or a text table.
  package var format: Decision<TableFormat>
  /// The encoding's name.
  package var encoding: Decision<String>
  /// The character between cells; nil for other formats.
  package var delimiter: Decision<Character>?
  /// The quote; nil for other formats.
  package var quote: Decision<Quote>?
  /// How quotes are written inside cells; nil for other formats.
  package var escape: Decision<EscapeStyle>?
  /// How many lines before the table are no part of it.
  package var preambleLines: Decision<Int>
  /// Where the column names come from.
  package var header: Decision<HeaderPlacement>
}

extension LineGuess {
  /// The same as a decision about the header rows of a file.
  var placement: Decision<HeaderPlacement> {
    let choice: HeaderPlacement =
      switch lines.count {
      case 0: .none
      case 1: .row
      default: .rows(lines.count)
      }
    return Decision(choice, confidence: confidence, reasons: reasons.map { .headers($0) })
  }
}
