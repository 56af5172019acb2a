import CICU

/// A character set that a sample may be written in.
package struct CharsetCandidate: Hashable, Codable, Sendable {
  /// The IANA name: `Shift_JIS`.
  package var name: String
  /// 0 to 100.
  package var confidence: Int

  package init(name: String, confidence: Int) {
    self.name = name
    self.confidence = confidence
  }
}

/// Guesses which character set bytes are written in.
///
/// Every likely character set reads the sample, and the reading that surprises least wins: letters that its languages
/// use often cost little; capitals inside words, letters of other scripts inside Latin words, and signs that no text
/// holds cost much. ICU's own detector adds the encodings that are known by their signatures or escapes; alone it is
/// weak below a few hundred bytes, where tables are read first.
package enum CharsetDetector {
  /// The character sets that a sample may be written in, the likeliest first; none for an empty sample.
  ///
  /// A sequence that is cut at the sample's end does no harm. Text that is valid UTF-8 is taken for that.
  package static func candidates(in sample: [UInt8]) -> [CharsetCandidate] {
    guard !sample.isEmpty else { return [] }
    if sample.allSatisfy({ $0 < 0x80 && $0 != 0x1B && $0 != 0 }) {
      return [CharsetCandidate(name: "UTF-8", confidence: 100)]
    }
    let guesses = icuGuesses(in: sample)
    if let sure = guesses.first, sure.confidence >= 80, sure.isKnownByItsForm(in: sample) { return guesses }
    let readings = self.readings(of: sample)
    let others = guesses.filter { guess in !readings.contains { $0.name == guess.name } }
    let rest = readings.last?.confidence ?? 100
    return readings + others.map { CharsetCandidate(name: $0.name, confidence: min($0.confidence, rest, 5)) }
  }

  /// The readings worth a mention; of several that are alike, the first character set has it.
  private static func readings(of sample: [UInt8]) -> [CharsetCandidate] {
    let excerpt = Excerpt(of: sample)
    let wide = excerpt.hasZeros ? CharsetProfile.wide.compactMap { Reading(of: excerpt.start, in: $0) } : []
    var readings: [Reading] = []
    for profile in CharsetProfile.all {
      guard let reading = Reading(of: excerpt.linesBeyondASCII, in: profile) else { continue }
      if let same = readings.firstIndex(where: { $0.text == reading.text }) {
        // The languages of either character set may be those of the text.
        if reading.bits < readings[same].bits { readings[same].score(as: reading) }
      } else {
        readings.append(reading)
      }
    }
    return CharsetCandidate.ranked(readings + wide)
  }

  private static func icuGuesses(in sample: [UInt8]) -> [CharsetCandidate] {
    let opened = rowcall_charset_guesses_open(sample, Int32(sample.count))
    guard let guesses = ICUHandle(opened, close: rowcall_charset_guesses_close) else { return [] }
    return (0..<rowcall_charset_guess_count(guesses.pointer)).compactMap { index in
      guard let name = icuText({ rowcall_charset_guess_name(guesses.pointer, index, $0, $1) }) else {
        return nil
      }
      let confidence = rowcall_charset_guess_confidence(guesses.pointer, index)
      return CharsetCandidate(name: name, confidence: Int(confidence))
    }
  }
}

/// What a sample says in one character set.
private struct Reading {
  let charset: String
  let text: String
  /// How surprising it is.
  private(set) var bits: Float
  /// How surprising each character beyond ASCII is on average, in bits; 0 for other scripts than Latin.
  private var strangeness: Float

  /// From 0 to 1: how far the reading may be right at all.
  ///
  /// Text that was garbled before it was written to the file reads oddly in every character set, in one least oddly.
  var trust: Float { min(1, max(0.4, 1 - (strangeness - Self.usualStrangeness) / 6)) }

  /// Letters of Latin alphabets cost less than this in words of their languages.
  private static let usualStrangeness: Float = 8

  /// Takes the score of another character set that reads the bytes alike.
  mutating func score(as other: Reading) { (bits, strangeness) = (other.bits, other.strangeness) }

  init?(of bytes: [UInt8], in profile: CharsetProfile) {
    guard let decoder = try? CharsetDecoder(name: profile.name),
      let decoded = try? decoder.decode(bytes, isLast: false)
    else { return nil }
    charset = profile.name
    text = String(decoding: decoded, as: UTF8.self)
    let score = CharsetScore.bits(of: text, in: profile.alphabets)
    bits = profile.rarity + score
    let characters = text.unicodeScalars.count { !$0.isASCII }
    strangeness = profile.alphabets.allSatisfy(\.isLatin) ? score / Float(max(1, characters)) : 0
  }
}

/// The bytes of a sample that tell most.
private struct Excerpt {
  /// Enough for some lines of text; each byte is read in each character set and language.
  private static let limit = 1536
  /// The start of the sample.
  let start: [UInt8]
  /// The first lines that hold more than ASCII.
  let linesBeyondASCII: [UInt8]

  /// Whether the start holds bytes of zero.
  var hasZeros: Bool { start.contains(0) }

