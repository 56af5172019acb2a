import RowcallLanguages

/// The words by which a row says that it sums up others.
struct TotalWords: Sendable {
  private let words: [[UInt8]]
  private let isFirst: [Bool]
  private static let longest = 40

  init() {
    // Capitals of ASCII are folded byte by byte; those of other letters are words of their own.
    let all = Languages.all.flatMap { $0.totalWords.listedWords }
    let spellings = all.flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()] }
    words = Set(spellings.map(Self.folded)).sorted { $0.lexicographicallyPrecedes($1) }
    var isFirst = [Bool](repeating: false, count: 256)
    for word in words {
      isFirst[Int(word[0])] = true
      if word[0] < 0x80 { isFirst[Int(word[0] & 0xDF)] = true }
    }
    self.isFirst = isFirst
  }

  private static func folded(_ text: String) -> [UInt8] { text.utf8.map(small) }

  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

  /// Whether a cell says so in small letters or capitals, perhaps with a colon behind it.
  @inline(__always)
  func contains(_ cell: Span<UInt8>) -> Bool {
    guard cell.count > 2, cell.count <= Self.longest, isFirst[Int(cell[0])] else { return false }
    return words.contains { matches($0, cell) }
  }

  func contains(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return contains(bytes.span)
  }

  /// Whether nothing stands there but spaces and colons, narrow or wide.
  private static func isColon(_ rest: Span<UInt8>) -> Bool {
    var index = 0
    while index < rest.count {
      if rest[index] == 0x20 || rest[index] == 0x3A {
        index += 1
      } else if rest.count - index >= 3, rest[index] == 0xEF, rest[index + 1] == 0xBC, rest[index + 2] == 0x9A
      {
        index += 3
      } else {
        return false
      }
    }
    return true
  }

  private func matches(_ word: [UInt8], _ cell: Span<UInt8>) -> Bool {
    guard cell.count >= word.count else { return false }
    for index in word.indices {
      if Self.small(cell[index]) != word[index] { return false }
    }
    return Self.isColon(cell.extracting(word.count..<cell.count))
  }
}
