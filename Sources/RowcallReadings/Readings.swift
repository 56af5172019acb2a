import RowcallText

/// The readings of names in a locale: the author's, those that stand beside the names, and derived ones.
///
/// Japanese readings are derived by MeCab, which is looked for when the first name in kanji has none of its own; Chinese
/// ones are pinyin, in locales that sort by it. In other locales names read themselves, and only Japanese texts are said in
/// kana, in a table that has some (see ``for(texts:)``). Copies share what was loaded, and any number of threads may use them.
public struct Readings: Sendable {
  package let locale: LocaleTag
  private let list: ReadingList
  private let analyzer: MecabLocation
  private var deriver: any ReadingDeriver
  /// Reads the Japanese texts of tables that are heard in another language.
  private let foreign: ForeignJapanese
  private var words = SpokenWords()

  /// Creates the readings of a locale; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - locale: the locale in which names are sorted and said.
  ///   - list: the author's own readings, which win over all others.
  ///   - analyzer: where MeCab is; the system's by default.
  package init(
    for locale: LocaleTag, list: ReadingList = ReadingList(), analyzer: MecabLocation = .system
  ) {
    self.locale = locale
    self.list = list
    self.analyzer = analyzer
    deriver = Self.deriver(for: locale, analyzer)
    foreign = ForeignJapanese(analyzer)
  }

  /// The reading of a name; nil where the name reads itself, or where nothing can read it.
  ///
  /// The author's list wins over a given reading, and that over a derived one.
  ///
  /// - Parameter given: what stands in a column of readings; nil or blank where there is none. Kanji tell no reading.
  package func reading(of name: String, given: String? = nil) -> Reading? {
    own(name, given) ?? deriver.reading(of: name)
  }

  /// The readings of many names, in their order; faster than one by one.
  ///
  /// - Parameter given: what stands in a column of readings, in the order of the names; fewer where it ends earlier.
  package func readings(of names: [String], given: [String?] = []) -> [Reading?] {
    var readings = names.indices.map { own(names[$0], given.indices.contains($0) ? given[$0] : nil) }
    let rest = names.indices.filter { readings[$0] == nil }
    for (index, reading) in zip(rest, deriver.readings(of: rest.map { names[$0] })) {
      readings[index] = reading
    }
    return readings
  }

  /// The text by which a name is sorted: its reading, where it has one.
  ///
  /// Pinyin is sorted syllable by syllable and tone by tone.
  package func sortText(of name: String, _ reading: Reading?) -> String {
    reading.map { deriver.sortText(of: $0) } ?? name
  }

  /// What a voice of the locale is to say for a text; the text itself in most locales.
  ///
  /// A text that is in the author's list is said as it says. Japanese comes in kana, which are all that its voice can say,
  /// with numbers read as what they count asks for: `3本と令和6年4月1日` is さんぼんとれいわろくねんしがつついたち.
  package func spoken(_ text: String) -> String { deriver.spoken(list[text] ?? text, words) }

  /// Whether every text is said as it stands, as in most locales without a list.
  package var isIdle: Bool { list.isEmpty && deriver is NoReader }

  /// What a voice of the locale is to say for a name that has a reading beside it.
  ///
  /// The author's list wins over the reading, and that over what would be derived, unless a voice cannot say it: in Japanese
  /// it takes kana.
  ///
  /// - Parameter given: what stands in a column of readings; nil or blank where there is none.
  package func spoken(_ name: String, given: String?) -> String {
    if let given = given?.trimmed, says(given, for: name) { return spoken(given) }
    return list[name].map { deriver.spoken($0, words) } ?? deriver.spoken(name: name, words)
  }

  /// Whether a voice of the locale is to say a reading that stands beside a name, and not the name itself.
  package func says(_ given: String, for name: String) -> Bool {
    given.contains { !$0.isWhitespace } && deriver.canSay(given) && list[name] == nil
      && !deriver.derives(given.trimmed, of: name.trimmed)
  }

  /// The readings of another locale by the same author.
  package func readings(in locale: LocaleTag) -> Readings {
    Readings(for: locale, list: list, analyzer: analyzer)
  }

  /// The same readings for a table with some texts; in a locale without readings, they say Japanese in kana if the texts have
  /// any, as the voices for kanji would say Chinese.
  package func `for`(texts: some Sequence<String>) -> Readings {
    guard deriver is NoReader, ForeignJapanese.isIn(texts) else { return self }
    var readings = self
    readings.deriver = foreign
    return readings
  }

