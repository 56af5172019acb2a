import RowcallModel
import RowcallText

/// How a language says values.
package enum SpokenGrammar: Sendable {
  /// With plurals and genders, by ICU's number words, as most languages do.
  case inflected(InflectedGrammar)
  /// Counting in myriads, as Japanese, Mandarin and Korean do.
  case eastAsian(EastAsianWords)
}

/// One language as data: everything about its values that ICU and the phrases do not know.
package struct InflectedGrammar: Sendable {
  /// How numbers are spelled.
  package var numerals: NumeralRules
  /// The mark between whole and fraction in the digits form, as the language's voice reads it; nil where the voice has
  /// another word for it than the language, so that the word is written.
  package var decimalMark: String? = ","
  /// How the digits after the decimal mark are read.
  package var fractionReading = FractionReading.digits
  /// Whether the language's voice reads ordinals from digits: "21st".
  package var readsOrdinals = false
  /// Whether every number is spelled in both forms, because the language's voice is silent at digits.
  package var isSpelledAlways = false
  /// Counts that follow their noun or are expressed by its form, by number and gender: argument noun.
  package var nounFirst: [UInt64: [Agreement: PhrasePattern]] = [:]
  /// Words for powers of ten, by their exponent.
  package var scales: [UInt8: Noun]
  /// How "million" is joined to the thing counted.
  package var afterScale = AfterScale()
  /// Words for the parts below the line of a fraction.
  package var fractions: FractionWords
  /// Words for money.
  package var currencies: [String: CurrencyNoun]
  /// The counted noun behind a percentage, where it has a plural or a gender; nil for the phrase alone.
  package var percent: Noun?
  /// Words for measures.
  package var units = UnitWords()
  /// How dates are put together.
  package var dates: DateWords
  /// How times of day are put together.
  package var clock: ClockWords
  /// How telephone numbers and codes are read.
  package var codes: CodeWords
}

/// How a word such as "million" is joined to the thing counted; patterns have the argument noun.
package struct AfterScale: Sendable {
  /// Before most nouns.
  package var usual: PhrasePattern = "{noun}"
  /// Before a noun that starts with one of the vowels.
  package var beforeVowel: PhrasePattern = "{noun}"
  /// The vowels, in lower case.
  package var vowels: Set<Character> = []
}

/// How the digits after a decimal mark are read.
package enum FractionReading: Sendable {
  /// One by one: "three two four".
  case digits
  /// Up to two as one number, more of them one by one: "quattordici", "uno quattro uno".
  case numberOrDigits
  /// Two by two: "treinta y dos, cuarenta".
  case pairs
  /// Up to three as one number, more of them two by two: "trois cent trois".
  case numberOrPairs
  /// Up to three as tenths, hundredths or thousandths, more of them one by one; in both forms, because voices fail there.
  case parts(DecimalParts)
}

/// Number words of our own, where ICU's are wrong.
package protocol NumberWords: Sendable {
  /// A whole number, as it agrees with what it counts.
  func cardinal(_ number: UInt64, _ agreement: Agreement) -> String
}

/// How one language's numbers are spelled, by ICU where nothing else is given.
package struct NumeralRules: Sendable {
  /// ICU's rule set for each agreement; `.alone` serves those that are not listed.
  package var cardinals: [Agreement: String]
  /// Cardinals of our own.
  package var words: (any NumberWords)?
  /// The first number that the language's voice misreads from digits, so that it is spelled in both forms.
  package var spelledFrom: UInt64?
  /// Ordinals of our own, whose forms `ordinals` names then.
  package var ordinalWords: OrdinalWords?
  /// ICU's rule sets for ordinals by the written suffix they answer; the empty suffix is the default.
  package var ordinals: [String: String]
  /// ICU's rule set for years.
  package var year = "%spellout-numbering-year"
  /// The years that it is for; others are plain numbers.
  package var years = Int.min..<Int.max
  /// What replaces ICU's soft hyphens.
  package var joiner = ""
  /// Spellings of cardinals that differ from ICU's, each tried in turn.
  package var replacements: [(from: String, to: String)] = []
  /// Spellings of ordinals that differ from ICU's, each tried in turn.
  package var ordinalReplacements: [(from: String, to: String)] = []
  /// "and" before the last two digits, where the language has it.
  package var conjunction: String?
  /// Whether a feminine noun reaches back over the decimal mark: "una coma dos millas".
  package var agreesBeforeMark = false
  /// Which numerals change their form with the noun, so that a voice cannot read them from digits.
  package var agreeing: AgreeingNumerals = .none
}

