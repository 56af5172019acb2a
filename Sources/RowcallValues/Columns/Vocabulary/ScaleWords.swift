import RowcallLanguages
import RowcallText

/// Words and letters that multiply the number before them by a power of ten.
enum ScaleWords {
  /// The words of a language and, since tables travel, of those that most tables are in; where two languages mean
  /// different things, the given one decides, then English.
  ///
  /// A billion is 10^9 in English and 10^12 elsewhere; "Billion" in the singular is left to English, for tables that say
  /// "15.2 billion" are many, and those in which one German "Billion" stands alone are few.
  static func table(for locale: LocaleTag) -> WordTable<UInt8> {
    var languages: [any Language.Type] = [English.self, German.self, French.self, Spanish.self]
    if let own = Languages.language(for: locale) { languages.insert(own.language, at: 0) }
    return WordTable(lists: shared + languages.flatMap { $0.scaleWords.map { ($0.value, $0.key) } })
  }

  /// Letters in use after money only, since elsewhere they are units: `$5m`.
  static let moneyLetters = WordTable<UInt8>(
    [("m", 6), ("M", 6), ("B", 9), ("b", 9), ("T", 12)], ignoresCase: false)

  /// What headers write before a currency or alone: `M€`, `($000)`, `in thousands`.
  static let headers = WordTable<UInt8>(
    [
      ("000", 3), ("000s", 3), ("'000", 3), ("'000s", 3), ("k", 3), ("K", 3), ("M", 6), ("m", 6), ("MM", 6),
      ("B", 9),
    ]
      + [("thousands", 3), ("Thousands", 3), ("Millions", 6), ("Billions", 9), ("T", 3)],
    ignoresCase: false)

  private static let shared: [(String, UInt8)] = [
    ("k", 3), ("bn", 9), ("tn", 12), ("mn", 6), ("万", 4), ("萬", 4), ("億", 8), ("千", 3), ("百万", 6), ("亿", 8),
    ("兆", 12),
  ]
}
