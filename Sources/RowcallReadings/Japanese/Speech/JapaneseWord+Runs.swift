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
