import FoundationEssentials
import RowcallModel
import RowcallNarration

/// The destinations of lines and of notes about the file.
package struct Output: Sendable {
  private let receive: @Sendable (Span<UInt8>) throws -> Void
  private let receiveNote: (@Sendable (String) -> Void)?

  /// - Parameters:
  ///   - receive: receives printable UTF-8 lines in order, one call at a time, on any thread.
  ///   - note: receives a sentence about the file, such as one about uneven rows; nil for none.
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

  /// Writes printable bytes.
  func write(safe bytes: Span<UInt8>) throws { try receive(bytes) }

  /// Writes text with unsafe characters escaped.
  func write(_ text: String) throws { try receive(Array(TextHazard.printed(text).utf8).span) }

  /// Writes lines of JSON with unsafe characters escaped.
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
