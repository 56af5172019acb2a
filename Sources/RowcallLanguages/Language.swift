import RowcallText

/// Everything that Rowcall knows of one language, as data in one folder.
///
/// Every part is made when it is first asked for, so that a language that nobody uses costs nothing. Lists of words have
/// commas between them; a list may be empty.
package protocol Language: PhraseTables {
  /// The subtag of the language, "de"; with its script where it is written in two: "zh-Hant".
  static var tag: String { get }
  /// Other subtags under which the language goes.
  static var aliases: [String] { get }

  // MARK: How it is spoken

  /// What signs are called when they are said.
  static var signs: KeyValuePairs<Sign, String> { get }
  /// The words by which letters are distinguished, each beginning with its letter: "Anton" for A; letters without one have that of
  /// the International Civil Aviation Organization.
  static var spellingWords: String { get }
  /// How it says numbers, money, dates and times.
  static var grammar: SpokenGrammar { get }
  /// How fast its voice speaks.
  static var pace: SpeakingPace { get }

  // MARK: How it is written

  /// How its writers write values within text; nil for a language that has a reader of its own.
  static func lexicon() -> Lexicon?
  /// How its writers write numbers and dates in cells.
  static var habits: WritingHabits { get }

  /// Words for what is taken in parts, in small letters and in the forms that they have behind `1/2`: "cup". Before one
  /// of them, `1/2` in a text is a fraction, and neither a score nor a date.
  static var portionWords: String { get }

  // MARK: Words in cells

  /// Words for yes, each with its word for no, the more telling pairs first.
  static var answers: KeyValuePairs<String, String> { get }
  /// The same for pairs that mean something else wherever the language is not spoken: classes "E" and "H".
  static var answersAtHome: KeyValuePairs<String, String> { get }
  /// The same for pairs that mean something else unless their header asks for yes or no: tests and finals "T" and "F".
  static var answersBelowFlags: KeyValuePairs<String, String> { get }
  /// Words for a value that is not there: "n/a".
  static var blankWords: String { get }
  /// Words for a value that nobody knows, which are still spoken: "unknown".
  static var unknownWords: String { get }
  /// The words by which a row says that it sums up others, in small letters; nothing that a person, a place or a thing
  /// is called.
  static var totalWords: String { get }
  /// The words before a colon that start a line below a table which is no row of it, in small letters: "source".
  static var noteWords: String { get }
  /// Words that multiply the number before them, by their power of ten: "million" by 6.
  static var scaleWords: KeyValuePairs<UInt8, String> { get }
  /// Words for the percent sign.
  static var percentWords: String { get }
  /// Words for the parts of a length of time.
  static var durationWords: KeyValuePairs<TimePart, String> { get }
  /// Those that mean something else wherever the language is not spoken.
  static var durationWordsAtHome: KeyValuePairs<TimePart, String> { get }
  /// Words around times and dates.
  static var timeWords: TimeWords { get }
  /// Words before the extension of a telephone number.
  static var extensionWords: String { get }
  /// Abbreviations of units in another script than Latin, by CLDR identifier.
  static var unitSymbols: KeyValuePairs<String, String> { get }
  /// Words for units, as headers have them in brackets, by CLDR identifier.
  static var unitWords: KeyValuePairs<String, String> { get }
  /// Words and abbreviations for money, as they are written beside an amount, by ISO 4217 code.
  static var moneyWords: KeyValuePairs<String, String> { get }

  // MARK: Words that listeners write

  /// The words of conditions, in small letters, the usual one of each first; a word of one letter joins conditions only as it is
  /// written here.
  static var conditionWords: KeyValuePairs<ConditionWord, String> { get }

  // MARK: Words in headers

  /// The words for what columns hold, in small letters.
  static var headerWords: KeyValuePairs<HeaderConcept, String> { get }
  /// Usual names of columns that say nothing of what these hold, in small letters: "notes".
  static var columnNames: String { get }
  /// Words before the unit of a column: the "in" of "Preis in Euro".
  static var headerPrepositions: String { get }
  /// The words for units, for money and for dimensions in headers, in small letters.
  static var measureHeaders: MeasureHeaders { get }

  // MARK: Words on pages

  /// Words of links that do not say where a link leads, in small letters: "read more".
  static var vagueLinkWords: String { get }
}

extension Language {
  package static var aliases: [String] { [] }
  package static var habits: WritingHabits { [] }
  package static var timeWords: TimeWords { TimeWords() }
  package static var extensionWords: String { "" }
  package static var spellingWords: String { "" }
  package static var portionWords: String { "" }
  package static var unknownWords: String { "" }
  package static var columnNames: String { "" }
  package static var unitSymbols: KeyValuePairs<String, String> { [:] }
  package static var answersAtHome: KeyValuePairs<String, String> { [:] }
  package static var answersBelowFlags: KeyValuePairs<String, String> { [:] }
  package static var durationWordsAtHome: KeyValuePairs<TimePart, String> { [:] }
}

extension String {
  /// The words of a list that has commas between them.
  package var listedWords: [String] {
    utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0.drop { $0 == 0x20 })) }
  }
}

/// The languages that Rowcall speaks and reads.
package enum Languages {
  /// The words of the International Civil Aviation Organization for letters.
  package static let spellingWords = """
    Alfa, Bravo, Charlie, Delta, Echo, Foxtrot, Golf, Hotel, India, Juliett, Kilo, Lima, Mike, November, Oscar, Papa, Quebec, \
    Romeo, Sierra, Tango, Uniform, Victor, Whiskey, X-ray, Yankee, Zulu
    """

  /// Every language; where a word means different things in several, the first one decides.
  package static let all: [any Language.Type] = [
    English.self, German.self, French.self, Spanish.self, Japanese.self, Chinese.self,
    TraditionalChinese.self, Italian.self, Portuguese.self, Dutch.self, Swedish.self, Danish.self,
    Norwegian.self, Finnish.self, Turkish.self, Greek.self, Russian.self, Ukrainian.self, Polish.self,
    Czech.self, Arabic.self, Hebrew.self, Hindi.self, Korean.self,
  ]

  /// The tag of the language in which a locale hears everything: Bokmål for Nynorsk, which has no phrases of its own.
  package static func tag(for locale: LocaleTag) -> LocaleTag { language(for: locale)?.tag ?? locale }

  /// The language of a locale, with the tag to name it by; nil for a language that is not in the list.
  package static func language(for locale: LocaleTag) -> (tag: LocaleTag, language: any Language.Type)? {
    let subtag = locale.language
    if subtag == "zh", ChineseScript(of: locale) == .traditional { return (locale, TraditionalChinese.self) }
    for language in all {
      if language.tag == subtag { return (locale, language) }
      if language.aliases.contains(subtag) {
        return (LocaleTag(language.tag + locale.identifier.dropFirst(subtag.count)), language)
      }
    }
    return nil
  }
}
