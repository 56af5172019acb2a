import RowcallLanguages
import RowcallText

/// Reads the letters and signs of a text as a listener wants them: as they are, with signs by their names, or letter by
/// letter.
///
/// Walks and rows share it.
struct LetterReading: Sendable {
  /// Whether texts are left as they are, which costs nothing.
  var isPlain: Bool { names == nil }

  var isSpelling: Bool { spelling.isOn }

  private let punctuation: PunctuationLevel
  private let spelling: Spelling
  /// What signs are called; nil if none is named.
  private let names: SignNames?
  /// What stands around a capital letter.
  private let capital: Affix
  /// The word for the sign of a number below zero.
  private let minus: String

  /// Creates a reading.
  ///
  /// - Parameters:
  ///   - names: what signs are called; asked for only where signs are named.
  ///   - minus: the spoken text of the sign of a number below zero.
  ///   - capital: the spoken text of a capital letter.
  init(
    _ verbosity: Verbosity, names: @autoclosure () -> SignNames, minus: @autoclosure () -> String,
    capital: (String) -> String
  ) {
    punctuation = verbosity.punctuation
    spelling = verbosity.spelling
    let isPlain = punctuation == .none && !spelling.isOn
    self.names = isPlain ? nil : names()
    self.minus = spelling.isOn ? minus().trimmed : ""
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
    var before: Character?
    return zip(text, text.dropFirst().map(Optional.some) + [nil]).compactMap { character, next in
      defer { before = character }
      if character.isWhitespace { return nil }
      let isSign = character == "\u{2212}" || (character == "-" && before.map { $0.isWhitespace } ?? true)
      if isSign, next?.isNumber == true { return minus }
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

/// What signs are called in one language.
package struct SignNames: Sendable {
  private let names: [Sign: String]

  /// The names for a locale; a language without phrases of its own has none.
  package init(for locale: LocaleTag) {
    let signs = Languages.language(for: locale)?.language.signs ?? [:]
    names = Dictionary(signs.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of a sign, as spelling says it; nil if the language has none.
  package func name(of sign: Sign) -> String? { names[sign] }

  /// The names of the signs of a text; nil if it has anything else, or a sign without a name.
  func names(ofAllIn text: String) -> String? {
    guard text.utf8.count <= 64, !text.isEmpty else { return nil }
    var names: [String] = []
    for character in text where character != " " {
      guard let name = Sign(character).flatMap(name(of:)) else { return nil }
      names.append(name)
    }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// The name that is spoken for a character at a level; nil if it is spoken by no name there.
  package func name(of character: Character, at level: PunctuationLevel) -> String? {
    guard let sign = Sign(character), let least = sign.level, level >= least else { return nil }
    return names[sign]
  }
}

/// How many of the signs in a text are named.
public enum PunctuationLevel: String, CaseIterable, Hashable, Codable, Sendable {
  /// No sign.
  case none
  /// Signs that are words of their own: @, %, arrows.
  case some
  /// Also those that set parts apart: brackets, quotation marks, colons, dashes.
  case most
  /// Every sign, full stops and commas too.
  case all
}

extension PunctuationLevel: Comparable {
  /// Whether fewer signs are named at the first level than at the second.
  public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .some: 1
    case .most: 2
    case .all: 3
    }
  }
}

extension Sign {
  /// The level from which on the sign is named; nil for one that is named only when text is spelled.
  var level: PunctuationLevel? {
    switch self {
    case .space: nil
    case .comma, .fullStop, .ideographicComma, .ideographicFullStop, .questionMark,
      .exclamationMark, .ellipsis, .apostrophe:
      .all
    case .colon, .semicolon, .quote, .hyphen, .dash, .leftParenthesis, .rightParenthesis,
      .leftBracket, .rightBracket, .leftBrace, .rightBrace:
      .most
    default: .some
    }
  }
}
