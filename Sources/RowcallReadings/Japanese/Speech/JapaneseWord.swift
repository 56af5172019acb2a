/// A word of a Japanese text on its way to a voice.
struct JapaneseWord: Hashable {
  /// White space before it.
  var gap = ""
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

extension JapaneseWord {
  /// Cuts a text where digits, kanji, kana and everything else meet, and kanji into words that are known.
  ///
  /// The best that can be done without a dictionary. Kanji that are no known word, nor what a number counts, stay as they are:
  /// parts are read in another way than a whole, 上 and 下 are うえ and した, but 上下 is じょうげ.
  static func runs(of text: String, _ words: SpokenWords) -> [JapaneseWord] {
    var runs: [JapaneseWord] = []
    var last: Kind?
    var rest = text[...]
    while let character = rest.first {
      let kind = Kind(character, after: last)
      // What is a part of a number is no word, so that each run of kanji is looked through once.
      if kind == .han, let known = knownKanji(at: rest, words), known.count == 1 || last == .digit {
        runs += known
        last = nil
        rest = rest.dropFirst(known.reduce(0) { $0 + $1.written.count })
        continue
      }
      if kind == last {
        runs[runs.count - 1].written.append(character)
      } else {
        runs.append(JapaneseWord(written: String(character), isNumber: kind == .digit))
      }
      last = kind
      rest = rest.dropFirst()
      if kind == .han { rest = takeHan(rest, &runs[runs.count - 1]) }
    }
    return runs.enumerated().map { $0 > 0 ? $1.asParticle : $1 }
  }

  /// は and へ by themselves behind something are said as わ and え.
  private var asParticle: JapaneseWord {
    guard let spoken = ["は": "わ", "へ": "え"][written] else { return self }
    return JapaneseWord(written: written, spoken: spoken)
  }

  /// Kanji that belong to those before them, whatever is known of them alone.
  private static func takeHan(_ text: Substring, _ word: inout JapaneseWord) -> Substring {
    let more = text.prefix { $0.unicodeScalars.contains(where: Han.isOne) }
    word.written += more
    return text.dropFirst(more.count)
  }

  /// The known words that the kanji at the start of a text are made of; nil if there are none, or if one is not known.
  private static func knownKanji(at text: Substring, _ words: SpokenWords) -> [JapaneseWord]? {
    var known: [JapaneseWord] = []
    var rest = text
    while rest.first?.unicodeScalars.contains(where: Han.isOne) == true {
      guard let word = knownWord(at: rest, words) else { return nil }
      known.append(word)
      rest = rest.dropFirst(word.written.count)
    }
    return known.isEmpty ? nil : known
  }

  /// The longest known word that a text starts with.
  private static func knownWord(at text: Substring, _ words: SpokenWords) -> JapaneseWord? {
    for length in stride(from: 6, to: 0, by: -1) {
      let written = String(text.prefix(length))
      guard written.count == length else { continue }
      if let spoken = words.withoutDictionary(written) {
        return JapaneseWord(written: written, spoken: spoken)
      }
      // One that counts, if a number stands before it.
      if Counter.all[written] != nil { return JapaneseWord(written: written) }
    }
    return nil
  }

  /// What is kept together.
  private enum Kind {
    case digit, han, hiragana, katakana, other

    init(_ character: Character, after last: Kind?) {
      let scalar = character.unicodeScalars.first?.value ?? 0
      // 3億5000万 is one number, 千葉 is none.
      let isScale = last == .digit && "十百千万億兆".contains(character)
      self =
        switch scalar {
        case _ where character.isDigit || isScale: .digit
        case _ where character.unicodeScalars.contains(where: Han.isOne): .han
        case 0x3041...0x309F: .hiragana
        case 0x30FC where last == .hiragana: .hiragana
        case 0x30A0...0x30FF: .katakana
        default: .other
        }
    }
  }
}
