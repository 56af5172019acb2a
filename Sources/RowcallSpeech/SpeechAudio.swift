/// The sound of an utterance: one channel, 16 bits.
package struct SpeechAudio: Hashable, Codable, Sendable {
  /// The sample rate of all sound that Rowcall makes, in Hz.
  package static let sampleRate = 22_050

  /// The samples.
  package var samples: [Int16]
  /// Where words, sentences and named places begin, in order.
  package var marks: [SpeechMark]
  /// What could not be spoken.
  package var warnings: [SpeechWarning]

  /// Creates a sound.
  package init(samples: [Int16] = [], marks: [SpeechMark] = [], warnings: [SpeechWarning] = []) {
    self.samples = samples
    self.marks = marks
    self.warnings = warnings
  }

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