  /// The same readings for a program that puts words of its own into texts.
  package func knowing(_ words: SpokenWords) -> Readings {
    var readings = self
    readings.words = words
    return readings
  }

  /// A name with its reading in brackets, `新宿店（しんじゅくてん）`; the name alone where it reads itself.
  package func furigana(of name: String, _ reading: Reading?) -> String {
    name + note(reading, on: name)
  }

  /// What stands behind a name to tell its reading; empty where it reads itself.
  package func note(_ reading: Reading?, on name: String) -> String {
    guard let reading, reading.text != name else { return "" }
    return ["ja", "zh"].contains(locale.language) ? "（\(reading.text)）" : " (\(reading.text))"
  }

  /// The reading of a text in the author's list; nil where it is not listed.
  package func listed(_ text: String) -> Reading? { list[text].map { Reading($0, source: .list) } }

  /// Why names that need a reading were left without one; nil as long as none was.
  package var shortcoming: ReadingError? { deriver.shortcoming ?? foreign.shortcoming }

  /// The reading that somebody gave.
  private func own(_ name: String, _ given: String?) -> Reading? {
    if let reading = listed(name) { return reading }
    // Whoever put the name itself there told nothing about how it is read.
    guard let given = given?.trimmed, !given.isEmpty, !Han.isIn(given) else { return nil }
    return Reading(given, source: .given)
  }

  private static func deriver(for locale: LocaleTag, _ analyzer: MecabLocation) -> any ReadingDeriver {
    switch locale.language {
    case "ja": MecabReader(analyzer)
    // In Hong Kong and Macau a voice says Cantonese.
    case "zh" where !PinyinReader.isElsewhere(locale): PinyinReader(sorts: PinyinReader.sorts(locale))
    default: NoReader()
    }
  }
}

/// Finds readings for names that have none of their own.
protocol ReadingDeriver: Sendable {
  /// The reading of a name; nil where it reads itself, or where nothing can read it.
  func reading(of name: String) -> Reading?
  /// The readings of many names, in their order.
  func readings(of names: [String]) -> [Reading?]
  func sortText(of reading: Reading) -> String
  /// What a voice of the locale is to say for a text.
  func spoken(_ text: String, _ words: SpokenWords) -> String
  /// What a voice of the locale is to say for a name.
  func spoken(name: String, _ words: SpokenWords) -> String
  /// Whether a voice of the locale can say a reading that somebody gave.
  func canSay(_ reading: String) -> Bool
  /// Whether a reading that somebody gave is the one that would be derived, of which the pronunciation is known too.
  func derives(_ reading: String, of name: String) -> Bool
  /// Why names that need a reading were left without one; nil as long as none was.
  var shortcoming: ReadingError? { get }
}

extension ReadingDeriver {
  func readings(of names: [String]) -> [Reading?] { names.map { reading(of: $0) } }
  func sortText(of reading: Reading) -> String { reading.text }
  func spoken(_ text: String, _ words: SpokenWords) -> String { text }
  func spoken(name: String, _ words: SpokenWords) -> String { spoken(name, words) }
  func derives(_ reading: String, of name: String) -> Bool { false }
  func canSay(_ reading: String) -> Bool { !Han.isIn(reading) }
  var shortcoming: ReadingError? { nil }
}

/// For locales in which names read themselves.
struct NoReader: ReadingDeriver {
  func reading(of name: String) -> Reading? { nil }
}

/// How words are said that a program itself puts into texts, so that they need no dictionary.
package struct SpokenWords: Sendable {
  /// Words that are said so wherever a dictionary finds them.
  package var always: [String: String]
  /// Words that are said so where there is no dictionary.
  package var otherwise: [String: String]
  /// Whether a dictionary is asked only for texts that have other words: the rest of a phrase may be in kana already.
  package var comeFirst: Bool

  /// Creates words from how each is said.
  package init(
    always: [String: String] = [:], otherwise: [String: String] = [:], comeFirst: Bool = false
  ) {
    self.always = always
    self.otherwise = otherwise
    self.comeFirst = comeFirst
  }

  /// How a word is said that no dictionary was asked for.
  func withoutDictionary(_ word: String) -> String? { always[word] ?? otherwise[word] }
}
