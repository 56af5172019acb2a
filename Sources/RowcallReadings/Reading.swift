/// How a name is read: しんじゅくてん for 新宿店, `Lǐ Míng` for 李明.
package struct Reading: Hashable, Codable, Sendable {
  /// The reading, as it is written under a name and as a name is sorted by.
  package var text: String
  /// What a voice is to say where that is written in another way: `しんじゅく` is both, `とーきょー` only this.
  package var pronunciation: String?
  /// Where it comes from.
  package var source: ReadingSource

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

/// What can go wrong with readings.
public enum ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A line of a list has no tab, or nothing before or after it; lines count from one.
  case noReading(path: String, line: Int, found: String)
  /// A line of a list has more than a name and a reading.
  case tooManyParts(path: String, line: Int, count: Int)
  /// A name has two different readings in a list.
  case otherReading(path: String, line: Int, name: String, firstLine: Int)
  /// A line of a list is not in UTF-8.
  case notUTF8(path: String, line: Int)
  /// A list is longer than any sensible one.
  case tooLong(path: String, bytes: Int, limit: Int)
  /// A name or reading of a list is longer than any sensible one, in characters.
  case longText(path: String, line: Int, count: Int, limit: Int)
  /// There is no library of MeCab's under a name or path.
  case noMecab(library: String)
  /// There is MeCab, and no dictionary that it can use.
  case noDictionary(library: String)

  /// One sentence: where, what was found, what was expected, what to do.
  public var description: String {
    switch self {
    case .noReading(let path, let line, let found):
      "\(path):\(line): found \"\(found)\", expected a name, a tab and its reading; put the reading behind a tab"
    case .tooManyParts(let path, let line, let count):
      "\(path):\(line): found \(count) parts between tabs, expected a name and its reading; take the others out"
    case .otherReading(let path, let line, let name, let firstLine):
      "\(path):\(line): found another reading of \"\(name)\" than on line \(firstLine), expected one for each name; "
        + "take one out"
    case .notUTF8(let path, let line):
      "\(path):\(line): found bytes that are no UTF-8, expected a list in UTF-8; save it as UTF-8"
    case .tooLong(let path, let bytes, let limit):
      "\(path): found \(bytes) bytes, expected at most \(limit); keep only the names of the table"
    case .longText(let path, let line, let count, let limit):
      "\(path):\(line): found a text of \(count) characters, expected at most \(limit); is a tab or line end missing?"
    case .noMecab(let library):
      "readings: found no library \(library), which tells how kanji are read; run apt-get install libmecab2 "
        + "mecab-ipadic-utf8, or give readings of your own"
    case .noDictionary(let library):
      "readings: found \(library) without a dictionary, expected IPADIC in UTF-8; run apt-get install "
        + "mecab-ipadic-utf8, check MECABRC if it is set, or give readings of your own"
    }
  }
}
