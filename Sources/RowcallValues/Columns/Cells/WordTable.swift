/// A fixed set of written words and what they mean, found in bytes without making a string.
///
/// Of several words that match, the longest wins. A word that ends in a letter must not be followed by another.
struct WordTable<Meaning: Sendable>: Sendable {
  private struct Entry: Sendable {
    /// Where its bytes lie among those of all.
    let range: Range<Int>
    let meaning: Meaning
  }

  /// The bytes of all words, one after the other: tables are made at every start, and many small arrays would be slow.
  private let letters: [UInt8]
  /// Sorted by first byte, then from long to short.
  private let entries: [Entry]
  /// For each first byte where its entries start; one more for the end.
  private let starts: [UInt16]
  private let ignoresCase: Bool

  /// Creates a table; of a word that is there twice the first entry counts.
  ///
  /// - Parameter ignoresCase: whether ASCII and Latin-1 capitals equal small letters; words with other letters are
  ///   also found with a capital in front, and in capitals.
  init(_ words: [(String, Meaning)], ignoresCase: Bool = true) {
    var builder = Builder(ignoresCase: ignoresCase)
    for (word, meaning) in words { builder.add(word, meaning) }
    self.init(builder)
  }

  /// Creates a table that ignores case from lists of words with commas between them.
  ///
  /// - Parameter isWanted: whether words that start with a byte are wanted.
  init(lists: [(String, Meaning)], startingWith isWanted: (UInt8) -> Bool = { _ in true }) {
    var builder = Builder(ignoresCase: true)
    for (list, meaning) in lists { builder.add(list: list, meaning, startingWith: isWanted) }
    self.init(builder)
  }

  private init(_ builder: Builder) {
    letters = builder.letters
    entries = Self.order(of: builder.entries, letters).map { builder.entries[$0] }
    starts = Self.starts(of: entries, letters)
    ignoresCase = builder.ignoresCase
  }

  private static func starts(of entries: [Entry], _ letters: [UInt8]) -> [UInt16] {
    var starts = [UInt16](repeating: 0, count: 257)
    for entry in entries { starts[Int(letters[entry.range.lowerBound]) + 1] += 1 }
    for index in 1...256 { starts[index] += starts[index - 1] }
    return starts
  }

  /// The places of entries by first byte, then from long to short, then as they came.
  ///
  /// Numbers are sorted in their stead, because entries are slow to swap.
  private static func order(of entries: [Entry], _ letters: [UInt8]) -> [Int] {
    entries.enumerated().map { offset, entry in
      let shortness = UInt64(UInt16.max) - UInt64(min(entry.range.count, Int(UInt16.max)))
      return UInt64(letters[entry.range.lowerBound]) << 48 | shortness << 32 | UInt64(offset)
    }.sorted().map { Int($0 & UInt64(UInt32.max)) }
  }

  /// Whether the table holds no words.
  var isEmpty: Bool { entries.isEmpty }

  /// The meaning of the longest word that starts at a position, which is then moved behind it.
  func take(_ bytes: Span<UInt8>, at position: inout Int) -> Meaning? {
    guard position < bytes.count else { return nil }
    let first = Int(Self.folded(bytes[position], after: 0, ignoresCase))
    for index in Int(starts[first])..<Int(starts[first + 1]) {
      let word = entries[index].range
      guard matches(word, bytes, at: position) else { continue }
      position += word.count
      return entries[index].meaning
    }
    return nil
  }

  private func matches(_ word: Range<Int>, _ bytes: Span<UInt8>, at position: Int) -> Bool {
    guard position + word.count <= bytes.count else { return false }
    var previous: UInt8 = 0
    for offset in 0..<word.count {
      let byte = bytes[position + offset]
      guard Self.folded(byte, after: previous, ignoresCase) == letters[word.lowerBound + offset] else {
        return false
      }
      previous = byte
    }
    // Letters outside ASCII start with 0xC3 to 0xCF in the alphabets whose words are separated at all.
    let next = bytes.byte(at: position + word.count)
    return !(previous.isLetter && (next.isLetter || (next >= 0xC3 && next <= 0xCF)))
  }

  /// The meaning of the whole of the bytes.
  func meaning(of bytes: Span<UInt8>) -> Meaning? {
    var position = 0
    guard let meaning = take(bytes, at: &position), position == bytes.count else { return nil }
    return meaning
  }

  @inline(__always)
  private static func folded(_ byte: UInt8, after previous: UInt8, _ ignoresCase: Bool) -> UInt8 {
    guard ignoresCase else { return byte }
    // The second bytes of À to Þ lie 0x20 before those of à to þ.
    if previous == 0xC3 { return byte &- 0x80 < 0x1F ? byte | 0x20 : byte }
    return byte.lowercased
  }
}

extension WordTable {
  /// Gathers words; tables are made at every start, so as little as possible is made of each.
  private struct Builder {
    var letters: [UInt8] = []
    var entries: [Entry] = []
    let ignoresCase: Bool

    init(ignoresCase: Bool) { self.ignoresCase = ignoresCase }

    mutating func add(_ word: String, _ meaning: Meaning) {
      let start = letters.count
      letters.append(contentsOf: word.utf8)
      addWord(start..<letters.count, meaning)
    }

    mutating func add(list: String, _ meaning: Meaning, startingWith isWanted: (UInt8) -> Bool) {
      var start = letters.count
      letters.append(contentsOf: list.utf8)
      let end = letters.count
      while start < end {
        while start < end, letters[start].isSpace { start += 1 }
        var wordEnd = start
        while wordEnd < end, letters[wordEnd] != UInt8(ascii: ",") { wordEnd += 1 }
        if start < wordEnd, isWanted(letters[start]) { addWord(start..<wordEnd, meaning) }
        start = wordEnd + 1
      }
    }

    private mutating func addWord(_ word: Range<Int>, _ meaning: Meaning) {
      guard !word.isEmpty else { return }
      entries.append(Entry(range: word, meaning: meaning))
      guard ignoresCase else { return }
      if letters[word].contains(where: { $0 >= 0xC4 }) { addCapitals(of: word, meaning) }
      fold(word)
    }

    /// Adds the spellings with capitals that bytes do not tell from small letters: those outside Latin-1.
    private mutating func addCapitals(of word: Range<Int>, _ meaning: Meaning) {
      let text = String(decoding: letters[word], as: UTF8.self)
      guard text.unicodeScalars.contains(where: { $0.value >= 0x100 && $0.properties.isCased }) else {
        return
      }
      for spelling in [text.prefix(1).uppercased() + text.dropFirst(), text.uppercased()] {
        let start = letters.count
        letters.append(contentsOf: spelling.utf8)
        entries.append(Entry(range: start..<letters.count, meaning: meaning))
        fold(start..<letters.count)
      }
    }

    private mutating func fold(_ word: Range<Int>) {
      var previous: UInt8 = 0
      for index in word {
        let byte = letters[index]
        letters[index] = folded(byte, after: previous, true)
        previous = byte
      }
    }
  }
}
