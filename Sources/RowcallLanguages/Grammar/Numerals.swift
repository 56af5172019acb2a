import RowcallModel
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
  @inline(never)
  package init(_ one: String, _ other: String, _ gender: Agreement = .masculine) {
    self.init(one: one, other: other, gender)
  }

  /// Creates a noun with as many forms as its language tells apart; nil is as `other`.
  ///
  /// Never inlined, as the other initializers here: each language has dozens of nouns in one literal, and inlined
  /// copies cost the optimizer half of its time for the whole target.
  @inline(never)
  package init(
    zero: String? = nil, one: String, two: String? = nil, few: String? = nil, many: String? = nil,
    other: String, _ gender: Agreement = .masculine
  ) {
    let own: [PluralCategory: String?] = [.zero: zero, .one: one, .two: two, .few: few, .many: many]
    forms = own.compactMapValues { $0 }
    self.other = other
    self.gender = gender
  }

  /// Creates a noun with the four forms of Slavic languages.
  @inline(never)
  package init(
    _ one: String, _ few: String, _ many: String, _ other: String, _ gender: Agreement = .masculine
  ) {
    self.init(one: one, few: few, many: many, other: other, gender)
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
  @inline(never)
  package init(_ major: Noun, minor: Noun? = nil, isShared: Bool = false) {
    self.major = major
    self.minor = minor
    self.isShared = isShared
  }
}

/// Spells the numbers of one language.
package struct Numerals: Sendable {
  package let rules: NumeralRules
  private let spelling: SpellOut
  private let spelled = Memo<Key, String>()

  private struct Key: Hashable {
    let number: UInt64
    let rule: String?
  }

  package init(_ rules: NumeralRules, locale: LocaleTag) {
    self.rules = rules
    spelling = SpellOut(for: locale, joiner: rules.joiner)
  }

  /// A whole number in words.
  package func cardinal(_ number: UInt64, _ agreement: Agreement = .alone) -> String {
    // ICU has words for 18 digits; beyond them nobody counts.
    guard number < 1_000_000_000_000_000_000 else { return digitByDigit(String(number)) }
    if let words = rules.words { return words.cardinal(number, agreement) }
    guard let conjunction = rules.conjunction, agreement != .scale else {
      return spell(number, rule: rule(for: number, agreement))
    }
    return joined(number, by: conjunction)
  }

  /// ICU's rule set; where no numeral but one agrees, ICU's other forms of a gender are not used.
  private func rule(for number: UInt64, _ agreement: Agreement) -> String? {
    let isAlone = [.one, .finalOne].contains(rules.agreeing) && !agrees(number, agreement)
    return rules.cardinals[isAlone ? .alone : agreement] ?? rules.cardinals[.alone]
  }

  /// A number before a decimal mark.
  ///
  /// At most a feminine noun reaches back over the mark: "una coma dos millas", but "eins Komma zwei Euro".
  package func wholePart(_ number: UInt64, _ agreement: Agreement) -> String {
    switch agreement {
    case .feminine where rules.agreesBeforeMark: cardinal(number, .feminine)
    case .alone, .masculine, .feminine, .neuter: cardinal(number)
    case .scale: rules.words == nil ? spell(number, rule: rules.cardinals[.alone]) : cardinal(number)
    }
  }

  /// Digits one by one: "one three zero".
  package func digitByDigit(_ digits: some StringProtocol) -> String {
    digits.compactMap { $0.wholeNumberValue }.map { cardinal(UInt64($0)) }.joined(separator: " ")
  }

  /// A place in an order, in the form that its suffix asks for.
  package func ordinal(_ ordinal: Ordinal) -> String {
    self.ordinal(ordinal.position, rule: rules.ordinals[ordinal.suffix.lowercased()] ?? rules.ordinals[""])
  }

  /// A place in an order by a rule set of ICU.
  package func ordinal(_ position: UInt64, rule: String?) -> String {
    spelled(Key(number: position, rule: rule)) {
      let own = rules.ordinalWords?.ordinal(position, form: rule ?? "") { cardinal($0) }
      return own ?? tidied(spelling.ordinal(position, rule: rule), rules.ordinalReplacements)
    }
  }

  /// A place in an order in digits: "21st".
  package func digitOrdinal(_ position: UInt64) -> String { spelling.digitOrdinal(position) }

  /// A year: "nineteen eighty".
  package func year(_ year: Int) -> String {
    if let words = rules.words { return words.cardinal(UInt64(year.magnitude), .alone) }
    return spell(
      UInt64(year.magnitude), rule: rules.years.contains(year) ? rules.year : rules.cardinals[.alone])
  }

  /// Whether a numeral is spelled in the digits form too.
  package func isSpelledAlways(_ number: UInt64, _ agreement: Agreement) -> Bool {
    rules.spelledFrom.map { number >= $0 } ?? false || agrees(number, agreement)
  }

  /// Whether a numeral changes its form with what it counts, so that digits would be read wrongly.
  package func agrees(_ number: UInt64, _ agreement: Agreement) -> Bool {
    guard agreement != .alone, rules.words != nil || rules.cardinals[agreement] != nil else { return false }
    let endsInOne = number % 10 == 1 && number % 100 != 11
    switch rules.agreeing {
    case .none: return false
    case .one: return number == 1
    case .finalOne: return number % 100 == 1
    case .spelledOtherwise: return cardinal(number, agreement) != cardinal(number)
    case .feminineOnes: return agreement == .feminine && endsInOne && ![71, 91].contains(number % 100)
    case .onesAndHundreds: return endsInOne || (agreement == .feminine && number % 1000 >= 200)
    }
  }

  /// English has "and" in the last group of three digits alone: "one thousand and eighty one".
  private func joined(_ number: UInt64, by conjunction: String) -> String {
    let rule = rules.cardinals[.alone]
    let (thousands, last) = number.quotientAndRemainder(dividingBy: 1000)
    let (hundreds, rest) = last.quotientAndRemainder(dividingBy: 100)
    guard rest > 0, hundreds > 0 || thousands % 1000 > 0 else { return spell(number, rule: rule) }
    return "\(spell(number - rest, rule: rule)) \(conjunction) \(spell(rest, rule: rule))"
  }

  private func spell(_ number: UInt64, rule: String?) -> String {
    spelled(Key(number: number, rule: rule)) {
      tidied(spelling.cardinal(String(number), rule: rule), rules.replacements)
    }
  }

  private func tidied(_ spelled: String, _ replacements: [(from: String, to: String)]) -> String {
    replacements.reduce(spelled.lowercased()) { text, replacement in
      text.replacing(replacement.from, with: replacement.to)
    }
  }
}
