import RowcallText

/// A piece of speech.
package enum SpeechSegment: Hashable, Codable, Sendable {
  /// Plain text to be spoken; nil means the utterance's language.
  case text(String, language: LocaleTag?)
  /// Silence of so many milliseconds.
  case pause(milliseconds: Int)
  /// A named place in the audio: the start of a cell.
  case mark(String)
}

/// What is spoken in one go: usually one row.
package struct Utterance: Hashable, Codable, Sendable {
  /// The segments in the order in which they are spoken.
  package var segments: [SpeechSegment]
  /// The language of the segments that name none.
  package var language: LocaleTag

  package init(segments: [SpeechSegment], language: LocaleTag) {
    self.segments = segments
    self.language = language
  }
}
