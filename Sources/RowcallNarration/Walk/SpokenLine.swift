import RowcallModel

/// What a listener hears in one go, as one line of a transcript.
public struct SpokenLine: Hashable, Codable, Sendable {
  /// The words.
  public var text: String
  /// The language of the words that the table's author wrote, as a BCP 47 tag; nil for the listener's.
  public var language: String?

  package init(_ text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }
}

/// What is between parts that are spoken one after the other.
package enum PartJoiner: Hashable, Sendable {
  /// The separator of the listener's language: `, `.
  case list
  case text(String)
  /// A new line: each part is alone.
  case line
}

/// Parts that are spoken one after the other, in an order that is data.
package struct LineOrder<Part: Hashable & Sendable>: Hashable, Sendable {
  /// The parts in the order in which they are spoken; one that has nothing to say is left out.
  package var parts: [Part]
  /// What is between them.
  package var joiner: PartJoiner
  package var end: String
  /// Whether the line starts with a capital letter.
  package var isCapitalized: Bool

  package init(_ parts: [Part], joiner: PartJoiner = .list, end: String = "", isCapitalized: Bool = false) {
    self.parts = parts
    self.joiner = joiner
    self.end = end
    self.isCapitalized = isCapitalized
  }

  /// What follows a part, as far as it is a text.
  private var joinerText: String { if case .text(let text) = joiner { text } else { "" } }

  /// The lines that the parts make; a full stop that a part has of its own is not doubled.
  ///
  /// - Parameters:
  ///   - separator: that of the listener's language.
  ///   - texts: what a part says, which may be several things, or nothing.
  func lines(separator: String, _ texts: (Part) throws -> [String]) rethrows -> [String] {
    var said = try parts.flatMap(texts).filter { !$0.isEmpty }
    guard let first = said.first else { return [] }
    if (joinerText + end).hasPrefix(".") {
      said = said.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    }
    if isCapitalized { said[0] = first.prefix(1).uppercased() + first.dropFirst() }
    return switch joiner {
    case .list: [said.joined(separator: separator) + end]
    case .text(let text): [said.joined(separator: text) + end]
    case .line: said.map { $0 + end }
    }
  }
}
