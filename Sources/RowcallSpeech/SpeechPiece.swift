import RowcallWire

/// What a backend hands over while it speaks, in the order in which it is heard.
package enum SpeechPiece: Hashable, Sendable {
  /// Sound that follows the sound before it.
  case samples([Int16])
  /// Something begins in the current utterance; its place may lie a little ahead of the sound handed over so far.
  case mark(SpeechMark)
  /// A text of the current utterance is left out.
  case warning(SpeechWarning)
  /// The utterance with this zero-based number is complete.
  case finished(utterance: Int)
}

/// A text that could not be spoken; what follows it was.
public struct SpeechWarning: Hashable, Codable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The process that spoke it died of this signal.
    case crashed(signal: Int)
    /// The process that spoke it ended with this status.
    case exited(status: Int)
    /// Nothing came for so many seconds.
    case hung(seconds: Int)
    /// The worker's answers made no sense.
    case confused(String)
    /// There was no sound, although the text has letters or digits.
    case silent

    /// What eSpeak NG or its worker did.
    public var description: String { sentence(at: "") }

    /// The same with the place where it did that, after a space.
    fileprivate func sentence(at place: String) -> String {
      switch self {
      case let .crashed(signal): "eSpeak NG crashed\(place) (signal \(signal))"
      case let .exited(status): "eSpeak NG gave up\(place) (status \(status))"
      case let .hung(seconds): "eSpeak NG said nothing for \(seconds) seconds"
      case let .confused(answer): "the speech worker answered with \(answer)"
      case .silent: "eSpeak NG gave no sound"
      }
    }
  }

  /// The text.
  package var text: String
  /// What went wrong.
  package var reason: Reason
  /// The zero-based number of the utterance.
  package var utterance: Int
  /// The zero-based place of the segment in the utterance.
  package var segment: Int

  /// Creates a warning.
  package init(text: String, reason: Reason, utterance: Int, segment: Int) {
    self.text = text
    self.reason = reason
    self.utterance = utterance
    self.segment = segment
  }

  /// The sentence for the person who listens.
  public var description: String { "left out \"\(excerpt)\": \(reason.sentence(at: " on it"))" }

  /// How the text begins, in one line.
  package var excerpt: String {
    // In scalars, since a single character may have thousands of them.
    let start = text.unicodeScalars.prefix(60).map { $0.isControl ? " " : String($0) }.joined()
    return text.unicodeScalars.dropFirst(60).isEmpty ? start : start + "..."
  }
}
