/// The characters that text of a language uses beyond ASCII, the most frequent first.
///
/// The numbers are costs in bits: how surprising a character is. They need not be exact, because wrong character sets
/// give text that is surprising by far.
struct Alphabet: Sendable {
  private let costs: [UInt32: Float]
  /// Whether the letters are written inside Latin words, as `é` is; other scripts rarely touch Latin letters.
  let isLatin: Bool

  /// Creates an alphabet from its characters in order of frequency.
  ///
  /// The commonest letter costs 3 bits, the 30th 8, a capital 2 more than its small letter.
  ///
  /// - Parameter common: further characters that are often used, in no order.
  init(_ characters: String, isLatin: Bool = false, common: String = "") {
    var costs: [UInt32: Float] = [:]
    for scalar in common.unicodeScalars { costs[scalar.value] = 12 }
    for (rank, scalar) in characters.unicodeScalars.enumerated() {
      let cost = 3 + Self.log2(Float(rank + 1))
      costs[scalar.value] = min(cost, costs[scalar.value] ?? cost)
      guard let capital = scalar.capital else { continue }
      costs[capital.value] = min(cost + 2, costs[capital.value] ?? .infinity)
    }
    self.costs = costs
    self.isLatin = isLatin
  }

  /// The cost of one character beyond ASCII.
  func cost(of scalar: Unicode.Scalar) -> Float {
    costs[scalar.value] ?? Self.costOutside(scalar)
  }

  /// Characters that the language does not use often, from those that some do to those that no text holds.
  private static func costOutside(_ scalar: Unicode.Scalar) -> Float {
    switch scalar.value {
    case 0x3041...0x30FF: 11
    case 0x3000...0x303F, 0xFF01...0xFF60: 8
    case 0xFF61...0xFF9F: 9
    case 0x4E00...0x9FA5, 0xAC00...0xD7A3: 15
    case 0x80...0x9F, 0xE000...0xF8FF, 0xFFF0...0xFFFF: 22
    default: costByCategory(scalar)
    }
  }

  private static func costByCategory(_ scalar: Unicode.Scalar) -> Float {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .initialPunctuation, .finalPunctuation: 9
    case .spaceSeparator, .openPunctuation, .closePunctuation, .currencySymbol: 10
    case .unassigned, .privateUse, .control, .surrogate: 22
    default: 12
    }
  }

  private static func log2(_ value: Float) -> Float { Float(value.exponent) + (value.significand - 1) }
}

extension Unicode.Scalar {
  /// The capital of a small letter, where it is one character.
  fileprivate var capital: Unicode.Scalar? {
    guard properties.isLowercase else { return nil }
    let mapping = properties.uppercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first : nil
  }
}

extension Alphabet {
  static let western = [
    Alphabet("’“”–é—…£€°©®·²½\u{A0}", isLatin: true),
    Alphabet("éèàêçôùîâûëïœ’«»°€\u{A0}…–", isLatin: true),
    Alphabet("üäöß„“–€’é°²", isLatin: true),
    Alphabet("óíáéñúüº¿¡€ª«»", isLatin: true),
    Alphabet("ãçáéíóêõâúôàºª€", isLatin: true),
    Alphabet("äåöøæé–”°", isLatin: true),
    Alphabet("àèòùìé’°€«»", isLatin: true),
  ]
  static let central = [
    Alphabet("łąęóżśćńź„”–", isLatin: true),
    Alphabet("íáéěšýčřžúůťďňľôĺŕä„“–", isLatin: true),
    Alphabet("áéöíóőüúű„”–", isLatin: true),
    Alphabet("ăîâșțşţ„”", isLatin: true),
    Alphabet("čšžćđ„“–", isLatin: true),
  ]
  static let turkish = [Alphabet("ıüşçğöİâîû’“”–", isLatin: true)]
  static let baltic = [
    Alphabet("ėšųžįčūąę„“–", isLatin: true), Alphabet("āīēšņļūķģčž", isLatin: true),
    Alphabet("äõüöšž", isLatin: true),
  ]
  static let cyrillic = [Alphabet("оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґ№«»–—џљњћђј“”’…\u{A0}")]
  static let greek = [Alphabet("αοιετσνηυρπκμλςγάίδωόχθέήύβφώξζψϊΐϋ«»’–€·\u{A0}")]
  static let hebrew = [Alphabet("יוהלאתרמבשנחקעדםפגסכטןזצךףץ–״׳־₪”\u{A0}")]
  static let arabic = [Alphabet("ايلمنورتبةعدسفهكقأحجشطصخذىضزثئغظإءؤآ،؟؛یکپچگژ–«»\u{A0}\u{200C}")]
  static let thai = [Alphabet("านรอกเงมยลวดตสทคบพปหไขแจชใโะธณซศผภฐญถษฉฟฝฎฏฤิ่ีั้์ุูำ็ื๊๋ึๆฯ฿–")]
}