extension NumeralRules {
  /// ICU's rule sets for cardinals with two genders, of which powers of ten have the masculine.
  static let twoGenders: [Agreement: String] = [
    .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
    .feminine: "%spellout-cardinal-feminine", .scale: "%spellout-cardinal-masculine",
  ]
  /// ICU's rule sets for cardinals with three genders.
  static let threeGenders: [Agreement: String] = [
    .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
    .feminine: "%spellout-cardinal-feminine", .neuter: "%spellout-cardinal-neuter",
  ]
}

/// Which numerals take the gender of what they count.
package enum AgreeingNumerals: Hashable, Sendable {
  case none
  /// One alone: "en krona", but "tjugoett kronor".
  case one
  /// One alone and after hundreds: "ein Euro", "hundrede og en kroner".
  case finalOne
  /// All that end in one when they are feminine: "vingt et une livres".
  case feminineOnes
  /// All that end in one, and the feminine hundreds: "veintiún dólares", "doscientas libras".
  case onesAndHundreds
  /// All that are spelled otherwise than alone: "duas horas", "τρεις ώρες".
  case spelledOtherwise
}

package struct FractionWords: Sendable {
  /// Denominators with names of their own.
  package var named: [UInt64: Noun]
  /// How all others are named.
  package var rule: Denominator
  /// One half standing alone, and after a whole number; nil follows the table.
  package var half: (alone: String?, mixed: String?) = (nil, nil)
  /// One half before the name of a unit, where it differs with its gender: "meia hora".
  package var halfOfUnit: [Agreement: String] = [:]
  /// A whole number and a half, where it is not put together like other mixed numbers: argument whole.
  package var wholeAndHalf: PhrasePattern?
  /// How a part is counted: arguments numerator, denominator.
  package var parts: PhrasePattern = "{numerator} {denominator}"
  /// How the number of parts agrees.
  package var gender: Agreement = .masculine
  /// For denominators without a name: arguments numerator, denominator.
  package var over: PhrasePattern
  /// How the whole part of a mixed number agrees.
  package var whole: Agreement = .alone
}

/// How a denominator is made from a number.
package enum Denominator: Sendable {
  /// From an ordinal of ICU's rule set with an ending for one and one for several: "sixth", "sixths".
  case ordinal(rule: String, one: Endings, other: Endings)
  /// From a cardinal with an ending for one and one for several: "sjudel", "sjudeler".
  case cardinal(one: Endings, other: Endings)
  /// From ordinals whose form depends on the number of parts: "siódma", "siódme", "siódmych".
  case ordinalForms(one: String, few: String, other: String)
  /// Not at all: "three over seven".
  case unnamed
  /// From a cardinal, an ending and a few ordinals, as in Spanish.
  case spanish(SpanishDenominators)
}

/// The words of measures.
package struct UnitWords: Sendable {
  /// Patterns that differ from ICU's, by unit; `{0}` is the amount.
  package var patterns: [String: Noun] = [:]
  /// The genders of units that CLDR leaves open, by CLDR identifier.
  package var genders: [String: Agreement] = [:]
  /// Whether ICU's names are written as in a sentence already, so that only proper names have capitals.
  package var keepsCase = false
  /// A fraction of a unit: arguments fraction, unit.
  package var portion: PhrasePattern = "{fraction} {unit}"
  /// Whether a fraction without a whole number is followed by the plural, as by the Finnish partitive.
  package var portionIsPlural = false
  /// How amounts begin that lose a vowel, and what they begin with then: "una ora" is "un’ora".
  package var elisions: [String: String] = [:]
  /// An amount whose form of the unit follows all fractions, as the genitive does in Slavic languages; nil where their
  /// whole number decides.
  package var countAfterFraction: Number?
  /// Whether a mixed number is followed by the plural.
  package var mixedIsPlural = true
}

extension InflectedGrammar {
  /// An amount that has the form of nouns after fractions.
  package static let oneHalf = Number(significand: 5, fractionDigits: 1)
}

/// The words of a decimal number that is said as a fraction: "одна целая восемьдесят пять сотых".
package struct DecimalParts: Sendable {
  /// The wholes: "целая"; its form for zero is used for none.
  package let whole: Noun
  /// Tenths, hundredths, thousandths.
  package let parts: [Noun]
}

/// How one language reads telephone numbers and codes.
package struct CodeWords: Sendable {
  /// What stands between two groups.
  package var pause = ", "
  /// The dot of a network address.
  package var dot: String
  /// The most digits of a country's code that are read as one number; 0 reads them one by one.
  package var countryCodeDigits = 0
  /// Whether a group after a complete number is an extension.
  package var lastGroupIsExtension = false
}
