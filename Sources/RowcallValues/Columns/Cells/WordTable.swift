/// A fixed set of written words and what they mean, found in bytes without making a string.
///
/// Of several words that match, the longest wins. A word that ends in a letter must not be followed by another.
struct WordTable<Meaning: Sendable>: Sendable {
  private struct Entry: Sendable {
    let bytes: [UInt8]
    let meaning: Meaning
  }

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
    var entries: [Entry] = []
    entries.reserveCapacity(words.count)
    for (word, meaning) in words {
      for spelling in ignoresCase ? Self.spellings(of: word) : [word] where !spelling.isEmpty {
        entries.append(Entry(bytes: Self.folded(Array(spelling.utf8), ignoresCase), meaning: meaning))
      }
    }
    self.entries = Self.order(of: entries).map { entries[$0] }
    self.ignoresCase = ignoresCase
    var starts = [UInt16](repeating: 0, count: 257)
    for entry in self.entries { starts[Int(entry.bytes[0]) + 1] += 1 }
    for index in 1...256 { starts[index] += starts[index - 1] }
    self.starts = starts
  }

  /// The places of entries by first byte, then from long to short, then as they came.
  ///
  /// Numbers are sorted in their stead: tables are made at every start, and entries are slow to swap.
  private static func order(of entries: [Entry]) -> [Int] {
    entries.enumerated().map { offset, entry in
      let shortness = UInt64(UInt16.max) - UInt64(min(entry.bytes.count, Int(UInt16.max)))
      return UInt64(entry.bytes[0]) << 48 | shortness << 32 | UInt64(offset)
    }.sorted().map { Int($0 & UInt64(UInt32.max)) }
  }

  private static func spellings(of word: String) -> [String] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return [word] }
    let isFolded = word.unicodeScalars.allSatisfy { $0.value < 0x100 || !$0.properties.isCased }
    return isFolded ? [word] : [word, word.prefix(1).uppercased() + word.dropFirst(), word.uppercased()]
  }

  /// Whether the table holds no words.
  var isEmpty: Bool { entries.isEmpty }

  /// The meaning of the longest word that starts at a position, which is then moved behind it.
  func take(_ bytes: Span<UInt8>, at position: inout Int) -> Meaning? {
    guard position < bytes.count else { return nil }
    let first = Int(Self.folded(bytes[position], after: 0, ignoresCase))
    for index in Int(starts[first])..<Int(starts[first + 1]) {
      let length = entries[index].bytes.count
      guard matches(entries[index].bytes, bytes, at: position) else { continue }
      position += length
      return entries[index].meaning
    }
    return nil
  }

  private func matches(_ word: [UInt8], _ bytes: Span<UInt8>, at position: Int) -> Bool {
    guard position + word.count <= bytes.count else { return false }
    var previous: UInt8 = 0
    for offset in 0..<word.count {
      let byte = bytes[position + offset]
      guard Self.folded(byte, after: previous, ignoresCase) == word[offset] else { return false }
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

  private static func folded(_ bytes: [UInt8], _ ignoresCase: Bool) -> [UInt8] {
    var previous: UInt8 = 0
    return bytes.map { byte in
      defer { previous = byte }
      return folded(byte, after: previous, ignoresCase)
    }
  }

  @inline(__always)
  private static func folded(_ byte: UInt8, after previous: UInt8, _ ignoresCase: Bool) -> UInt8 {
    guard ignoresCase else { return byte }
    // The second bytes of À to Þ lie 0x20 before those of à to þ.
    if previous == 0xC3 { return byte &- 0x80 < 0x1F ? byte | 0x20 : byte }
    return byte.lowercased
  }
}
