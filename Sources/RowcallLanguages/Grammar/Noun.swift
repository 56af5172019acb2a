import RowcallText

/// What a numeral stands with; it decides the form of "one" and the like.
package enum Agreement: Hashable, Sendable {
  /// Nothing: "eins", "uno".
  case alone
  /// A masculine noun, or one of the common gender: "ein Euro", "un dólar", "en krona".
  case masculine
  /// A feminine noun: "eine Stunde", "una libra".
  case feminine
  /// A neuter noun: "одно су"; where a language does not list it, its numerals go like numbers alone.
  case neuter
  /// A word for a power of ten: "eine Million", "un millón".
  case scale
}

/// A counted thing: its forms by number, and its gender.
package struct Noun: Hashable, Sendable {
  /// The form of all numbers that have none of their own: "dollars"; after decimals in Slavic languages: "доллара".
  package let other: String
  /// How numerals agree with it.
  package let gender: Agreement
  private let forms: [PluralCategory: String]

  /// Creates a noun with a singular and a plural.
  package init(_ one: String, _ other: String, _ gender: Agreement = .masculine) {
    self.init(one: one, other: other, gender)
  }

  /// Creates a noun with as many forms as its language tells apart; nil is as `other`.
  package init(
    zero: String? = nil, one: String, two: String? = nil, few: String? = nil, many: String? = nil,
    other: String, _ gender: Agreement = .masculine
  ) {
    let own: [PluralCategory: String?] = [.zero: zero, .one: one, .two: two, .few: few, .many: many]
    forms = own.compactMapValues { $0 }
    self.other = other
    self.gender = gender
  }

  /// The singular: "dollar".
  package var one: String { form(.one) }

  /// The form after a number of some kind.
  package func form(_ category: PluralCategory) -> String { forms[category] ?? other }
}

/// The words of a currency in one language.
package struct CurrencyNoun: Hashable, Sendable {
  /// The unit: "dollar".
  package let major: Noun
  /// The hundredth or thousandth of it: "cent"; nil when nobody counts in it.
  package let minor: Noun?
  /// Whether other countries' money has the same name, so that "US" may have to be said.
  package let isShared: Bool

  /// Creates the words of a currency.
  package init(_ major: Noun, minor: Noun? = nil, isShared: Bool = false) {
    self.major = major
    self.minor = minor
    self.isShared = isShared
  }
}
