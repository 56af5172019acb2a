/// Finds a word of bytes in a file of any size (Boyer, Moore and Horspool): most bytes are never looked at.
struct ByteSearch: Sendable {
  private let word: [UInt8]
  /// How far the word may move on after each last byte under it.
  private let steps: [Int]

  /// Prepares for a word, which is not empty.
  init(_ word: [UInt8]) {
    self.word = word
    var steps = [Int](repeating: max(1, word.count), count: 256)
    for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - index }
    self.steps = steps
  }

  /// Whether the word is anywhere in the bytes.
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
