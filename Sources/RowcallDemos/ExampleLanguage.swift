import FoundationEssentials
import RowcallCollation
import RowcallModel
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

  /// The letters under which it puts names, and their order: A to Z, or the rows of the kana.
  package var letters: LocalizedIndexedCollation {
    LocalizedIndexedCollation(
      locale: LocaleTag(rawValue), options: CollationOptions(hasEnglishTitles: false))
  }

  /// A decimal number, such as `4.5` or `4,5`.
  func decimal(_ number: Double) -> String {
    let plain = number == number.rounded() ? "\(Int(number))" : "\(number)"
    return self == .german ? plain.replacing(".", with: ",") : plain
  }

  /// The day in the Gregorian calendar and in Greenwich: `2026-05-04`, `2026年5月4日`, `4. Mai 2026`.
  func day(_ date: Date) -> String {
    let plain = date.formatted(.iso8601.year().month().day())
    let parts = plain.split(separator: "-").compactMap { Int($0) }
    guard self != .english, parts.count == 3 else { return plain }
    let day = CalendarDate(year: parts[0], month: UInt8(parts[1]), day: UInt8(parts[2]))
    return DateText(for: LocaleTag(rawValue)).format(day) ?? plain
  }
}

/// A text of an application in each of its languages.
///
/// A place for another text is written `{}`: `Localized("done on {}", …).filled(with: day)`.
package struct Localized: Hashable, Sendable {
  private let english: String
  private let japanese: String
  private let german: String

  /// Makes a text; the German one is as the English one unless given, as names of places often are.
  package init(_ english: String, ja japanese: String, de german: String? = nil) {
    self.english = english
    self.japanese = japanese
    self.german = german ?? english
  }

  /// Makes a text from what it is in each language.
  package init(_ text: (ExampleLanguage) -> String) {
    self.init(text(.english), ja: text(.japanese), de: text(.german))
  }

  /// The text in a language.
  package subscript(language: ExampleLanguage) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    case .german: german
    }
  }

  /// The text with another one in its place, each in its own language.
  package func filled(with other: Localized) -> Localized {
    Localized { self[$0].replacing("{}", with: other[$0]) }
  }

  /// The text with the same in its place in all languages.
  package func filled(with text: String) -> Localized {
    Localized { self[$0].replacing("{}", with: text) }
  }

  /// The text between the quotation marks of its language.
  package var quoted: Localized { Localized("\"{}\"", ja: "「{}」", de: "„{}“").filled(with: self) }
}