  init(of sample: [UInt8]) {
    start = Array(sample.prefix(Self.limit))
    var lines: [UInt8] = []
    for line in sample.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where lines.count < Self.limit {
      guard let first = line.firstIndex(where: Self.isBeyondASCII) else { continue }
      // Of a long line only what follows its first such byte; a word before it does for its neighbours.
      let begin = line.count > 400 ? max(line.startIndex, first - 16) : line.startIndex
      lines += line[begin...].prefix(400) + [0x0A]
    }
    linesBeyondASCII = lines
  }

  private static func isBeyondASCII(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == 0 }
}

extension CharsetCandidate {
  /// Whether bytes in this encoding have a form that others do not have by chance.
  fileprivate func isKnownByItsForm(in sample: [UInt8]) -> Bool {
    // UTF-16 without a mark may be valid UTF-8 by chance, but full of zeros.
    name == "UTF-8" ? !sample.contains(0) : name.hasPrefix("UTF-") || name.hasPrefix("ISO-2022-")
  }

  /// Candidates from readings, with confidences that add up to 100, or less when the best of them is odd too; those
  /// below 1 are left out.
  fileprivate static func ranked(_ readings: [Reading]) -> [CharsetCandidate] {
    guard let first = readings.min(by: { $0.bits < $1.bits }) else { return [] }
    let best = first.bits
    // Characters in a row are no independent witnesses, so a bit counts half.
    let weights = readings.map { powerOfHalf(($0.bits - best) / 2) }
    let total = weights.reduce(0, +)
    return zip(readings, weights).sorted { $0.0.bits < $1.0.bits }
      .map { CharsetCandidate(name: $0.charset, confidence: Int((100 * $1 / total * first.trust).rounded())) }
      .filter { $0.confidence > 0 }
  }

  private static func powerOfHalf(_ exponent: Float) -> Float {
    guard exponent < 60 else { return 0 }
    let whole = exponent.rounded(.down)
    return Float(sign: .plus, exponent: -Int(whole), significand: 1) * (1 - (exponent - whole) / 2)
  }
}

/// How surprising a text is as a reading of some bytes, in bits; the right character set gives the least.
struct CharsetScore {
  private let alphabet: Alphabet
  private var bits: Float = 0
  private var previous: Unicode.Scalar = " "
  private var beforePrevious: Unicode.Scalar = " "

  /// The bits of a whole text in the language that it suits best.
  static func bits(of text: String, in alphabets: [Alphabet]) -> Float {
    alphabets.map { bits(of: text, in: $0) }.min() ?? .infinity
  }

  private static func bits(of text: String, in alphabet: Alphabet) -> Float {
    var score = CharsetScore(alphabet: alphabet)
    for scalar in text.unicodeScalars { score.add(scalar) }
    return score.bits
  }

  private init(alphabet: Alphabet) { self.alphabet = alphabet }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      if scalar.isStrayControl { bits += 20 }
    } else {
      bits += alphabet.cost(of: scalar)
      if scalar.isUppercase, previous.isLowercase { bits += 6 }
    }
    if !(scalar.isASCII && previous.isASCII) { addNeighbours(scalar) }
    (beforePrevious, previous) = (previous, scalar)
  }

  /// What stands side by side tells as much as what stands there.
  private mutating func addNeighbours(_ scalar: Unicode.Scalar) {
    if alphabet.isLatin { bits += LetterContext.cost(of: previous, after: beforePrevious, before: scalar) }
    guard scalar.isLetter else {
      if scalar.isSign, previous.isLetter { bits += 4 }
      return
    }
    if previous.isSign { bits += 4 }
    if previous.isLetter {
      let isMixed = scalar.isASCII != previous.isASCII
      // Latin words have single accents; other scripts keep away from Latin letters.
      if isMixed != alphabet.isLatin { bits += isMixed ? 8 : 2 }
    } else if beforePrevious.isLetter, !previous.isASCII, !previous.isPunctuationInWords {
      bits += 6
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(value | 0x20) }

  /// Whether this is a control character that no text file holds.
  fileprivate var isStrayControl: Bool { value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D }

  fileprivate var isUppercase: Bool {
    isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase
  }

  fileprivate var isLowercase: Bool {
    isASCII ? (0x61...0x7A).contains(value) : properties.isLowercase
  }

  fileprivate var isLetter: Bool { isASCII ? isASCIILetter : properties.isAlphabetic }

  /// Whether this is a sign beyond ASCII, such as a box or a fraction, which seldom touches words.
  fileprivate var isSign: Bool {
    guard !isASCII else { return false }
    return switch properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .otherNumber: true
    default: false
    }
  }

  /// Whether this may stand between two letters.
  fileprivate var isPunctuationInWords: Bool {
    switch value {
    case 0xA0, 0xAD, 0xB7, 0x2010...0x2019, 0x2026, 0x3000...0x303F, 0xFF01...0xFF60: true
    default: properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
    }
  }
}

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

  /// The character sets that are distinguished by their text.
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
