import RowcallLanguages

/// A written pair of words for yes and no; a column keeps to one pair.
package struct YesNo: Hashable, Codable, Sendable {
  /// The word for yes, in small letters.
  package let yes: String
  /// The word for no, in small letters.
  package let no: String
  /// Whether the pair means yes and no only when the header says so, or both words occur: `1` and `0`.
  package let needsHeader: Bool

  /// Whether a text is a word for yes or no in any language.
  package static func isAnswer(_ text: String) -> Bool { sides.meaning(of: Array(text.utf8).span) != nil }

  /// Whether a word means yes or no, in whatever language; nil for other words, and for one that means either.
  package static func meaning(of word: String) -> Bool? {
    guard let sides = sides.meaning(of: Array(word.lowercased().utf8).span) else { return nil }
    return sides.no == 0 ? true : sides.yes == 0 ? false : nil
  }

  /// Creates a pair.
  package init(_ yes: String, _ no: String, needsHeader: Bool = false) {
    self.yes = yes
    self.no = no
    self.needsHeader = needsHeader
  }

  /// Every pair that is known, the more telling ones of each language first.
  static let pairs: [YesNo] = {
    var pairs: [YesNo] = []
    for language in Languages.all {
      for (yes, no) in Array(language.answers) + Array(language.answersAtHome) {
        // Scandinavia shares its words.
        let pair = YesNo(yes, no)
        if !pairs.contains(pair) { pairs.append(pair) }
      }
      pairs += language.answersBelowFlags.map { YesNo($0, $1, needsHeader: true) }
    }
    return pairs + signs
  }()

  private static let signs = [
    YesNo("✓", "✗"), YesNo("✔", "✘"), YesNo("✓", "✘"), YesNo("✅", "❌"), YesNo("○", "×"), YesNo("☑", "☐"),
    YesNo("1", "0", needsHeader: true),
  ]

  /// The languages of pairs that mean something else wherever they are not spoken.
  private static let homes = Languages.all.reduce(into: [YesNo: String]()) { homes, language in
    for (yes, no) in language.answersAtHome { homes[YesNo(yes, no)] = language.tag }
  }

  /// Whether the pair means yes and no in a language's tables without a header that asks for it.
  func isAtHome(in language: String) -> Bool { Self.homes[self].map { $0 == language } ?? true }

  /// Whether one side alone means yes or no in a language's tables: its own words, English ones, and signs.
  func isUsual(in language: String) -> Bool {
    let languages = Self.languages[self, default: []]
    return languages.isEmpty || languages.contains(language) || languages.contains(English.tag)
  }

  /// The languages that have a pair.
  private static let languages = Languages.all.reduce(into: [YesNo: [String]]()) { languages, language in
    for (yes, no) in Array(language.answers) + Array(language.answersAtHome) {
      languages[YesNo(yes, no), default: []].append(language.tag)
    }
  }

  /// Which pairs a word belongs to, as a bit for each index of `pairs`, for its yes and for its no side.
  static let sides: WordTable<Sides> = {
    var sides: [String: Sides] = [:]
    for (index, pair) in pairs.enumerated() {
      sides[pair.yes, default: Sides()].yes |= 1 << UInt64(index)
      sides[pair.no, default: Sides()].no |= 1 << UInt64(index)
    }
    return WordTable(sides.map { ($0.key, $0.value) })
  }()

  /// The pairs in which a word means yes, and those in which it means no.
  struct Sides: Hashable, Sendable {
    var yes: UInt64 = 0
    var no: UInt64 = 0
    /// The pairs that have the word at all.
    var either: UInt64 { yes | no }
  }
}
