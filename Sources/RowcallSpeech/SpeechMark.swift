/// A place in the sound at which something begins.
package struct SpeechMark: Hashable, Codable, Sendable {
  /// What begins.
  package enum Kind: Hashable, Codable, Sendable {
    /// A word.
    case word
    /// A sentence.
    case sentence
    /// What a `SpeechSegment.mark` names.
    case named(String)
  }

  /// What begins.
  package var kind: Kind
  /// The sample at which it begins, counted from the start of the utterance.
  package var sample: Int
  /// The zero-based place of the segment in the utterance.
  package var segment: Int
  /// Where the word or the sentence's start stands in the segment's text, in Unicode scalars; empty for a named mark.
  package var scalars: Range<Int>
  /// The same place in bytes of UTF-8.
  package var utf8: Range<Int>

  /// Creates a mark.
  package init(
    kind: Kind, sample: Int, segment: Int, scalars: Range<Int> = 0..<0, utf8: Range<Int> = 0..<0
  ) {
    self.kind = kind
    self.sample = sample
    self.segment = segment
    self.scalars = scalars
    self.utf8 = utf8
  }
}
