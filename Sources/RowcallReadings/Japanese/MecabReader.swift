import Synchronization

/// Reads Japanese as MeCab's dictionary does.
final class MecabReader: ReadingDeriver {
  private let mecab: LazyMecab
  /// Whether anything was left unread for want of MeCab.
  private let missed = Mutex(false)

  init(_ location: MecabLocation) { mecab = LazyMecab(location) }

  var shortcoming: ReadingError? { missed.withLock { $0 } ? mecab.shortcoming : nil }

  func reading(of name: String) -> Reading? { readings(of: [name])[0] }

  func readings(of names: [String]) -> [Reading?] {
    let none: [Reading?] = names.map { _ in nil }
    guard names.contains(where: Han.isIn) else { return none }
    let readings = mecab.withSentence { sentence in
      names.map { Han.isIn($0) ? self.reading(of: $0, sentence) : nil }
    }
    if readings == nil { missed.withLock { $0 = true } }
    return readings ?? none
  }

  /// The text in kana, with numbers as they are counted.
  ///
  /// Without MeCab kanji are called so, but for those of dates, money and counts.
  func spoken(_ text: String, _ words: SpokenWords) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 || (0x30...0x39).contains($0) }) else { return text }
    let text = SignKana.written(SpokenDecimal.written(text))
    guard Han.isIn(text) || text.contains(where: \.isDigit) else { return SayableKana.written(text) }
    return SayableKana.written(inKana(text, words))
  }

  private func inKana(_ text: String, _ words: SpokenWords) -> String {
    if words.comeFirst {
      let plain = JapaneseSpeaker(JapaneseWord.runs(of: text, words)).spoken
      if !Han.isIn(plain) { return plain }
    }
    guard Han.isIn(text), let known = mecab.withSentence({ self.words(of: text, $0) }) ?? nil else {
      return withoutDictionary(text, words)
    }
    return KanjiSounds.written(JapaneseSpeaker(JapaneseWord.said(known, by: words)).spoken)
  }

  /// As far as can be told from the kanji that a program knows itself.
  private func withoutDictionary(_ text: String, _ words: SpokenWords) -> String {
    let plain = JapaneseSpeaker(JapaneseWord.runs(of: text, words)).spoken
    guard Han.isIn(plain) else { return plain }
    missed.withLock { $0 = true }
    return KanjiSounds.written(plain, hasDictionary: false)
  }

  /// Kana can be said, whatever else stands among them, but kanji.
  func canSay(_ reading: String) -> Bool { Kana.isIn(reading) && !Han.isIn(reading) }

  /// おおかわ is said as おーかわ where 大川 is read so; the kana alone do not tell, for いのうえ has no long vowel.
  func derives(_ reading: String, of name: String) -> Bool {
    guard Han.isIn(name) else { return false }
    return mecab.withSentence { self.reading(of: name, $0)?.text == reading } ?? false
  }

  /// The words of a text that has kanji; nil when MeCab fails.
  private func words(of text: String, _ sentence: MecabSentence) -> [JapaneseWord]? {
    let words = JapaneseWord.words(of: text, sentence)
    guard words?.contains(where: \.isUnknownKanji) == true, let other = KanjiVariants.replaced(in: text)
    else {
      return words
    }
    return JapaneseWord.words(of: other, sentence)
  }

  /// The reading of a name that has kanji; nil when no dictionary has any of them.
  private func reading(of name: String, _ sentence: MecabSentence) -> Reading? {
    let reading = ReadName(name, sentence)
    guard reading?.isComplete == false, let other = KanjiVariants.replaced(in: name) else {
      return reading?.reading
    }
    return ReadName(other, sentence)?.reading
  }
}

/// A name as a dictionary reads it.
///
/// The eighth field of IPADIC is how a word is written in kana, the ninth how it is pronounced: 東京 is とうきょう and
/// とーきょー. Names are sorted and annotated by the first; a voice says the second.
private struct ReadName {
  /// Whether each word is in the dictionary, or has a form that needs none.
  private(set) var isComplete = true
  private var isRead = false
  private var text = KanaWriter()
  private var pronunciation = KanaWriter()

  /// Nil when MeCab fails.
  init?(_ name: String, _ sentence: MecabSentence) {
    guard sentence.analyze(name, { add($0) }) else { return nil }
  }

  /// Nil when nothing of the name was read.
  var reading: Reading? {
    guard isRead else { return nil }
    let pronunciation = pronunciation.bytes == text.bytes ? nil : pronunciation.text.trimmed
    return Reading(text.text.trimmed, source: .derived, pronunciation: pronunciation)
  }

  private mutating func add(_ word: MecabSentence.Word) {
    text.append(word, word.reading)
    pronunciation.append(word, word.pronunciation)
    // Signs such as 〇 are in the dictionary as reading themselves.
    if word.reading.isEmpty || word.reading.elementsEqual(word.surface) {
      isComplete = isComplete && !word.surface.contains { $0 >= 0xE3 }
    } else {
      isRead = true
    }
  }
}
