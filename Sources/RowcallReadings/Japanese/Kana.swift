/// The letters that Japanese is read in.
enum Kana {
  static func isIn(_ text: String) -> Bool { text.unicodeScalars.contains(where: isOne) }

  /// Whether a scalar is a hiragana or katakana, wide or narrow.
  static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
      true
    default: false
    }
  }
}

/// Puts a text together from words, with katakana made hiragana.
struct KanaWriter {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a word in kana, or as it is written where nobody knows how it is read.
  mutating func append(_ word: MecabSentence.Word, _ kana: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: word.gap)
    append(kana: kana.isEmpty ? word.surface : kana)
  }

  /// Appends UTF-8 whose katakana become hiragana; ー stays, and so do the few that hiragana does not have.
  mutating func append(kana: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < kana.count {
      if index + 2 < kana.count, kana[index] == 0xE3,
        let hiragana = Self.hiragana(kana[index + 1], kana[index + 2])
      {
        bytes.append(0xE3)
        bytes.append(hiragana.0)
        bytes.append(hiragana.1)
        index += 3
      } else {
        bytes.append(kana[index])
        index += 1
      }
    }
  }

  /// U+30A1 to U+30F6 lie 0x60 above their hiragana.
  private static func hiragana(_ second: UInt8, _ third: UInt8) -> (UInt8, UInt8)? {
    let scalar = UInt16(second & 0x3F) << 6 | UInt16(third & 0x3F) | 0x3000
    guard (0x30A1...0x30F6).contains(scalar) else { return nil }
    let hiragana = scalar - 0x60
    return (0x80 | UInt8(hiragana >> 6 & 0x3F), 0x80 | UInt8(hiragana & 0x3F))
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit or Latin letter as wide as a kanji.
  var isWide: Bool {
    switch value {
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
    default: false
    }
  }

  /// A wide digit or letter in its usual width.
  var narrowed: String { Unicode.Scalar(value - 0xFEE0).map(String.init) ?? "" }
}
