/// A character set without a signature, and what text in it looks like.
struct CharsetProfile: Sendable {
  /// The IANA name.
  let name: String
  /// The languages it is used for.
  let alphabets: [Alphabet]
  /// How unlikely files in it are before one has been looked at, in bits.
  let rarity: Float

  private init(_ name: String, _ alphabets: [Alphabet], rarity: Float = 0) {
    self.name = name
    self.alphabets = alphabets
    self.rarity = rarity
  }
}

extension CharsetProfile {
  /// The character sets that are told apart by their text.
  ///
  /// Of two that read a sample alike, the first wins: ISO-8859-1 is named where Windows' additions do not occur.
  static let all: [CharsetProfile] = [
    CharsetProfile("ISO-8859-1", Alphabet.western),
    CharsetProfile("windows-1252", Alphabet.western),
    CharsetProfile("ISO-8859-15", Alphabet.western, rarity: 3),
    CharsetProfile("IBM850", Alphabet.western, rarity: 12),
    CharsetProfile("macintosh", Alphabet.western, rarity: 10),
    CharsetProfile("ISO-8859-2", Alphabet.central, rarity: 3),
    CharsetProfile("windows-1250", Alphabet.central, rarity: 3),
    CharsetProfile("windows-1254", Alphabet.turkish, rarity: 2),
    CharsetProfile("windows-1257", Alphabet.baltic, rarity: 3),
    CharsetProfile("windows-1251", Alphabet.cyrillic, rarity: 3),
    CharsetProfile("KOI8-R", Alphabet.cyrillic, rarity: 4),
    CharsetProfile("ISO-8859-5", Alphabet.cyrillic, rarity: 7),
    CharsetProfile("IBM866", Alphabet.cyrillic, rarity: 7),
    CharsetProfile("ISO-8859-7", Alphabet.greek, rarity: 3),
    CharsetProfile("windows-1253", Alphabet.greek, rarity: 3),
    CharsetProfile("windows-1255", Alphabet.hebrew, rarity: 3),
    CharsetProfile("windows-1256", Alphabet.arabic, rarity: 3),
    CharsetProfile("TIS-620", Alphabet.thai, rarity: 5),
    CharsetProfile("Shift_JIS", Alphabet.japanese, rarity: 3),
    CharsetProfile("EUC-JP", Alphabet.japanese, rarity: 3),
    CharsetProfile("GB18030", Alphabet.simplifiedChinese, rarity: 3),
    CharsetProfile("Big5", Alphabet.traditionalChinese, rarity: 3),
    CharsetProfile("EUC-KR", Alphabet.korean, rarity: 3),
  ]

  /// The encodings in which every ASCII character, a comma or a line break, has a byte of zero.
  static let wide: [CharsetProfile] = [
    CharsetProfile("UTF-16LE", Alphabet.all, rarity: 1),
    CharsetProfile("UTF-16BE", Alphabet.all, rarity: 1),
  ]
}
