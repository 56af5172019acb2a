import RowcallText
import Testing

@testable import RowcallLanguages

/// What holds in every language; a language that is added to the list is tested by that alone.
@Suite struct LanguageTablesTests {
  static let languages = Languages.all.map { $0.tag }

  @Test func everyTagIsOnceInTheList() {
    let tags = Languages.all.flatMap { [$0.tag] + $0.aliases }
    #expect(Set(tags).count == tags.count)
  }

  @Test(arguments: languages)
  func everyLanguageHasEveryKeyAndNoneTwice(language: String) throws {
    let tables = try Self.language(language)
    let written = tables.values.map(\.key) + tables.tables.map(\.key)
    #expect(written.count == Set(written).count)
    #expect(PhraseKey.allCases.filter { tables.pattern($0) == nil } == [])
  }

  @Test(arguments: languages)
  func everySignHasOneName(language: String) throws {
    let signs = try Self.language(language).signs
    #expect(Sign.allCases.filter { sign in signs.count { $0.key == sign } != 1 } == [])
    #expect(signs.allSatisfy { $0.value.contains(where: \.isLetter) })
  }

  @Test(arguments: languages)
  func everyPatternHasTheArgumentsOfItsKey(language: String) throws {
    let wrong = try phrases(language).filter { key, pattern in
      let format = try? MessageFormat(pattern: pattern, locale: LocaleTag(language))
      return Set(format?.argumentNames ?? ["no pattern"]) != key.arguments
    }
    #expect(wrong.map(\.key) == [])
  }

  @Test(arguments: languages)
  func everyPatternSaysTheSampleOfItsKey(language: String) throws {
    let spoken = Phrases(for: LocaleTag(language))
    for (key, pattern) in try phrases(language) {
      let text = spoken.text(key, key.sample)
      #expect(
        key.sample.isEmpty
          ? text == pattern.replacing("''", with: "'") : !text.contains { "{}#".contains($0) }, "\(key)")
      // A dual says two by its own form.
      let said = key.sample.values.filter { $0 != "2" }
      #expect(said.allSatisfy(text.contains), "\(key): \(text)")
    }
  }

  @Test(arguments: languages)
  func everyCountHasTheFormsThatWholeNumbersTakeAndNoOther(language: String) throws {
    let needed = Self.forms(of: LocaleTag(language))
    let wrong = try phrases(language).filter { key, pattern in
      PluralForms.written(in: pattern) != (key.arguments.contains("count") ? needed : nil)
    }
    #expect(wrong.map(\.key) == [], "needed: \(needed.sorted())")
  }

  @Test(arguments: languages)
  func anApostropheIsCurvedOrDoubled(language: String) throws {
    let wrong = try phrases(language).filter { $0.value.replacing("''", with: "").contains("'") }
    #expect(wrong.map(\.key) == [])
  }

  @Test(arguments: languages)
  func noPhraseHoldsMarksThatNobodyHears(language: String) throws {
    let wrong = try phrases(language).filter { $0.value.unicodeScalars.contains(where: Self.isUnheard) }
    #expect(wrong.map(\.key) == [])
  }

  @Test(arguments: languages.filter { !usesLatinLetters($0) })
  func nothingIsLeftInEnglishWhereTheScriptIsAnother(language: String) throws {
    let english = Set(PhraseKey.allCases.compactMap { English.pattern($0) }.filter(Self.hasWords))
    #expect(try phrases(language).filter { english.contains($0.value) }.map(\.key) == [])
    let signs = try Self.language(language).signs
    #expect(signs.filter { $0.value.contains { $0.isASCII && $0.isLetter } }.map(\.key) == [])
  }

  // MARK: Helpers

  private static func language(_ tag: String) throws -> any Language.Type {
    try #require(Languages.all.first { $0.tag == tag })
  }

  private func phrases(_ tag: String) throws -> [(key: PhraseKey, value: String)] {
    let language = try Self.language(tag)
    return PhraseKey.allCases.compactMap { key in language.pattern(key).map { (key, $0) } }
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
    Phrases(for: LocaleTag(language)).pattern(.blank).contains(where: \.isASCII)
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
