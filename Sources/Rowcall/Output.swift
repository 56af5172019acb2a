import FoundationEssentials
import RowcallModel
import RowcallNarration

/// Where text goes: lines to one place, notes about the file to another.
package struct Output: Sendable {
  private let receive: @Sendable (Span<UInt8>) throws -> Void
  private let receiveNote: (@Sendable (String) -> Void)?

  /// - Parameters:
  ///   - receive: takes lines in UTF-8 that are safe to print; in order, and never twice at a time, but on any thread.
  ///   - note: takes a sentence about the file, such as one about uneven rows; nil where nobody wants to know.
  package init(
    _ receive: @escaping @Sendable (Span<UInt8>) throws -> Void, note: (@Sendable (String) -> Void)?
  ) {
    self.receive = receive
    receiveNote = note
  }

  /// Whether notes are wanted.
  var hasNotes: Bool { receiveNote != nil }

  /// Reports a sentence about the file.
  func note(_ sentence: String) { receiveNote?(sentence) }

  /// Writes bytes that are safe to print.
  func write(safe bytes: Span<UInt8>) throws { try receive(bytes) }

  /// Writes text, with whatever a file brought into it made safe.
  func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    if let printed = TextHazard.printed(bytes.span) {
      try receive(printed.span)
    } else {
      try receive(bytes.span)
    }
  }

  /// Writes lines of JSON, with whatever a file brought into them escaped.
  func write(json lines: String) throws { try receive(Array(TextHazard.json(lines).utf8).span) }

  /// Writes a text and a line break.
  func writeLine(_ text: String) throws { try write(text + "\n") }
}

extension Encodable {
  /// The value as JSON, with sorted keys and without unsafe characters.
  ///
  /// - Parameter formatting: `.prettyPrinted` for people; nothing for one line.
  package func json(_ formatting: JSONEncoder.OutputFormatting = []) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return TextHazard.json(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
