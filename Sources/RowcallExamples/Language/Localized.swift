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
