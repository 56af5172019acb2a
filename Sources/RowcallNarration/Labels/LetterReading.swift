import RowcallLanguages

/// Reads the letters and signs of a text as a listener wants them: as they are, with signs by their names, or letter by
/// letter.
///
/// Walks and rows share it.
struct LetterReading: Sendable {
  /// Whether texts are left as they are, which costs nothing.
  var isPlain: Bool { names == nil }

  /// Whether texts are read letter by letter.
  var isSpelling: Bool { spelling.isOn }

  private let punctuation: PunctuationLevel
  private let spelling: Spelling
  /// What signs are called; nil if none is named.
  private let names: SignNames?
  /// What stands around a capital letter.
  private let capital: Affix

  /// Creates a reading.
  ///
  /// - Parameters:
  ///   - names: what signs are called; asked for only where signs are named.
  ///   - capital: the spoken text of a capital letter.
  init(_ verbosity: Verbosity, names: @autoclosure () -> SignNames, capital: (String) -> String) {
    punctuation = verbosity.punctuation
    spelling = verbosity.spelling
    let isPlain = punctuation == .none && !spelling.isOn
    self.names = isPlain ? nil : names()
    self.capital = isPlain || spelling.capitals != .spell ? Affix() : Affix(around: capital)
  }

  /// The spoken text of a text.
  ///
  /// - Parameter written: what its author wrote, where the text is words made of it; signs that only those words have,
  ///   as in "o'clock", are not named.
  func words(_ text: String, written: @autoclosure () -> String? = nil) -> String {
    guard let names else { return text }
    if spelling.isOn { return spelled(text, names) }
    return withNamedSigns(text, names, of: written().map { Set($0.compactMap { Sign($0) }) })
  }

  /// Changes a finished text.
  ///
  /// - Parameter start: where it starts in the output; it reaches to the end.
  func change(_ output: inout ByteBuffer, from start: Int) {
    if isPlain { return }
    let text = words(output.text(from: start))
    output.removeAll(from: start)
    output.append(text)
  }

  /// The text letter by letter: `Bob` is "capital B o b".
  private func spelled(_ text: String, _ names: SignNames) -> String {
    text.filter { !$0.isWhitespace }.map { character in
      // Who spells wants to know each sign.
      if let sign = names.name(of: character, at: .all) { return sign }
      return character.isUppercase ? capital.text(around: String(character)) : String(character)
    }.joined(separator: " ")
  }

  /// The text with the signs of the listener's level as words.
  ///
  /// Voices say the mark in a number themselves.
  ///
  /// - Parameter signs: those that are named; nil for all.
  private func withNamedSigns(_ text: String, _ names: SignNames, of signs: Set<Sign>?) -> String {
    var words = ""
    var before: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      let isInNumber = Self.isMark(character, between: before, and: rest.first)
      let isOurs = signs.map { signs in Sign(character).map { !signs.contains($0) } ?? false } ?? false
      let name = isInNumber || isOurs ? nil : names.name(of: character, at: punctuation)
      words += name.map { " \($0) " } ?? String(character)
      before = character
    }
    return words.split(separator: " ").joined(separator: " ")
  }

  /// Whether a sign is a decimal or grouping mark, or is in a time.
  private static func isMark(_ sign: Character, between before: Character?, and after: Character?) -> Bool {
    (sign == "." || sign == "," || sign == ":") && before?.isNumber == true && after?.isNumber == true
  }
}
