import CICU

/// Numbers in words, by ICU's rules.
///
/// Words come as the locale writes them (`twenty-three`), without direction marks. Where ICU has no words for a
/// language, numbers come back in digits.
package struct SpellOut: Sendable {
  package let locale: LocaleTag
  /// What stands in the place of the soft hyphens that part the words of German and other numbers.
  package let joiner: String
  private let spellers: HandlePool<Kind>
  private let ruleNames = Memo<Kind, [String]>()
  private let grammars = Memo<String?, DecimalGrammar?>()
  private let smallNumbers = Memo<SmallNumber, String?>(limit: 10_000)

  /// Numbers of a few digits come again and again, alone and as the parts of decimals.
  private struct SmallNumber: Hashable {
    let plain: String
    let rule: String?

    /// The longest that is remembered, in characters.
    static let length = 4
  }

  private enum Kind: Int32 {
    case words = 0
    case digitOrdinals = 1
  }

  /// Creates the speller of a locale; costs nothing until it is used.
  ///
  /// - Parameter joiner: `" "` gives "vier und zwanzig", `""` gives "vierundzwanzig".
  package init(for locale: LocaleTag, joiner: String = "") {
    self.locale = locale
    self.joiner = joiner
    spellers = HandlePool(
      open: { rowcall_speller_open(locale.identifier, $0.rawValue) }, close: rowcall_speller_close)
  }

  /// The names of the locale's rule sets, each with its `%`: `%spellout-cardinal-feminine`.
  package var rules: [String] {
    ruleNames(.words) {
      spellers.use(.words) { speller in
        (0..<rowcall_speller_rule_count(speller)).compactMap { index in
          icuText { rowcall_speller_rule_name(speller, index, $0, $1) }
        }
      } ?? []
    }
  }
}

extension SpellOut {
  /// A number in words, every written digit of its fraction included: "minus twenty-three point five zero".
  ///
  /// - Parameters:
  ///   - plain: a number in plain form; anything else comes back as it is, as does one of over 512 characters.
  ///     Integers of over 18 digits come back in grouped digits.
  ///   - rule: one of `rules`; nil is the locale's default. An unknown one is the default too.
  package func cardinal(_ plain: String, rule: String? = nil) -> String {
    guard let number = PlainNumber(plain) else { return plain }
    if !number.isNegative, number.fraction == nil { return spelled(plain, rule) ?? plain }
    guard let grammar = grammar(of: rule) else { return plain }
    return grammar.words(for: number) { spelled($0, rule) } ?? spelled(plain, rule) ?? plain
  }

  /// A place in an order, in words: "twenty-third"; in digits where ICU has no words for it.
  ///
  /// - Parameter rule: one of `rules`; nil is the plain or masculine form.
  package func ordinal(_ position: UInt64, rule: String? = nil) -> String {
    guard let rule = rule ?? defaultOrdinalRule else { return digitOrdinal(position) }
    return format(String(position), .words, rule: rule) ?? digitOrdinal(position)
  }

  /// A place in an order, in digits: "23rd".
  package func digitOrdinal(_ position: UInt64) -> String {
    format(String(position), .digitOrdinals, rule: nil) ?? String(position)
  }

  private var defaultOrdinalRule: String? {
    let ordinals = rules.filter { $0.hasPrefix("%spellout-ordinal") }
    return ["%spellout-ordinal", "%spellout-ordinal-masculine"].first(where: ordinals.contains)
      ?? ordinals.first
  }

  /// How decimals are spelled, learned from examples; nil where ICU has no words.
  private func grammar(of rule: String?) -> DecimalGrammar? {
    grammars(rule) { DecimalGrammar { spelled($0, rule) } }
  }

  private func spelled(_ plain: String, _ rule: String?) -> String? {
    guard plain.utf8.count <= SmallNumber.length else { return formatted(plain, rule) }
    return smallNumbers(SmallNumber(plain: plain, rule: rule)) { formatted(plain, rule) }
  }

  private func formatted(_ plain: String, _ rule: String?) -> String? {
    format(plain, .words, rule: rule) ?? format(plain, .words, rule: nil)
  }

  private func format(_ plain: String, _ kind: Kind, rule: String?) -> String? {
    let text = spellers.use(kind) { speller in
      icuText { rowcall_speller_format(speller, plain, rule, $0, $1) }
    }
    return text.map { joined($0).heard }
  }

  private func joined(_ text: String) -> String {
    guard text.utf8.contains(0xC2), text.unicodeScalars.contains("\u{AD}") else { return text }
    return text.unicodeScalars.split(separator: "\u{AD}").map(String.init).joined(separator: joiner)
  }
}
