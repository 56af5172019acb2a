import RowcallText

/// What Rowcall itself says, by key: the patterns of its phrases.
package protocol PhraseTables: SendableMetatype {
  /// The phrases around single values, which every transcript needs.
  static var values: KeyValuePairs<PhraseKey, String> { get }
  /// The phrases around tables, lists and what happens in them, which are not even made until one is asked for.
  static var tables: KeyValuePairs<PhraseKey, String> { get }
  /// The phrases of `rowcall browse`.
  static var browsing: KeyValuePairs<PhraseKey, String> { get }
}

extension PhraseTables {
  /// The pattern of a phrase; nil when the language lacks it, which the tests keep from happening.
  ///
  /// It is looked for from the start, because each key is looked for once.
  static func pattern(_ key: PhraseKey) -> String? {
    values.first { $0.key == key }?.value ?? usualValuePattern(key)
      ?? tables.first { $0.key == key }?.value ?? usualTablePattern(key)
      ?? browsing.first { $0.key == key }?.value
  }

  /// The keys of all phrases around single values.
  fileprivate static var valueKeys: [PhraseKey] { values.map(\.key) + usualValueKeys }

  private static var usualValueKeys: [PhraseKey] {
    [
      .listSeparator, .sentenceSeparator, .headerAndValue, .valueAndHeader, .dateTime, .lastName, .moneyParts,
      .moneyPartsInWords, .zoneAhead, .zoneBehind,
    ]
  }

  /// What most languages say without words of their own, or by the words of another phrase.
  private static func usualValuePattern(_ key: PhraseKey) -> String? {
    switch key {
    case .listSeparator: ", "
    case .sentenceSeparator: ". "
    case .headerAndValue: "{header} {value}"
    case .valueAndHeader: "{value} ({header})"
    case .dateTime: "{date}, {time}"
    case .lastName: pattern(.lastPart)
    case .moneyParts: pattern(.lastPart, ["rest": "{major}", "last": "{minor}"])
    case .moneyPartsInWords: pattern(.moneyParts)
    case .zoneAhead: pattern(.positive, ["number": "{offset}"]).map { "UTC " + $0 }
    case .zoneBehind: pattern(.negative, ["number": "{offset}"]).map { "UTC " + $0 }
    default: nil
    }
  }

  /// A row or column of so many is a place among several, of which it says what they are.
  private static func usualTablePattern(_ key: PhraseKey) -> String? {
    switch key {
    case .rowPositionOf: place(.rowPosition, "row")
    case .columnPositionOf: place(.columnPosition, "column")
    case .share: pattern(.setPosition)
    default: nil
    }
  }

  private static func place(_ key: PhraseKey, _ argument: String) -> String? {
    pattern(.setPosition, ["index": "{\(argument)}"]).flatMap { pattern(key, [argument: $0]) }
  }

  /// The pattern of a phrase, with something else in the place of its arguments.
  private static func pattern(_ key: PhraseKey, _ replacements: [String: String]) -> String? {
    pattern(key).map { pattern in
      replacements.reduce(pattern) { $0.replacing("{\($1.key)}", with: $1.value) }
    }
  }
}

/// What Rowcall itself says in one language, around the values of a table.
///
/// A language without phrases of its own is given signs instead of words, and `language` is "und" then. The phrases of
/// values are made ready at once, because every row needs them and no thread shall wait for another there; those of tables
/// when they are first asked for.
package struct Phrases: Sendable {
  package let language: LocaleTag

  private let source: any PhraseTables.Type
  private let isInLowerCase: Bool
  private let ofValues: [PhraseKey: PhrasePattern]
  private let ofTables = Memo<PhraseKey, PhrasePattern>()

  /// Whether there are phrases for a locale; a listener without them is given signs, and English where there is no sign.
  package static func hasWords(for locale: LocaleTag) -> Bool { Languages.language(for: locale) != nil }

  /// Whether these are signs and no language's words.
  package var isNeutral: Bool { language.language == "und" }

  /// The phrases for a locale; its region is not looked at.
  package init(for locale: LocaleTag) {
    self.init(for: locale, inLowerCase: false)
  }

  /// The phrases for a locale; in lower case they fit numbers in words, which have no capitals.
  package init(for locale: LocaleTag, inLowerCase: Bool) {
    (language, source) = Languages.language(for: locale) ?? (LocaleTag("und"), Neutral.self)
    isInLowerCase = inLowerCase
    let (language, source) = (language, source)
    ofValues = Dictionary(
      source.valueKeys.map {
        ($0, Self.ready(source.pattern($0) ?? "", language, inLowerCase: inLowerCase))
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// The sentence for a key.
  ///
  /// - Parameter arguments: by the names that `PhraseKey.arguments` lists. One that is missing stays visible as `{name}`.
  package func text(_ key: PhraseKey, _ arguments: [String: String] = [:]) -> String {
    ready(key).text(arguments)
  }

  /// The sentence for a key, its arguments in pairs, which costs less than a dictionary where every cell asks for it.
  package func text(_ key: PhraseKey, _ arguments: PhrasePattern.Argument...) -> String {
    ready(key).text(pairs: arguments)
  }

  private func ready(_ key: PhraseKey) -> PhrasePattern {
    ofValues[key]
      ?? ofTables(key) {
        // What has no sign is in English, and counts as English does.
        Self.ready(pattern(key), isNeutral ? LocaleTag("en") : language, inLowerCase: isInLowerCase)
      }
  }

  /// The pattern for a key, for tools that show or translate it.
  package func pattern(_ key: PhraseKey) -> String {
    source.pattern(key) ?? "\(key)"
  }

  private static func ready(_ pattern: String, _ language: LocaleTag, inLowerCase: Bool) -> PhrasePattern {
    let ready = PhrasePattern(pattern, locale: language)
    return inLowerCase ? ready.inLowerCase : ready
  }
}

/// For languages without phrases of their own: signs that every voice and reader knows.
///
/// What no sign says is English, such as "blank", "yes" and the phrases of walks; a listener hears at once that it is.
package enum Neutral: PhraseTables {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "blank", .yes: "yes", .no: "no",
    .negative: "\u{2212}{number}", .positive: "+{number}", .changeUp: "+{amount}",
    .changeDown: "\u{2212}{amount}", .changeNone: "0",
    .decimal: "{whole}, {fraction}", .decimalWithoutWhole: "0, {fraction}",
    .mixedFraction: "{whole} {fraction}", .powerOfTen: "{number} × {base} ^ {exponent}",
    .percent: "{amount} %",
    .lastPart: "{rest} {last}", .lastName: "{rest}, {last}",
    .range: "{from} – {to}", .rate: "{value} / {unit}", .telephoneExtension: ", {number}",
  ]

  /// English, which a listener hears at once.
  package static let tables = English.tables
  package static let browsing = English.browsing
}
