import RowcallModel

/// Everything the grammar must know of a language: a language is data.
///
/// Words are in lower case, without the dots of abbreviations. Units and currencies that all languages share are in
/// `SharedSymbols`; names of units and currencies written out ("kilometers", "euros") need no entry, for they are
/// already the words that are heard.
struct Lexicon: Sendable {
  // MARK: Numbers

  /// Between the whole number and its fraction: `.` or `,`.
  var decimalMark: Unicode.Scalar = "."
  /// Whether a comma is a decimal mark beside the point, as in Arabic from the Maghreb.
  var hasEitherMark = false
  /// Between groups of three digits; a space stands for all kinds of spaces.
  var groupingMarks: [String] = []
  /// Whether writers group long quantities, so that five digits and more, alone and ungrouped, are a code.
  var groupsLongNumbers = false
  /// Powers of ten by their words: "million" is 6.
  var scales: [String: UInt8] = [:]
  /// Powers of ten that letters mean behind money only: `$30B`.
  var moneyScales: [String: UInt8] = [:]
  /// How places in an order are written.
  var ordinals = OrdinalStyle.suffixes([:])
  /// Whether a dot makes one and the same word of an ordinal.
  ///
  /// Where the noun decides its gender or case, it stays as it is written: `2. miejsce`.
  var hasOneDottedOrdinal = true
  /// What Roman numerals mean; nil leaves them alone.
  var romans: RomanStyle?

  // MARK: Dates

  /// The order of day and month in numeric dates that fit both.
  var dateOrder = CalendarDate.Order.dayMonthYear
  /// Months by name and abbreviation; January is 1.
  var months: [String: UInt8] = [:]
  /// Names of months that are other words too, as "may" is: in lower case they need a year.
  var ambiguousMonths: Set<String> = []
  /// Weekdays by name and abbreviation; Sunday is 1.
  var weekdays: [String: UInt8] = [:]
  /// Articles before a day that the spoken date brings along itself: "the".
  var dateArticles: Set<String> = []
  /// Words between the parts of a date: "of", "de".
  var dateJoiners: Set<String> = []
  /// Whether `2.3.` is the second of March.
  var hasDottedDays = false
  /// Four digits in this range, alone, are heard as a year; nil where years are said as any number.
  var years: ClosedRange<Int>?
  /// What makes a year a decade: the "s" of `1980s`.
  var decadeSuffixes: [String] = []
  /// Words behind the year of a date that the spoken date brings along itself, "г" or "roku"; behind a year they are no units.
  var yearWords: Set<String> = []
  /// What stands after a year before the common era, without spaces and in lower case: `bc`, `v.chr.`.
  var erasBefore: [String] = []

  // MARK: Times

  /// When `13.30` is a time.
  var dottedTimes = DottedTimes.withMarker
  /// Words before a time that ask for a case of its hour which we do not say; empty where hours have none.
  ///
  /// Behind them, and in spans, times stay as they are written: `od 8.30 do 9.00`.
  var wordsBeforeCasedTimes: Set<String> = []
  /// What follows a time and says nothing more: "uhr", "h".
  var clockWords: Set<String> = []
  /// Words before a time that the spoken time brings along itself: "الساعة".
  var clockArticles: Set<String> = []
  /// Words behind a time for the halves of the day, beside "am" and "pm": "ص".
  var dayHalves: [String: ClockTime.Period] = [:]
  /// Letters between hour and minute: the "h" of `14h30`.
  var hourMark: Unicode.Scalar?
  /// Whether zones may be in lower case; not where "est" is a word.
  var hasLowercaseZones = true

  // MARK: Everything else

  /// Currencies by symbol and code.
  var currencies = SymbolTable<Currency>([:])
  /// Units by symbol and abbreviation.
  var units = SymbolTable<Unit>([:])
  /// Abbreviations that are words too, such as "in": they count only when no word follows.
  var wordlikeUnits = SymbolTable<Unit>([:])
  /// Units that stand behind a slash only: the "mo" of `$20/mo`.
  var rateUnits = SymbolTable<Unit>([:])
  /// Lengths of digit groups, with their separators, that are telephone numbers: `3-3-4`.
  var telephones: Set<String> = []
  /// Abbreviations that are safe to write out before a number: "no" is "number".
  var numberedThings = SymbolTable<String>([:])
  /// Abbreviations that are safe to write out behind a house number and a name: "st" is "Street".
  var roads: [String: String] = [:]
}

extension Lexicon {
  /// How a language marks that a number is a place in an order.
  enum OrdinalStyle: Sendable {
    /// `1st`, `2nd`, `3rd`, `4th`, where a wrong suffix is none.
    case english
    /// A dot, `3.`, whose case the word before it decides; also written endings: `3te`.
    case dot(articles: [String: String], endings: [String])
    /// Written suffixes, and what each is kept as in the value.
    case suffixes([String: String])
  }

  /// Where Roman numerals are numbers.
  struct RomanStyle: Sendable {
    /// Words before a cardinal: "siglo xix".
    var countedThings: Set<String> = []
    /// Words behind an ordinal: "XIXe siècle".
    var centuries: Set<String> = []
    /// Up to this number a numeral after a name is an ordinal, beyond it a cardinal.
    var lastOrdinal: UInt64
  }

  /// When two numbers with a dot between them are a time.
  enum DottedTimes: Sendable {
    /// Only with a.m., p.m. or a clock word behind them.
    case withMarker
    /// Also behind a word such as "kl.", behind a date, and as the end of a span of time.
    case behind(Set<String>)
    /// Also alone, when they fit and nothing else follows.
    case alone
  }

  /// A currency as a symbol or code names it.
  struct Currency: Sendable {
    /// The ISO 4217 code.
    var code: String
    /// Whether the country is part of what was written: `US$`, `CHF`, but not `$`.
    var isQualified = false
  }
}
