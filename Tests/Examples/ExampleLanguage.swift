import Foundation
import RowcallCollation
import RowcallText

/// A language in which the example applications have their contents.
package enum ExampleLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case japanese = "ja"
  case german = "de"

  /// The language of a locale, such as German for `de_AT.UTF-8`; nil if no example has contents in it.
  package init?(locale identifier: String) {
    self.init(rawValue: identifier.prefix { $0.isLetter }.lowercased())
  }

  /// How numbers and money are written in it, on a device that is set to it in the country of most of its speakers.
  var locale: Locale {
    switch self {
    case .english: Locale(identifier: "en_US")
    case .japanese: Locale(identifier: "ja_JP")
    case .german: Locale(identifier: "de_DE")
    }
  }

  /// The letters under which it puts names, and their order: A to Z, or the rows of the kana.
  var letters: LocalizedIndexedCollation {
    LocalizedIndexedCollation(
      locale: LocaleTag(rawValue), options: CollationOptions(hasEnglishTitles: false))
  }

  /// A decimal number, such as `4.5` or `4,5`.
  func decimal(_ number: Double) -> String { number.formatted(.number.locale(locale)) }

  /// A whole number, such as `7,705,281` or `7.705.281`.
  func whole(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  /// The day in the Gregorian calendar and in Greenwich: `2026-05-04`, `2026年5月4日`, `4. Mai 2026`.
  func day(_ date: Date) -> String {
    switch self {
    case .english: date.formatted(.iso8601.year().month().day())
    case .japanese, .german:
      date.formatted(
        Date.FormatStyle(
          date: .long, locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt))
    }
  }

  /// An amount of US dollars: `$648.11`, `648,11 $`.
  func dollars(_ amount: Double) -> String { amount.formatted(.currency(code: "USD").locale(locale)) }

  /// A part of a whole in hundredths, with two decimals: `1.85%`, `1,85 %`.
  func percent(_ part: Double) -> String { part.formatted(twoDecimals) }

  /// The same with its sign: `+1.85%`; none where there is no change.
  func signedPercent(_ part: Double) -> String {
    part.formatted(twoDecimals.sign(strategy: .always(includingZero: false)))
  }

  private var twoDecimals: FloatingPointFormatStyle<Double>.Percent {
    .percent.precision(.fractionLength(2)).locale(locale)
  }
}

/// A text of an application in each of its languages.
///
/// A place for another text is written `{}`: `Localized("done on {}", …).filled(with: day)`.
struct Localized: Hashable, Sendable {
  private let english: String
  private let japanese: String
  private let german: String

  /// Makes a text; the German one is as the English one unless given, as names of places often are.
  init(_ english: String, ja japanese: String, de german: String? = nil) {
    self.english = english
    self.japanese = japanese
    self.german = german ?? english
  }

  /// Makes a text from what it is in each language.
  init(_ text: (ExampleLanguage) -> String) {
    self.init(text(.english), ja: text(.japanese), de: text(.german))
  }

  /// The text in a language.
  subscript(language: ExampleLanguage) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    case .german: german
    }
  }

  /// The text with another one in its place, each in its own language.
  func filled(with other: Localized) -> Localized {
    Localized { self[$0].replacing("{}", with: other[$0]) }
  }

  /// The text with the same in its place in all languages.
  func filled(with text: String) -> Localized {
    Localized { self[$0].replacing("{}", with: text) }
  }

  /// The text between the quotation marks of its language.
  var quoted: Localized { Localized("\"{}\"", ja: "「{}」", de: "„{}“").filled(with: self) }
}
