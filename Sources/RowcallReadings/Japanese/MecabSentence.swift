import CMecab

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
    /// Whether it is a number.
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
