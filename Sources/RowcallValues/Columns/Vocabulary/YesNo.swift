/// A written pair of words for yes and no; a column keeps to one pair.
public struct YesNo: Hashable, Codable, Sendable {
  /// The word for yes, in small letters.
  public let yes: String
  /// The word for no, in small letters.
  public let no: String
  /// Whether the pair means yes and no only when the header says so, or both words occur: `1` and `0`.
  public let needsHeader: Bool

  /// Creates a pair.
  public init(_ yes: String, _ no: String, needsHeader: Bool = false) {
    self.yes = yes
    self.no = no
    self.needsHeader = needsHeader
  }

  /// Every pair that is known, the more telling ones first.
  public static let pairs: [YesNo] = [
    YesNo("yes", "no"), YesNo("true", "false"), YesNo("y", "n"), YesNo("t", "f"), YesNo("ja", "nein"),
    YesNo("j", "n"), YesNo("wahr", "falsch"), YesNo("oui", "non"), YesNo("o", "n"), YesNo("vrai", "faux"),
    YesNo("sí", "no"), YesNo("si", "no"), YesNo("s", "n"), YesNo("verdadero", "falso"), YesNo("sì", "no"),
    YesNo("sim", "não"), YesNo("ja", "nee"), YesNo("ja", "nej"), YesNo("ja", "nei"), YesNo("kyllä", "ei"),
    YesNo("evet", "hayır"), YesNo("ναι", "όχι"), YesNo("vero", "falso"), YesNo("waar", "onwaar"),
    YesNo("sant", "falskt"), YesNo("sand", "falsk"), YesNo("sant", "usant"), YesNo("tosi", "epätosi"),
    YesNo("doğru", "yanlış"), YesNo("var", "yok"), YesNo("e", "h"), YesNo("はい", "いいえ"), YesNo("有", "無"),
    YesNo("是", "否"),
    YesNo("有", "无"), YesNo("✓", "✗"), YesNo("✔", "✘"), YesNo("✓", "✘"), YesNo("✅", "❌"), YesNo("○", "×"),
    YesNo("☑", "☐"), YesNo("да", "нет"), YesNo("истина", "ложь"), YesNo("так", "ні"), YesNo("tak", "nie"),
    YesNo("t", "n"), YesNo("prawda", "fałsz"), YesNo("ano", "ne"), YesNo("a", "n"),
    YesNo("pravda", "nepravda"),
    YesNo("نعم", "لا"), YesNo("صح", "خطأ"), YesNo("כן", "לא"), YesNo("हाँ", "नहीं"), YesNo("हां", "नहीं"),
    YesNo("예", "아니요"), YesNo("예", "아니오"), YesNo("네", "아니요"), YesNo("참", "거짓"), YesNo("있음", "없음"),
    YesNo("あり", "なし"), YesNo("on", "off"), YesNo("1", "0", needsHeader: true),
  ]

  /// Pairs whose words mean something else wherever their language is not spoken: classes "E" and "H".
  private static let homes = [
    YesNo("e", "h"): "tr", YesNo("var", "yok"): "tr", YesNo("t", "n"): "pl", YesNo("a", "n"): "cs",
  ]

  /// Whether the pair means yes and no in a language's tables without a header that asks for it.
  func isAtHome(in language: String) -> Bool { Self.homes[self].map { $0 == language } ?? true }

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
