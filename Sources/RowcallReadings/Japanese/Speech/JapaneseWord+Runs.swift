extension JapaneseWord {
  /// Cuts a text where digits, kanji, kana and everything else meet, and kanji into words that are known.
  ///
  /// The best that can be done without a dictionary.
  static func runs(of text: String, _ words: SpokenWords) -> [JapaneseWord] {
    var runs: [JapaneseWord] = []
    var kind = Kind.other
    var rest = text[...]
    while let character = rest.first {
      if let known = known(at: rest, words) {
        runs.append(known)
        kind = .known
        rest = rest.dropFirst(known.written.count)
        continue
      }
      let next = Kind(character, after: kind)
      if next == kind, !runs.isEmpty {
        runs[runs.count - 1].written.append(character)
      } else {
        runs.append(JapaneseWord(written: String(character), isNumber: next == .digit))
      }
      kind = next
      rest = rest.dropFirst()
    }
    return runs
  }

  /// The longest known word that a text starts with.
  private static func known(at text: Substring, _ words: SpokenWords) -> JapaneseWord? {
    guard let first = text.unicodeScalars.first, Han.isOne(first) else { return nil }
    for length in stride(from: 6, to: 0, by: -1) {
      let written = String(text.prefix(length))
      guard written.count == length else { continue }
      if let spoken = words.withoutDictionary(written) {
        return JapaneseWord(written: written, spoken: spoken)
      }
      // Left as it is where no number stands before it.
      if Counter.all[written] != nil { return JapaneseWord(written: written) }
    }
    return nil
  }

  /// What is kept together.
  private enum Kind {
    case digit, han, kana, other, known

    init(_ character: Character, after last: Kind) {
      let scalar = character.unicodeScalars.first?.value ?? 0
      // 3億5000万 is one number, 千葉 is none.
      let isScale = last == .digit && "十百千万億兆".contains(character)
      self =
        character.isDigit || isScale
        ? .digit
        : character.unicodeScalars.contains(where: Han.isOne)
          ? .han : (0x3041...0x30FF).contains(scalar) ? .kana : .other
    }
  }
}
