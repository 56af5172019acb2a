/// The words of a condition.
struct ConditionWords {
  let text: String
  /// How many brackets and `not` the next part is in.
  var nesting = 0
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  private static let signs: Set<Character> = ["=", "!", "<", ">"]
  /// Brackets that were opened and not closed.
  private var depth = 0

  /// Goes on behind a word if it is the next one; whether it is.
  mutating func take(_ word: String) -> Bool {
    var after = self
    guard let next = after.next(), !next.isQuoted, next.text.lowercased() == word else { return false }
    self = after
    return true
  }

  /// The words up to a sign, of which a name may have several, and the sign; nil where none follows.
  mutating func nameAndSign() -> (name: String, sign: RowCondition.Sign)? {
    var name: [String] = []
    while let word = next() {
      if !word.isQuoted, let sign = sign(beginningWith: word.text) {
        return (name.joined(separator: " "), sign)
      }
      name.append(word.text)
    }
    return nil
  }

  /// Whether the words up to the next sign are the name of a column.
  func beginWithColumn(_ lookup: ColumnLookup) -> Bool {
    var words = self
    return words.nameAndSign().flatMap { lookup.column(named: $0.name) } != nil
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

  /// The sign that a word is, or begins; nil for other words.
  mutating func sign(beginningWith word: String) -> RowCondition.Sign? {
    switch word.lowercased() {
    case "==", "=": return .equal
    case "<>", "!=": return .unequal
    case "is":
      var after = self
      switch after.next()?.text.lowercased() {
      case "blank": break
      case "not" where after.next()?.text.lowercased() == "blank":
        self = after
        return .isFilled
      default: return nil
      }
      self = after
      return .isBlank
    case let word: return RowCondition.Sign(rawValue: word)
    }
  }

  /// The value behind a sign: up to "and", "or" or the end.
  mutating func value() -> (text: String, isQuoted: Bool) {
    rest = rest.drop(while: \.isWhitespace)
    if let sign = rest.first, sign == "\"" || sign == "'" && rest.dropFirst().contains(sign) {
      return (quoted(by: sign), true)
    }
    var words: [Substring] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let whole = rest.prefix { !$0.isWhitespace }
      let word = whole.prefix(length(of: whole))
      if word.isEmpty || ["and", "or"].contains(word.lowercased()) { break }
      words.append(word)
      rest = rest.dropFirst(word.count)
    }
    return (words.joined(separator: " "), false)
  }
}
