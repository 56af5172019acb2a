import RowcallText

/// A piece of speech.
public enum SpeechSegment: Hashable, Codable, Sendable {
  /// Plain text to be said; nil means the utterance's language.
  case text(String, language: LocaleTag?)
  /// Silence of so many milliseconds.
  case pause(milliseconds: Int)
  /// A named place in the audio: the start of a cell.
  case mark(String)
}

/// What is said in one go: usually one row.
public struct Utterance: Hashable, Codable, Sendable {
  /// The segments in the order in which they are heard.
  public var segments: [SpeechSegment]
  /// The language of the segments that name none.
  public var language: LocaleTag

  /// Creates an utterance.
  public init(segments: [SpeechSegment], language: LocaleTag) {
    self.segments = segments
    self.language = language
  }
}
