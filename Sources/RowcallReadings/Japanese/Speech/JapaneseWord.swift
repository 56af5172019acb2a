/// A word of a Japanese text on its way to a voice.
struct JapaneseWord: Hashable {
  /// White space before it.
  var gap = ""
  /// As it is written.
  var written: String
  /// As a voice says it; nil where nobody knows.
  var spoken: String?
  /// Whether it is a part of a number: digits, or 十 and its like.
  var isNumber = false

  /// Whether it has kanji, and nobody knows how they are read.
  var isUnknownKanji: Bool { spoken == nil && !isNumber && Han.isIn(written) }

  /// What is left of it for a voice.
  var said: String { gap + (spoken ?? written) }
}

extension JapaneseWord {
  /// A word as MeCab found it.
  ///
  /// Katakana are said as they stand, and letters of other scripts by their own voices.
  init(_ word: MecabSentence.Word) {
    gap = String(decoding: word.gap, as: UTF8.self)
    written = String(decoding: word.surface, as: UTF8.self)
    isNumber = word.isNumber || written.allSatisfy(\.isDigit)
    let isKana = written.unicodeScalars.allSatisfy { (0x30A0...0x30FF).contains($0.value) }
    guard !word.pronunciation.isEmpty, !isKana else { return }
    var kana = KanaWriter()
    kana.append(kana: word.pronunciation)
    spoken = Self.usual[written] ?? kana.text
  }

  /// Words that a dictionary reads as hardly anybody says them.
  private static let usual = [
    "日本": "にほん", "東日本": "ひがしにほん", "西日本": "にしにほん", "日本人": "にほんじん",
    "行": "ぎょー", "万": "まん",
  ]

  /// The words that MeCab finds in a text; nil when it fails.
  static func words(of text: String, _ sentence: MecabSentence) -> [JapaneseWord]? {
    var words: [JapaneseWord] = []
    return sentence.analyze(text) { words.append(JapaneseWord($0)) } ? words : nil
  }

  /// The words as a program says them that put them there, however a dictionary cuts them.
  static func said(_ words: [JapaneseWord], by program: SpokenWords) -> [JapaneseWord] {
    if program.always.isEmpty { return words }
    var said: [JapaneseWord] = []
    var rest = words[...]
    while let word = rest.first {
      let (own, count) = known(at: rest, program) ?? (word, 1)
      said.append(own)
      rest = rest.dropFirst(count)
    }
    return said
  }

  /// The longest word of a program that some words begin with, and how many of them it is.
  private static func known(at words: ArraySlice<JapaneseWord>, _ program: SpokenWords) -> (
    JapaneseWord, Int
  )? {
    var whole = JapaneseWord(gap: words.first?.gap ?? "", written: "")
    var longest: (JapaneseWord, Int)?
    for (index, word) in words.prefix(4).enumerated() {
      guard index == 0 || word.gap.isEmpty else { break }
      whole.written += word.written
      guard let spoken = program.always[whole.written] else { continue }
      longest = (JapaneseWord(gap: whole.gap, written: whole.written, spoken: spoken), index + 1)
    }
    return longest
  }
}

extension Character {
  /// A digit of ASCII or a wide one.
  var isDigit: Bool { digit != nil }

  /// The value of a digit of ASCII or of a wide one; nil for anything else.
  var digit: UInt8? {
    guard let scalar = unicodeScalars.first?.value, unicodeScalars.count == 1 else { return nil }
    switch scalar {
    case 0x30...0x39: return UInt8(scalar - 0x30)
    case 0xFF10...0xFF19: return UInt8(scalar - 0xFF10)
    default: return nil
    }
  }
}
