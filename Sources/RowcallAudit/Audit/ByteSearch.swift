/// Finds a byte string (Boyer–Moore–Horspool).
struct ByteSearch: Sendable {
  private let word: [UInt8]
  /// The shift for each last byte.
  private let steps: [Int]

  /// Prepares a search for a non-empty word.
  init(_ word: [UInt8]) {
    self.word = word
    var steps = [Int](repeating: max(1, word.count), count: 256)
    for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - index }
    self.steps = steps
  }

  /// Whether the bytes contain the word.
  func isIn(_ bytes: [UInt8]) -> Bool {
    var end = word.count - 1
    while end >= 0, end < bytes.count {
      if bytes[end] == word[word.count - 1], bytes[(end - word.count + 1)...end].elementsEqual(word) {
        return true
      }
      end += steps[Int(bytes[end])]
    }
    return word.isEmpty
  }
}
