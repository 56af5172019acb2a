/// Finds readings for names that have none of their own.
protocol ReadingDeriver: Sendable {
  /// The reading of a name; nil where it reads itself, or where nothing can read it.
  func reading(of name: String) -> Reading?
  /// The readings of many names, in their order.
  func readings(of names: [String]) -> [Reading?]
  /// The text by which a reading is sorted.
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
