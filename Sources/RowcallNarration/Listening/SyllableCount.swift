/// Estimates the number of syllables from spelling.
///
/// Latin, Greek and Cyrillic are counted by vowel groups; kana, Hangul and Han by characters; Indic scripts by consonants;
/// Arabic and Hebrew by letters. Words without vowels are spelled.
struct SyllableCount {
  /// Tenths of a syllable counted so far.
  private(set) var tenths = 0
  /// Words counted so far.
  private(set) var words = 0
  private let dropsFinalE: Bool

  private var letters = 0
  private var groups = 0
  private var capitals = 0
  private var isInVowels = false
  private var endsInLoneE = false
  private var isInSyllables = false

  /// - Parameter dropsFinalE: whether an E is silent at the end of a word.
  init(dropsFinalE: Bool) { self.dropsFinalE = dropsFinalE }

  /// Counts the next character, which is not a digit.
  mutating func add(_ scalar: Unicode.Scalar) {
    switch LetterKind(scalar) {
    case .vowel: addVowel(scalar)
    case .consonant:
      addLetter(scalar)
      if !(endsInLoneE && (scalar == "s" || scalar == "S")) { endsInLoneE = false }
      isInVowels = false
    case .syllable: addUnit(tenths: 10)
    case .unvowelled: addUnit(tenths: 7)
    case .sign: break
    case .gap: endWord()
    }
  }

  /// Ends the last word.
  mutating func endWord() {
    if isInSyllables {
      words += 1
      isInSyllables = false
    }
    endLetters()
  }

  private mutating func endLetters() {
    guard letters > 0 else { return }
    defer { (letters, groups, capitals, isInVowels, endsInLoneE) = (0, 0, 0, false, false) }
    words += 1
    if groups == 0 || (capitals == letters && letters < 4 && letters > 1) {
      tenths += letters * 12
    } else {
      tenths += max(1, dropsFinalE && endsInLoneE ? groups - 1 : groups) * 10
    }
  }

  private mutating func addVowel(_ scalar: Unicode.Scalar) {
    endsInLoneE = !isInVowels && (scalar == "e" || scalar == "E")
    if !isInVowels { groups += 1 }
    isInVowels = true
    addLetter(scalar)
  }

  private mutating func addLetter(_ scalar: Unicode.Scalar) {
    letters += 1
    if scalar.isASCII, scalar.value < 0x60 { capitals += 1 }
  }

  private mutating func addUnit(tenths more: Int) {
    endLetters()
    isInSyllables = true
    tenths += more
  }
}

/// The role of a character in a syllable.
private enum LetterKind {
  case vowel, consonant
  case syllable
  /// A consonant whose vowel is not written.
  case unvowelled
  /// Changes the letter before it.
  case sign
  case gap

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0...0x7F: self = Self.ascii(scalar)
    case 0xC0...0x24F, 0x1E00...0x1EFF: self = Self.latin(scalar)
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = Self.isGreekVowel(scalar) ? .vowel : .consonant
    case 0x400...0x52F: self = Self.cyrillicVowels.contains(scalar) ? .vowel : .consonant
    case 0x5D0...0x5EA, 0x620...0x64A, 0x66E...0x6D3: self = .unvowelled
    case 0x900...0xDFF: self = Self.indic(scalar)
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087, 0x308E: self = .sign
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30E3, 0x30E5, 0x30E7, 0x30EE: self = .sign
    case 0x3042...0x3096, 0x30A2...0x30FA, 0x30FC, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      self = .syllable
    default: self = Self.other(scalar)
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case "a", "e", "i", "o", "u", "y", "A", "E", "I", "O", "U", "Y": .vowel
    case "a"..."z", "A"..."Z": .consonant
    case "'": .sign
    default: .gap
    }
  }

  private static func latin(_ scalar: Unicode.Scalar) -> Self {
    if latinConsonants.contains(scalar) { return .consonant }
    return scalar.properties.isAlphabetic ? .vowel : .gap
  }

  // Most letters with marks are vowels, so the others are listed.
  private static let latinConsonants = Set(
    ("çðñþßćĉċčďđĝğġģĥħĵķĸĺļľŀłńņňŉŋŕŗřśŝşšţťŧŵźżžșțḍḥṃṇṛṣṭẓ"
      + "ÇÐÑÞĆĈĊČĎĐĜĞĠĢĤĦĴĶĹĻĽĿŁŃŅŇŊŔŖŘŚŜŞŠŢŤŦŴŹŻŽȘȚ").unicodeScalars)

  private static let cyrillicVowels = Set("аеёиоуыэюяіїєўАЕЁИОУЫЭЮЯІЇЄЎ".unicodeScalars)

  private static func isGreekVowel(_ scalar: Unicode.Scalar) -> Bool {
    greekVowels.contains(scalar) || scalar.value >= 0x1F00
  }

  private static let greekVowels = Set("αεηιουωάέήίόύώϊϋΐΰΑΕΗΙΟΥΩΆΈΉΊΌΎΏ".unicodeScalars)

  private static func indic(_ scalar: Unicode.Scalar) -> Self {
    // Vowel signs and the like sound with the consonant before them.
    switch scalar.properties.generalCategory {
    case .otherLetter: .syllable
    case .nonspacingMark, .spacingMark: .sign
    default: .gap
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .format, .enclosingMark: .sign
    case .otherLetter, .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter: .unvowelled
    default: .gap
    }
  }
}
