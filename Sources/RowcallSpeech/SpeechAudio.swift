import RowcallWire

/// The sound of an utterance: one channel, 16 bits.
package struct SpeechAudio: Hashable, Codable, Sendable {
  /// The sample rate of all sound that Rowcall makes, in Hz.
  package static let sampleRate = 22_050

  package var samples: [Int16] = []
  /// Where words, sentences and named places begin, in order.
  package var marks: [SpeechMark] = []
  /// What could not be spoken.
  package var warnings: [SpeechWarning] = []

  /// The length in seconds.
  package var duration: Double { Double(samples.count) / Double(SpeechAudio.sampleRate) }

  /// The longest pause in milliseconds: a day.
  static let longestPause = 86_400_000

  /// The samples in a pause; one that is negative has none, and none is longer than a day.
  package static func samples(inMilliseconds milliseconds: Int) -> Int {
    min(max(0, milliseconds), longestPause) * sampleRate / 1000
  }

  /// Adds a piece; the end of an utterance adds nothing.
  package mutating func append(_ piece: SpeechPiece) {
    switch piece {
    case let .samples(new): samples.append(contentsOf: new)
    case let .mark(mark): marks.append(mark)
    case let .warning(warning): warnings.append(warning)
    case .finished: break
    }
  }
}

/// A place in the sound at which something begins.
package struct SpeechMark: Hashable, Codable, Sendable {
  /// What begins.
  package enum Kind: Hashable, Codable, Sendable {
    case word
    case sentence
    /// What a `SpeechSegment.mark` names.
    case named(String)
  }

  package var kind: Kind
  /// The sample at which it begins, counted from the start of the utterance.
  package var sample: Int
  /// The zero-based place of the segment in the utterance.
  package var segment: Int
  /// Where the word or the sentence's start stands in the segment's text, in Unicode scalars; empty for a named mark.
  package var scalars: Range<Int> = 0..<0
  /// The same place in bytes of UTF-8.
  package var utf8: Range<Int> = 0..<0
}

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

  package var text: String
  /// What went wrong.
  package var reason: Reason
  /// The zero-based number of the utterance.
  package var utterance: Int
  /// The zero-based place of the segment in the utterance.
  package var segment: Int

  /// The sentence for the person who listens.
  public var description: String { "left out \"\(excerpt)\": \(reason.sentence(at: " on it"))" }

  /// How the text begins, in one line.
  package var excerpt: String {
    // In scalars, since a single character may have thousands of them.
    let start = text.unicodeScalars.prefix(60).map { $0.isControl ? " " : String($0) }.joined()
    return text.unicodeScalars.dropFirst(60).isEmpty ? start : start + "..."
  }
}
