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
