/// The languages that have phrases of their own; a new language is one data file and one line here.
enum PhraseTables {
  /// The phrases of each language, by its subtag.
  static let all: [String: [Phrase]] = ["de": german, "en": english, "es": spanish, "fr": french]
}
