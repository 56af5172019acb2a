import RowcallLanguages
import RowcallNarration
import RowcallText
import RowcallValues

/// What conditions are written with: English, and the listener's language beside it.
struct ConditionVocabulary {
  private struct Phrase {
    /// In small letters.
    let words: [String]
    let meaning: ConditionWord
  }

  /// The longest first: "is not blank" begins as others do.
  private let phrases: [Phrase]
  private let own: KeyValuePairs<ConditionWord, String>

  init(for locale: LocaleTag) {
    own = (Languages.language(for: locale)?.language ?? English.self).conditionWords
    phrases = (Array(own) + Array(English.conditionWords)).flatMap { meaning, list in
      list.listedWords.map {
        Phrase(words: $0.lowercased().split(separator: " ").map(String.init), meaning: meaning)
      }
    }.sorted { $0.words.count > $1.words.count }
  }

  /// The usual word of the listener.
  func word(_ meaning: ConditionWord) -> String {
    own.first { $0.key == meaning }?.value.listedWords.first ?? ""
  }

  /// A condition as an example.
  var example: String { "Price > 100 \(word(.and)) Region = West" }

  /// Whether a word has a meaning; one of a single letter as it is written, for A may be a grade.
  func isWord(_ text: some StringProtocol, _ meaning: ConditionWord) -> Bool {
    let word = text.lowercased()
    return phrases.contains {
      $0.meaning == meaning && $0.words == [word] && (word.count > 1 || text == word)
    }
  }

  func isJoint(_ text: some StringProtocol) -> Bool { isWord(text, .and) || isWord(text, .or) }

  /// The sign that words are, read one by one, and as what it is written; nil for others.
  func sign(_ words: inout ConditionWords) -> (sign: RowCondition.Sign, written: String)? {
    for phrase in phrases {
      guard let sign = RowCondition.Sign(phrase.meaning) else { continue }
      var after = words
      let isHere = phrase.words.allSatisfy { word in
        after.next().map { !$0.isQuoted && $0.text.lowercased() == word } ?? false
      }
      guard isHere else { continue }
      words = after
      return (sign, phrase.words.joined(separator: " "))
    }
    return nil
  }
}

extension RowCondition.Sign {
  fileprivate init?(_ meaning: ConditionWord) {
    switch meaning {
    case .contains: self = .contains
    case .matches: self = .matches
    case .isBlank: self = .isBlank
    case .isFilled: self = .isFilled
    case .and, .or, .not: return nil
    }
  }

  /// A sign that is no word.
  fileprivate init?(symbol: String) {
    switch symbol {
    case "==": self = .equal
    case "<>": self = .unequal
    default:
      guard symbol.first.map(ConditionWords.signs.contains) ?? false else { return nil }
      self.init(rawValue: symbol)
    }
  }
}

/// The words of a condition.
struct ConditionWords {
  let text: String
  /// How many brackets and `not` the next part is in.
  var nesting = 0
  private let vocabulary: ConditionVocabulary
  private let lookup: ColumnLookup
  private var rest: Substring

  init(_ text: String, _ vocabulary: ConditionVocabulary, _ lookup: ColumnLookup) {
    (self.text, self.vocabulary, self.lookup) = (text, vocabulary, lookup)
    rest = text[...]
  }

  /// What was read so far.
  var beginning: String { String(text[..<rest.startIndex].trimmingSpaces) }

  fileprivate static let signs: Set<Character> = ["=", "!", "<", ">"]
  /// No column has a longer name.
  private static let mostWordsOfName = 100
  /// Brackets that were opened and not closed.
  private var depth = 0

  /// Goes on behind "and", "or" or "not" if it is the next word; whether it is.
  mutating func take(_ meaning: ConditionWord) -> Bool {
    var after = self
    guard let next = after.next(), !next.isQuoted, vocabulary.isWord(next.text, meaning) else { return false }
    self = after
    return true
  }

  /// The words up to a sign, of which a name may have several, and the sign; nil where none follows.
  mutating func nameAndSign() -> (name: String, sign: RowCondition.Sign, written: String)? {
    // A column may be called "Drink contains sugar".
    var others = self
    if let found = others.nameAndSign(takesWords: false), lookup.column(named: found.name) != nil {
      self = others
      return found
    }
    return nameAndSign(takesWords: true)
  }

