import RowcallText
import Testing

@testable import RowcallNarration

/// What holds in every language; a language that is added to the list is tested by that alone.
@Suite struct LanguageTablesTests {
  static let languages = PhraseTables.languages.keys.sorted()

  @Test(arguments: languages)
  func everyLanguageHasEveryKeyOnce(language: String) {
    let keys = phrases(language).map(\.key)
    #expect(PhraseKey.allCases.filter { key in keys.count { $0 == key } != 1 } == [])
  }

  @Test(arguments: languages)
  func everySignHasOneName(language: String) throws {
    let signs = try #require(PhraseTables.languages[language]).signs
    #expect(Sign.allCases.filter { sign in signs.count { $0.sign == sign } != 1 } == [])
    #expect(signs.allSatisfy { $0.name.contains(where: \.isLetter) })
  }

  @Test(arguments: languages)
  func everyPatternAndItsSampleHaveTheArgumentsOfTheirKey(language: String) {
    let wrong = phrases(language).filter { phrase in
      let format = try? MessageFormat(pattern: phrase.pattern, locale: LocaleTag(language))
      return Set(format?.argumentNames ?? ["no pattern"]) != phrase.key.arguments
        || Set(phrase.sample.keys) != phrase.key.arguments
    }
    #expect(wrong.map(\.key) == [])
  }

  @Test(arguments: languages)
  func everyExampleIsWhatItsPatternYields(language: String) {
    let spoken = Phrases(for: LocaleTag(language))
    for phrase in phrases(language) {
      #expect(spoken.text(phrase.key, phrase.sample) == phrase.example, "\(phrase.key)")
    }
  }

  @Test(arguments: languages)
  func everyCountHasTheFormsThatWholeNumbersTakeAndNoOther(language: String) {
    let needed = Self.forms(of: LocaleTag(language))
    let wrong = phrases(language).filter { phrase in
      PluralForms.written(in: phrase.pattern) != (phrase.key.arguments.contains("count") ? needed : nil)
    }
    #expect(wrong.map(\.key) == [], "needed: \(needed.sorted())")
  }

  @Test(arguments: languages)
  func anApostropheIsCurvedOrDoubled(language: String) {
    let wrong = phrases(language).filter { $0.pattern.replacing("''", with: "").contains("'") }
    #expect(wrong.map(\.key) == [])
  }

  @Test(arguments: languages)
  func noPhraseHoldsMarksThatNobodyHears(language: String) {
    let wrong = phrases(language).filter { phrase in
      (phrase.pattern + phrase.example).unicodeScalars.contains(where: Self.isUnheard)
    }
    #expect(wrong.map(\.key) == [])
  }

  @Test(arguments: languages.filter { !usesLatinLetters($0) })
  func nothingIsLeftInEnglishWhereTheScriptIsAnother(language: String) {
    let english = Set((English.values + English.tables).map(\.pattern).filter(Self.hasWords))
    #expect(phrases(language).filter { english.contains($0.pattern) }.map(\.key) == [])
    let signs = PhraseTables.languages[language]?.signs ?? []
    #expect(signs.filter { $0.name.contains { $0.isASCII && $0.isLetter } }.map(\.sign) == [])
  }

  // MARK: Helpers

  private func phrases(_ language: String) -> [Phrase] {
    PhraseTables.languages[language].map { $0.values + $0.tables } ?? []
  }

  /// The forms that whole numbers take in a locale, found by trying them; `other` is always among them.
  private static func forms(of locale: LocaleTag) -> Set<String> {
    let plurals = Plurals(for: locale)
    let counts = (0...220).map(String.init) + ["1000", "10000", "100000", "1000000", "2000000", "1000001"]
    return Set(counts.map { plurals.cardinal(of: $0).rawValue }).union(["other"])
  }

  /// Direction marks, soft hyphens, spaces without width.
  private static func isUnheard(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format && scalar != "\u{200C}" && scalar != "\u{200D}"
  }

  private static func usesLatinLetters(_ language: String) -> Bool {
    PhraseTables.languages[language]?.values.first { $0.key == .blank }?.pattern.contains(where: \.isASCII)
      ?? true
  }

  private static func hasWords(_ pattern: String) -> Bool {
    let parts = PhrasePattern.plainParts(of: pattern) ?? [.literal(pattern)]
    return parts.contains {
      if case .literal(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
  }
}

/// The forms that a pattern writes out.
enum PluralForms {
  /// The forms of all plurals of a pattern; nil when it has none, nothing when they differ in their forms.
  static func written(in pattern: String) -> Set<String>? {
    let plurals = pattern.split(separator: "plural,", omittingEmptySubsequences: false).dropFirst()
    let forms = plurals.map { branches(of: $0) }
    return Set(forms).count > 1 ? [] : forms.first
  }

  /// The names before the braces of the outermost level.
  private static func branches(of text: Substring) -> Set<String> {
    var (depth, name, names) = (0, "", Set<String>())
    for character in text {
      switch character {
      case "{":
        if depth == 0 { names.insert(name.filter { !$0.isWhitespace }) }
        depth += 1
      case "}":
        depth -= 1
        if depth < 0 { return names }
        name = ""
      default:
        if depth == 0 { name.append(character) }
      }
    }
    return names
  }
}
