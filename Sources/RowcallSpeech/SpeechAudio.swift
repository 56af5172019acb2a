/// The sound of an utterance: one channel, 16 bits.
public struct SpeechAudio: Hashable, Codable, Sendable {
  /// The sample rate of all sound that Rowcall makes, in Hz.
  public static let sampleRate = 22_050

  /// The samples.
  public var samples: [Int16]
  /// Where words, sentences and named places begin, in order.
  public var marks: [SpeechMark]
  /// What could not be spoken.
  public var warnings: [SpeechWarning]

  /// Creates a sound.
  public init(samples: [Int16] = [], marks: [SpeechMark] = [], warnings: [SpeechWarning] = []) {
    self.samples = samples
    self.marks = marks
    self.warnings = warnings
  }

  /// The length in seconds.
  public var duration: Double { Double(samples.count) / Double(SpeechAudio.sampleRate) }

  /// The longest pause in milliseconds: a day.
  static let longestPause = 86_400_000

  /// The samples in a pause; one that is negative has none, and none is longer than a day.
  public static func samples(inMilliseconds milliseconds: Int) -> Int {
    min(max(0, milliseconds), longestPause) * sampleRate / 1000
  }

  /// Adds a piece; the end of an utterance adds nothing.
  public mutating func append(_ piece: SpeechPiece) {
    switch piece {
    case let .samples(new): samples.append(contentsOf: new)
    case let .mark(mark): marks.append(mark)
    case let .warning(warning): warnings.append(warning)
    case .finished: break
    }
  }
}
