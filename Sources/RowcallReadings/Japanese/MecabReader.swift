import CMecab
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
      let plain = JapaneseSpeaker(words: JapaneseWord.runs(of: text, words)).spoken
      if !Han.isIn(plain) { return plain }
    }
    guard Han.isIn(text), let known = mecab.withSentence({ self.words(of: text, $0) }) ?? nil else {
      return withoutDictionary(text, words)
    }
    return KanjiSounds.written(JapaneseSpeaker(words: JapaneseWord.said(known, by: words)).spoken)
  }

  /// As far as the known kanji show it.
  private func withoutDictionary(_ text: String, _ words: SpokenWords) -> String {
    let plain = JapaneseSpeaker(words: JapaneseWord.runs(of: text, words)).spoken
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

/// Reads the Japanese texts of a table that is heard in another language, and leaves all else as it is.
///
/// Kanji are written in Chinese, too, so a table is taken for Japanese where some of its texts have kana; a shop in Taipei may
/// have の in its name.
struct ForeignJapanese: ReadingDeriver {
  private let reader: MecabReader

  init(_ location: MecabLocation) { reader = MecabReader(location) }

  /// Whether at least one in fifty of the texts with kanji or kana has kana.
  static func isIn(_ texts: some Sequence<String>) -> Bool {
    var (withKanji, withKana) = (0, 0)
    for text in texts where text.utf8.contains(where: { $0 >= 0xE3 }) {
      if Kana.isIn(text) { withKana += 1 } else if Han.isIn(text) { withKanji += 1 }
    }
    return withKana > 0 && withKana * 49 >= withKanji
  }

  var shortcoming: ReadingError? { reader.shortcoming }

  func reading(of name: String) -> Reading? { nil }

  /// The text with its Japanese stretches in kana: `令和6年 (2024)` is れいわろくねん (2024).
  ///
  /// A stretch goes from a kanji or kana to the last one before a space or letters of another script.
  func spoken(_ text: String, _ words: SpokenWords) -> String {
    guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return text }
    var spoken = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isJapanese) {
      let stretch = rest[start...].prefix { $0.isJapanese || $0.isNumber || $0.isJapaneseSign }
      let end = stretch.lastIndex(where: \.isJapanese).map(stretch.index(after:)) ?? stretch.endIndex
      spoken += rest[..<start]
      spoken += reader.spoken(String(rest[start..<end]), words)
      rest = rest[end...]
    }
    return spoken + rest
  }
}

extension Character {
  fileprivate var isJapanese: Bool { unicodeScalars.contains { Han.isOne($0) || Kana.isOne($0) } }

  /// A mark that stands between words or lengthens a vowel: ー, ・, 「.
  fileprivate var isJapaneseSign: Bool {
    unicodeScalars.allSatisfy { (0x3001...0x301F).contains($0.value) || (0x30FB...0x30FC).contains($0.value) }
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

/// A text that is cut into words.
///
/// Unchecked, because it serves one caller at a time: `Mecab` lends it.
final class MecabSentence: @unchecked Sendable {
  private let sentence: OpaquePointer

  /// Nil when there is no memory for it; it must live no longer than the analyzer.
  init?(_ mecab: OpaquePointer) {
    guard let sentence = rowcall_mecab_sentence_open(mecab) else { return nil }
    self.sentence = sentence
  }

  deinit { rowcall_mecab_sentence_close(sentence) }

  /// A word, which is there only while it is looked at.
  struct Word {
    /// What stands before it: white space, or nothing.
    let gap: UnsafeBufferPointer<UInt8>
    /// The word as it is written.
    let surface: UnsafeBufferPointer<UInt8>
    /// How it is written in katakana; empty where the dictionary does not know it.
    let reading: UnsafeBufferPointer<UInt8>
    /// How it is pronounced, in katakana; empty where the dictionary does not know it.
    let pronunciation: UnsafeBufferPointer<UInt8>
    let isNumber: Bool
  }

  /// The most bytes that are looked at in one go: MeCab needs a few hundred bytes for each.
  private static let longest = 16_384

  /// Hands over the words of a text, in order; false when MeCab fails.
  ///
  /// White space at the end comes as the gap before an empty word.
  func analyze(_ text: String, _ body: (Word) -> Void) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let end = Self.end(of: bytes, from: start)
        guard analyze(UnsafeBufferPointer(rebasing: bytes[start..<end]), body) else { return false }
        start = end
      }
      return true
    }
  }

  private func analyze(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Word) -> Void) -> Bool {
    bytes.withMemoryRebound(to: CChar.self) { text in
      guard rowcall_mecab_sentence_analyze(sentence, text.baseAddress, Int32(text.count)) else {
        return false
      }
      var word = rowcall_mecab_word()
      var end = 0
      while rowcall_mecab_sentence_next(sentence, &word) {
        let start = Int(word.start)
        let next = start + Int(word.length)
        body(
          Word(
            gap: bytes.part(end..<start), surface: bytes.part(start..<next), reading: word.reading.bytes,
            pronunciation: word.pronunciation.bytes, isNumber: word.is_number))
        end = next
      }
      let rest = bytes.part(end..<bytes.count)
      if !rest.isEmpty {
        let nothing = bytes.part(bytes.count..<bytes.count)
        body(Word(gap: rest, surface: nothing, reading: nothing, pronunciation: nothing, isNumber: false))
      }
      return true
    }
  }

  /// Where to cut a long text: at its end, else before a scalar.
  private static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = min(start + longest, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[range])
  }
}

extension rowcall_mecab_text {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    guard let start else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: Int(length))
  }
}
