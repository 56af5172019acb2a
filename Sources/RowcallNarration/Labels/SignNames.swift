import RowcallLanguages
import RowcallText

/// What signs are called in one language.
package struct SignNames: Sendable {
  private let names: [Sign: String]

  /// The names for a locale; a language without phrases of its own has none.
  package init(for locale: LocaleTag) {
    let signs = Languages.language(for: locale)?.language.signs ?? [:]
    names = Dictionary(signs.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of a sign, as spelling says it; nil if the language has none.
  func name(of sign: Sign) -> String? { names[sign] }

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
