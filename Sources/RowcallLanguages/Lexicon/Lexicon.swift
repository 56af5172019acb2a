import RowcallModel
import RowcallText

/// Everything the grammar must know of a language: a language is data.
///
/// Words are in lower case, without the dots of abbreviations. Units and currencies that all languages share are in
/// `SharedSymbols`; names of units and currencies written out ("kilometers", "euros") need no entry, for they are
/// already the words that are heard.
package struct Lexicon: Sendable {
  // MARK: Numbers

  /// Between the whole number and its fraction: `.` or `,`.
  package var decimalMark: Unicode.Scalar = "."
  /// Whether a comma is a decimal mark beside the point, as in Arabic from the Maghreb.
  package var hasEitherMark = false
  /// Between groups of three digits; a space stands for all kinds of spaces.
  package var groupingMarks: [String] = []
  /// Whether writers group long quantities, so that five digits and more, alone and ungrouped, are a code.
  package var groupsLongNumbers = false
  /// Powers of ten by their words: "million" is 6.
  package var scales: [String: UInt8] = [:]
  /// Powers of ten that letters mean behind money only: `$30B`.
  package var moneyScales: [String: UInt8] = [:]
  /// How places in an order are written.
  package var ordinals = OrdinalStyle.suffixes([:])
  /// Whether a dot makes one and the same word of an ordinal.
  ///
  /// Where the noun decides its gender or case, it stays as it is written: `2. miejsce`.
  package var hasOneDottedOrdinal = true
  /// What Roman numerals mean; nil leaves them alone.
  package var romans: RomanStyle?

  // MARK: Dates

  /// The order of day and month in numeric dates that fit both.
  package var dateOrder = CalendarDate.Order.dayMonthYear
  /// Months by name and abbreviation; January is 1.
  package var months: [String: UInt8] = [:]
  /// Names of months that are other words too, as "may" is: in lower case they need a year.
  package var ambiguousMonths: Set<String> = []
  /// Weekdays by name and abbreviation; Sunday is 1.
  package var weekdays: [String: UInt8] = [:]
  /// Articles before a day that the spoken date brings along itself: "the".
  package var dateArticles: Set<String> = []
  /// Words between the parts of a date: "of", "de".
  package var dateJoiners: Set<String> = []
  /// Whether `2.3.` is the second of March.
  package var hasDottedDays = false
  /// Four digits in this range, alone, are heard as a year; nil where years are said as any number.
  package var years: ClosedRange<Int>?
  /// What makes a year a decade: the "s" of `1980s`.
  package var decadeSuffixes: [String] = []
  /// Words behind the year of a date that the spoken date brings along itself, "г" or "roku"; behind a year they are no units.
  package var yearWords: Set<String> = []
  /// What stands after a year before the common era, without spaces and in lower case: `bc`, `v.chr.`.
  package var erasBefore: [String] = []

  // MARK: Times

  /// When `13.30` is a time.
  package var dottedTimes = DottedTimes.withMarker
  /// Words before a time that ask for a case of its hour which we do not say; empty where hours have none.
  ///
  /// Behind them, and in spans, times stay as they are written: `od 8.30 do 9.00`.
  package var wordsBeforeCasedTimes: Set<String> = []
  /// What follows a time and says nothing more: "uhr", "h".
  package var clockWords: Set<String> = []
  /// Words before a time that the spoken time brings along itself: "الساعة".
  package var clockArticles: Set<String> = []
  /// Words behind a time for the halves of the day, beside "am" and "pm": "ص".
  package var dayHalves: [String: ClockTime.Period] = [:]
  /// Letters between hour and minute: the "h" of `14h30`.
  package var hourMark: Unicode.Scalar?
  /// Words behind a length of time that lies back: the "ago" of `5m ago`, which makes minutes of the letter.
  package var wordsBehindElapsedTimes: Set<String> = []
  /// Whether zones may be in lower case; not where "est" is a word.
  package var hasLowercaseZones = true

  // MARK: Everything else

  /// Currencies by symbol, with their codes; those that all languages share are not among them.
  package var currencies: [String: String] = [:]
  /// Units by symbol and abbreviation, with their CLDR identifiers; those that all languages share are not among them.
  package var units: [String: String] = [:]
  /// Abbreviations that are words too, such as "in": they count only when no word follows.
  package var wordlikeUnits: [String: String] = [:]
  /// Words for what is taken in parts, from ``Language/portionWords``.
  package var portionWords: Set<String> = []
  /// Units that stand behind a slash only: the "mo" of `$20/mo`.
  package var rateUnits: [String: String] = [:]
  /// Lengths of digit groups, with their separators, that are telephone numbers: `3-3-4`.
  package var telephones: Set<String> = []
  /// Abbreviations that are safe to write out before a number: "no" is "number".
  package var numberedThings: [String: String] = [:]
  /// Abbreviations that are safe to write out behind a house number and a name: "st" is "Street".
  package var roads: [String: String] = [:]
  /// Whether a word in small letters is a road or its abbreviation.
  package func isRoad(_ word: String) -> Bool {
    roads[word] != nil || roads.values.contains { $0.lowercased() == word }
  }
  /// Names before which `St` is no road.
  package var saints: Set<String> = []
}

