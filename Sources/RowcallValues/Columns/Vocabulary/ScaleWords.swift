/// Words and letters that multiply the number before them by a power of ten.
enum ScaleWords {
  /// The words of all languages, since a table may come from elsewhere than its listener; where two languages mean
  /// different things, the given one decides, then English.
  static func table(for language: String) -> WordTable<UInt8> {
    WordTable(shared + [language, "en", "de", "fr", "es"].flatMap { words[$0] ?? [] }, ignoresCase: true)
  }

  /// The words of one language, without the dots of abbreviations.
  static func lexicon(of language: String) -> [String: UInt8] {
    let pairs = (words[language] ?? []).map { ($0.0.filter { $0 != "." }.lowercased(), $0.1) }
    return Dictionary(pairs) { first, _ in first }
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

  /// Words and powers of ten in turn.
  private static func scales(_ list: String) -> [(String, UInt8)] {
    let parts = list.split(separator: " ")
    return stride(from: 0, to: parts.count - 1, by: 2).map { (String(parts[$0]), UInt8(parts[$0 + 1]) ?? 0) }
  }

  private static let shared: [(String, UInt8)] = [
    ("k", 3), ("bn", 9), ("tn", 12), ("mn", 6), ("万", 4), ("萬", 4), ("億", 8), ("千", 3), ("百万", 6), ("亿", 8),
    ("兆", 12),
  ]

  // A billion is 10^9 in English and 10^12 elsewhere; "Billion" in the singular is left to English, for tables that say
  // "15.2 billion" are many, and those in which one German "Billion" stands alone are few.
  private static let words: [String: [(String, UInt8)]] = [
    "en": [
      ("thousand", 3), ("million", 6), ("millions", 6), ("mil", 6), ("mil.", 6), ("mio", 6), ("mio.", 6),
      ("billion", 9),
      ("billions", 9), ("bil", 9), ("trillion", 12), ("trillions", 12), ("lakh", 5), ("crore", 7),
    ],
    "de": [
      ("Tsd", 3), ("Tsd.", 3), ("Tausend", 3), ("Mio", 6), ("Mio.", 6), ("Million", 6), ("Millionen", 6),
      ("Mrd", 9),
      ("Mrd.", 9), ("Milliarde", 9), ("Milliarden", 9), ("Bio", 12), ("Bio.", 12),
      ("Billionen", 12),
    ],
    "fr": [
      ("mille", 3), ("millier", 3), ("milliers", 3), ("million", 6), ("millions", 6), ("Md", 9), ("Mds", 9),
      ("milliard", 9), ("milliards", 9), ("billions", 12),
    ],
    "ru": scales(
      "тыс 3 тыс. 3 тысяч 3 тысячи 3 тысяча 3 млн 6 млн. 6 миллион 6 миллиона 6 миллионов 6 млрд 9 млрд. 9 миллиард 9 "
        + "миллиарда 9 миллиардов 9 трлн 12 трлн. 12"),
    "uk": scales(
      "тис 3 тис. 3 тисяч 3 тисячі 3 тисяча 3 млн 6 млн. 6 мільйон 6 мільйони 6 мільйонів 6 млрд 9 млрд. 9 мільярд 9 "
        + "мільярди 9 мільярдів 9 трлн 12 трлн. 12"),
    "pl": scales(
      "tys 3 tys. 3 tysiąc 3 tysiące 3 tysięcy 3 mln 6 milion 6 miliony 6 milionów 6 mld 9 miliard 9 miliardy 9 "
        + "miliardów 9 bln 12 bilion 12 biliony 12 bilionów 12"),
    "cs": scales(
      "tis 3 tis. 3 tisíc 3 tisíce 3 mil 6 mil. 6 mio 6 milion 6 miliony 6 milionů 6 mld 9 mld. 9 miliarda 9 miliardy 9 "
        + "miliard 9 bil. 12 bilion 12 biliony 12 bilionů 12"),
    "ar": scales("ألف 3 آلاف 3 ألفًا 3 مليون 6 ملايين 6 مليونًا 6 مليار 9 مليارات 9 تريليون 12"),
    "he": scales("אלף 3 אלפים 3 מיליון 6 מיליוני 6 מיליארד 9 טריליון 12"),
    "hi": scales("हज़ार 3 हजार 3 लाख 5 करोड़ 7 मिलियन 6 अरब 9 खरब 11"),
    "ko": scales("천 3 만 4 백만 6 천만 7 억 8 조 12"),
    "es": [
      ("mil", 3), ("millón", 6), ("millones", 6), ("mill.", 6), ("mil millones", 9), ("billón", 12),
      ("billones", 12),
    ],
    "it": [
      ("mila", 3), ("mln", 6), ("mln.", 6), ("milione", 6), ("milioni", 6), ("mld", 9), ("mld.", 9),
      ("miliardo", 9),
      ("miliardi", 9),
    ],
    "pt": [
      ("mil", 3), ("mi", 6), ("milhão", 6), ("milhões", 6), ("bi", 9), ("bilhão", 9), ("bilhões", 9),
      ("trilhão", 12),
      ("trilhões", 12),
    ],
    "nl": [
      ("dzd", 3), ("dzd.", 3), ("duizend", 3), ("mln", 6), ("mln.", 6), ("miljoen", 6), ("mld", 9),
      ("mld.", 9),
      ("mrd.", 9), ("miljard", 9), ("biljoen", 12),
    ],
    "sv": [
      ("tusen", 3), ("mn", 6), ("milj.", 6), ("miljon", 6), ("miljoner", 6), ("md", 9), ("md.", 9),
      ("mdr", 9),
      ("miljard", 9), ("miljarder", 9), ("biljoner", 12),
    ],
    "da": [
      ("tusind", 3), ("mio", 6), ("mio.", 6), ("million", 6), ("millioner", 6), ("mia", 9), ("mia.", 9),
      ("milliard", 9), ("milliarder", 9), ("billioner", 12),
    ],
    "nb": [
      ("tusen", 3), ("mill", 6), ("mill.", 6), ("million", 6), ("millioner", 6), ("mrd", 9), ("mrd.", 9),
      ("milliard", 9), ("milliarder", 9), ("billioner", 12),
    ],
    "fi": [
      ("tuhat", 3), ("tuhatta", 3), ("milj", 6), ("milj.", 6), ("miljoona", 6), ("miljoonaa", 6), ("mrd", 9),
      ("mrd.", 9), ("miljardi", 9), ("miljardia", 9), ("biljoonaa", 12),
    ],
    "tr": [
      ("bin", 3), ("mn", 6), ("milyon", 6), ("mr", 9), ("mlr", 9), ("milyar", 9), ("trilyon", 12),
    ],
    "el": [
      ("χιλ.", 3), ("χιλιάδες", 3), ("εκατ.", 6), ("εκατομμύριο", 6), ("εκατομμύρια", 6), ("δισ.", 9),
      ("δισεκατομμύριο", 9), ("δισεκατομμύρια", 9), ("τρισ.", 12),
    ],
  ]
}
