/// How a name is read: しんじゅくてん for 新宿店, `Lǐ Míng` for 李明.
package struct Reading: Hashable, Codable, Sendable {
  /// The reading, as it is written under a name and as a name is sorted by.
  package var text: String
  /// What a voice is to say where that is written in another way: `しんじゅく` is both, `とーきょー` only this.
  package var pronunciation: String?
  /// Where it comes from.
  package var source: ReadingSource

  /// Creates a reading.
  package init(_ text: String, source: ReadingSource, pronunciation: String? = nil) {
    self.text = text
    self.source = source
    self.pronunciation = pronunciation
  }

  /// What a voice is to say.
  package var spoken: String { pronunciation ?? text }
}

/// Where a reading comes from.
public enum ReadingSource: String, Hashable, Codable, Sendable, CaseIterable {
  /// From the table, beside the name.
  case given
  /// From its author's list of readings.
  case list
  /// From a dictionary, which may be wrong about names.
  case derived
}