extension Lexicon {
  /// How a language marks that a number is a place in an order.
  package enum OrdinalStyle: Sendable {
    /// `1st`, `2nd`, `3rd`, `4th`, where a wrong suffix is none.
    case english
    /// A dot, `3.`, whose case the word before it decides; also written endings: `3te`.
    case dot(articles: [String: String], endings: [String])
    /// Written suffixes, and what each is kept as in the value.
    case suffixes([String: String])
  }

  /// Where Roman numerals are numbers.
  package struct RomanStyle: Sendable {
    /// Words before a cardinal: "siglo xix".
    package var countedThings: Set<String> = []
    /// Words behind an ordinal: "XIXe siècle".
    package var centuries: Set<String> = []
    /// Up to this number a numeral after a name is an ordinal, beyond it a cardinal.
    package var lastOrdinal: UInt64
  }

  /// When two numbers with a dot between them are a time.
  package enum DottedTimes: Sendable {
    /// Only with a.m., p.m. or a clock word behind them.
    case withMarker
    /// Also behind a word such as "kl.", behind a date, and as the end of a span of time.
    case behind(Set<String>)
    /// Also alone, when they fit and nothing else follows.
    case alone
  }
}

extension Lexicon {
  /// A lexicon from what ICU knows of any locale: its number marks and its names of months and weekdays; and the words for
  /// powers of ten, where columns know them.
  package static func generic(for locale: LocaleTag) -> Lexicon {
    var lexicon = Lexicon()
    lexicon.dateJoiners = ["de", "di", "del"]
    lexicon.ordinals =
      dottedOrdinalLanguages.contains(locale.language)
      ? .dot(articles: [:], endings: []) : .suffixes(["º": "º", "ª": "ª"])
    lexicon.hasOneDottedOrdinal = !genderedOrdinalLanguages.contains(locale.language)
    lexicon.useMarks(of: locale)
    lexicon.useDates(of: DateText(for: locale))
    lexicon.useScales(of: locale)
    return lexicon
  }

  /// Languages that make an ordinal of `3` by a dot.
  private static let dottedOrdinalLanguages: Set = [
    "bs", "cs", "da", "et", "fi", "fo", "hr", "hu", "is", "lb", "lv", "nb", "nn", "no", "pl", "sk", "sl",
    "sr", "tr",
  ]

  /// Those of them whose ordinals have a form for each gender.
  private static let genderedOrdinalLanguages: Set = [
    "bs", "cs", "fo", "hr", "is", "lb", "lv", "pl", "sk", "sl", "sr",
  ]

  /// Takes the words for powers of ten that cells have, without the dots of abbreviations.
  private mutating func useScales(of locale: LocaleTag) {
    guard let language = Languages.language(for: locale)?.language else { return }
    for (power, list) in language.scaleWords {
      for word in list.listedWords { scales[word.filter { $0 != "." }.lowercased()] = power }
    }
  }

  /// Takes the decimal and grouping marks of a locale where they are not the language's usual ones.
  package mutating func useMarks(of locale: LocaleTag) {
    let symbols = NumberSymbols(for: locale)
    guard let decimal = symbols.decimal.unicodeScalars.first, decimal.isASCII else { return }
    if decimal != decimalMark || groupingMarks.isEmpty {
      let isSpace = symbols.grouping.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
      groupingMarks = isSpace ? [" "] : [symbols.grouping, " "]
      decimalMark = decimal
    }
    // Where the point is the decimal mark, it keeps neither days nor minutes apart.
    guard decimal == "." else { return }
    hasDottedDays = false
    dottedTimes = .withMarker
  }

  private mutating func useDates(of text: DateText) {
    for width in [DateText.Width.full, .abbreviated] {
      for number in 1...12 {
        for standalone in [false, true] {
          add(text.month(number, width: width, standalone: standalone), UInt8(number), to: &months)
        }
      }
      for number in 1...7 { add(text.weekday(number, width: width), UInt8(number), to: &weekdays) }
    }
  }

  /// Adds a name that is one word, without the dot of an abbreviation.
  private func add(_ name: String?, _ number: UInt8, to names: inout [String: UInt8]) {
    guard let word = name?.lowercased().split(separator: ".").first.map(String.init) else { return }
    if word.allSatisfy(\.isLetter) { names[word] = number }
  }
}
