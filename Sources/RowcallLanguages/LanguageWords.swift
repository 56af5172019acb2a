import RowcallText

/// What a word in a header says about the cells below it.
public enum HeaderConcept: String, CaseIterable, Hashable, Codable, Sendable {
  /// Codes: `id`, `ZIP`, `ISBN`.
  case identifier
  /// A number that names, when it ends the header: `Order No`.
  case numbering
  /// Telephone numbers.
  case telephone
  /// Years.
  case year
  /// Dates.
  case date
  /// Times of day.
  case time
  /// Lengths of time.
  case duration
  /// Lengths, of times or of things: `Length`.
  case length
  /// Changes up or down.
  case change
  /// Percentages.
  case percent
  /// Yes or no.
  case flag
  /// Counts and sums, which are never codes or years.
  case quantity
  /// Sizes, weights, distances and areas: numbers as well, but neither counts nor money.
  case dimension
  /// What else is measured in units: powers, volumes.
  case measure
  /// What the row is about: `company`, `title`.
  case name
  /// The word for "name" itself, which is as plain as a header can be.
  case ownName
  /// A part of people's names: "first name", "surname".
  case partOfName
}

/// The words of headers that name what is measured, by what they say of its unit.
package struct MeasureHeaders: Sendable {
  /// Words for units themselves: "currency".
  package var units = ""
  /// Words for amounts of money: "price".
  package var money = ""
  /// Words for dimensions: "weight".
  package var dimensions = ""
}

/// What the words of a condition mean: `Price > 100 and Region is not blank`.
package enum ConditionWord: CaseIterable, Hashable, Sendable {
  case and, or, not
  case contains, matches
  case isBlank, isFilled
}

/// The parts of a length of time, from large to small.
package enum TimePart: Int, Sendable {
  case days, hours, minutes, seconds
}

/// Words around times and dates in cells: lists with commas between the words.
package struct TimeWords: Sendable {
  /// Before a time: "kl.".
  package var before = ""
  /// Behind a time: "Uhr".
  package var after = ""
  /// For the hours before noon: "am".
  package var morning = ""
  /// For the hours after noon: "pm".
  package var afternoon = ""
  /// Behind a year: "г".
  package var yearMarks = ""
  /// Behind the day of a month: the "th" of "4th".
  package var daySuffixes = ""
  /// Between the parts of a date: "of".
  package var dateParticles = ""
}

/// How people write numbers and dates in a language's tables, where they leave it open.
package struct WritingHabits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Dates have the year first.
  package static let yearFirst = WritingHabits(rawValue: 1)
  /// Accounts have ▲ or △ for minus.
  package static let triangleAsMinus = WritingHabits(rawValue: 2)
  /// Times have a dot: `14.05`.
  package static let dottedTimes = WritingHabits(rawValue: 4)
}

/// How long the voice of a language takes for what is counted in a text, at the default rate.
///
/// Fitted to what eSpeak NG takes at 175 words a minute for rows, cells and phrases of each language; of 1047 texts half
/// come out within 7 percent, nine in ten within 20.
package struct SpeakingPace: Hashable, Sendable {
  /// Before the first sound and after the last, in seconds.
  package let start: Double
  package let syllable: Double
  /// For each word besides its syllables.
  package let word: Double
  package let comma: Double
  /// Whether an E is silent at the end of a word.
  package var dropsFinalE = false

  /// The pace of a locale's voice; that of an average voice for languages that were not measured.
  package static func pace(of locale: LocaleTag) -> SpeakingPace {
    Languages.language(for: locale)?.language.pace
      ?? SpeakingPace(start: 0.1, syllable: 0.17, word: 0.05, comma: 0.2)
  }
}
