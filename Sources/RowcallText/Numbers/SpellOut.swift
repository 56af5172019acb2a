import CICU

/// Numbers in words, by ICU's rules.
///
/// Words come as the locale writes them (`twenty-three`), without direction marks.
public struct SpellOut: Sendable {
  /// The locale.
  public let locale: LocaleTag
  /// What stands in the place of the soft hyphens that part the words of German and other numbers.
  public let joiner: String
  private let spellers: HandlePool<Kind>

  private enum Kind: Int32 {
    case words = 0
    case digitOrdinals = 1
  }

  /// Creates the speller of a locale; costs nothing until it is used.
  ///
  /// - Parameter joiner: `" "` gives "vier und zwanzig", `""` gives "vierundzwanzig".
  public init(for locale: LocaleTag, joiner: String = "") {
    self.locale = locale
    self.joiner = joiner
    spellers = HandlePool(
      open: { rowcall_speller_open(locale.identifier, $0.rawValue) }, close: rowcall_speller_close)
  }

  /// The names of the locale's rule sets, each with its `%`: `%spellout-cardinal-feminine`.
  public var rules: [String] {
    spellers.use(.words) { speller in
      (0..<rowcall_speller_rule_count(speller)).compactMap { index in
        icuText { rowcall_speller_rule_name(speller, index, $0, $1) }
      }
    } ?? []
  }

  /// A number in words: "minus twenty-three point five".
  ///
  /// - Parameters:
  ///   - plain: a number in plain form; anything else comes back as it is, as does one of over 512 characters.
  ///   - rule: one of `rules`; nil is the locale's default. An unknown one is the default too.
  public func cardinal(_ plain: String, rule: String? = nil) -> String {
    spelled(plain, rule: rule) ?? plain
  }

  /// A place in an order, in words: "twenty-third"; in digits where ICU has no words for it.
  ///
  /// - Parameter rule: one of `rules`; nil is the first one for ordinals.
  public func ordinal(_ position: UInt64, rule: String? = nil) -> String {
    guard let rule = rule ?? rules.first(where: { $0.hasPrefix("%spellout-ordinal") }) else {
      return digitOrdinal(position)
    }
    return spelled(String(position), rule: rule) ?? digitOrdinal(position)
  }

  /// A place in an order, in digits: "23rd".
  public func digitOrdinal(_ position: UInt64) -> String {
    format(String(position), .digitOrdinals, rule: nil) ?? String(position)
  }

  private func spelled(_ plain: String, rule: String?) -> String? {
    format(plain, .words, rule: rule) ?? format(plain, .words, rule: nil)
  }

  private func format(_ plain: String, _ kind: Kind, rule: String?) -> String? {
    let text = spellers.use(kind) { speller in
      icuText { rowcall_speller_format(speller, plain, rule, $0, $1) }
    }
    return text.map { DirectionMarks.removed(from: joined($0)) }
  }

  private func joined(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{AD}") else { return text }
    return text.unicodeScalars.split(separator: "\u{AD}").map(String.init).joined(separator: joiner)
  }
}
