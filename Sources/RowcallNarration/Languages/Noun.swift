/// What a numeral stands with; it decides the form of "one" and the like.
enum Agreement: Hashable, Sendable {
  /// Nothing: "eins", "uno".
  case alone
  /// A masculine or neuter noun: "ein Euro", "un dólar".
  case masculine
  /// A feminine noun: "eine Stunde", "una libra".
  case feminine
  /// A word for a power of ten: "eine Million", "un millón".
  case scale
}

/// A counted thing: its singular, its plural and its gender.
struct Noun: Hashable, Sendable {
  /// The singular: "dollar".
  let one: String
  /// The plural: "dollars".
  let other: String
  /// How numerals agree with it.
  let gender: Agreement

  /// Creates a noun.
  init(_ one: String, _ other: String, _ gender: Agreement = .masculine) {
    self.one = one
    self.other = other
    self.gender = gender
  }
}

/// The words of a currency in one language.
struct CurrencyNoun: Hashable, Sendable {
  /// The unit: "dollar".
  let major: Noun
  /// The hundredth or thousandth of it: "cent"; nil when nobody counts in it.
  let minor: Noun?
  /// Whether other countries' money has the same name, so that "US" may have to be said.
  let isShared: Bool

  /// Creates the words of a currency.
  init(_ major: Noun, minor: Noun? = nil, isShared: Bool = false) {
    self.major = major
    self.minor = minor
    self.isShared = isShared
  }
}