  private mutating func nameAndSign(
    takesWords: Bool
  ) -> (name: String, sign: RowCondition.Sign, written: String)? {
    var name: [String] = []
    while name.count < Self.mostWordsOfName {
      if takesWords, !name.isEmpty, let found = vocabulary.sign(&self) {
        return (name.joined(separator: " "), found.sign, found.written)
      }
      guard let word = next() else { return nil }
      if !word.isQuoted, let sign = RowCondition.Sign(symbol: word.text) {
        return (name.joined(separator: " "), sign, word.text)
      }
      name.append(word.text)
    }
    return nil
  }

  /// Whether the words up to the next sign are the name of a column.
  var beginWithColumn: Bool {
    var words = self
    return words.nameAndSign().flatMap { lookup.column(named: $0.name) } != nil
  }

  /// Whether a condition follows, perhaps on a column that is not there: a word that joins does so only before one.
  private var beginWithCondition: Bool {
    if beginWithColumn { return true }
    var words = self
    while words.open() || words.take(.not) {}
    guard let name = words.nameAndSign()?.name else { return false }
    return lookup.column(named: name) != nil
      || !name.split(separator: " ").contains { vocabulary.isJoint($0) }
  }

  mutating func open() -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    guard rest.first == "(" else { return false }
    rest = rest.dropFirst()
    depth += 1
    return true
  }

  mutating func close() -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    guard depth > 0, rest.first == ")" else { return false }
    rest = rest.dropFirst()
    depth -= 1
    return true
  }

  /// How much of a word comes before a bracket that closes what was opened before it.
  private func length(of word: Substring) -> Int {
    guard depth > 0 else { return word.count }
    var open = 0
    for (index, letter) in word.enumerated() {
      if letter == "(" { open += 1 }
      if letter == ")" { open -= 1 }
      if open < 0 { return index }
    }
    return word.count
  }

  /// The next word or sign; nil at the end.
  mutating func next() -> (text: String, isQuoted: Bool)? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return nil }
    if first == "\"" { return (quoted(by: first), true) }
    let whole =
      Self.signs.contains(first)
      ? rest.prefix { Self.signs.contains($0) }
      : rest.prefix { !$0.isWhitespace && !Self.signs.contains($0) }
    let word = whole.prefix(length(of: whole))
    guard !word.isEmpty else { return nil }
    rest = rest.dropFirst(word.count)
    return (String(word), false)
  }

  private mutating func quoted(by sign: Character) -> String {
    rest = rest.dropFirst()
    let word = rest.prefix { $0 != sign }
    rest = rest.dropFirst(word.count + 1)
    return String(word)
  }

  /// The value behind a sign: up to the end, or to "and" or "or" before another condition.
  ///
  /// `joint` is such a word within a value that is not in quotes, with what is before it; nil for none.
  mutating func value() -> (text: String, isQuoted: Bool, joint: (word: String, before: String)?) {
    rest = rest.drop(while: \.isWhitespace)
    if let sign = rest.first, sign == "\"" || sign == "'" && rest.dropFirst().contains(sign) {
      return (quoted(by: sign), true, nil)
    }
    var words: [Substring] = []
    var joint: (word: String, before: String)?
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let whole = rest.prefix { !$0.isWhitespace }
      let word = whole.prefix(length(of: whole))
      if word.isEmpty { break }
      var after = self
      after.rest = rest.dropFirst(word.count)
      let isAtEnd = words.isEmpty || after.rest.allSatisfy(\.isWhitespace)
      // Of one letter it is a value: a grade.
      if vocabulary.isJoint(word), word.count > 1 || !isAtEnd {
        if after.beginWithCondition { break }
        joint = joint ?? (String(word), words.joined(separator: " "))
      }
      words.append(word)
      self = after
    }
    return (words.joined(separator: " "), false, joint)
  }
}

extension BrowseSession {
  /// The words of conditions in the listener's language; nil where they are English, which help explains.
  package var conditionWords: BrowseLine? {
    guard Languages.language(for: opened.locale).map({ $0.language.tag != English.tag }) ?? false else {
      return nil
    }
    let vocabulary = ConditionVocabulary(for: opened.locale)
    return line(.browseConditionWords, ["value": list(ConditionWord.allCases.map(vocabulary.word))])
  }
}
