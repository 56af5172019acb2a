/// Finds the few bytes that matter to a scanner, eight bytes at a time.
///
/// Each word of eight bytes is compared with all needles at once by arithmetic on the whole word; most words of a
/// table hold one match or none.
struct ByteFinder {
  private let base: UnsafeRawPointer?
  private let count: Int
  private let needles: (UInt64, UInt64, UInt64, UInt64, UInt64)
  /// Offset of the word whose matches are in hand.
  private var word: Int
  /// The high bit of each byte of the word that matches and was not given out yet.
  private var matches: UInt64 = 0

  /// Starts before an offset.
  ///
  /// - Parameter needles: at most five bytes; fewer are padded by the first.
  init(_ text: UnsafeMutableBufferPointer<UInt8>, needles: [UInt8], from start: Int) {
    func spread(_ index: Int) -> UInt64 {
      UInt64(index < needles.count ? needles[index] : needles[0]) &* 0x0101_0101_0101_0101
    }
    base = UnsafeRawPointer(text.baseAddress)
    count = text.count
    self.needles = (spread(0), spread(1), spread(2), spread(3), spread(4))
    word = start
    loadMatches()
  }

  /// The offset of the next match, or the text's length when there is none.
  @inline(__always)
  mutating func next() -> Int {
    while matches == 0 {
      word += 8
      if word >= count { return count }
      loadMatches()
    }
    let offset = word + matches.trailingZeroBitCount >> 3
    matches &= matches &- 1
    return offset
  }

  @inline(__always)
  private mutating func loadMatches() {
    guard let base, word < count else { return }
    if word + 8 <= count {
      matches = compare(base.loadUnaligned(fromByteOffset: word, as: UInt64.self).littleEndian)
    } else {
      matches = compare(lastWord(base)) & (~0 >> UInt64(8 * (8 - (count - word))))
    }
  }

  /// The word that the text's end cuts short, padded by zero bytes.
  private func lastWord(_ base: UnsafeRawPointer) -> UInt64 {
    var padded: UInt64 = 0
    for offset in word..<count {
      padded |= UInt64(base.load(fromByteOffset: offset, as: UInt8.self)) << UInt64(8 * (offset - word))
    }
    return padded
  }

  /// The high bit of each byte that equals a needle.
  @inline(__always)
  private func compare(_ word: UInt64) -> UInt64 {
    let differs =
      nonzero(word ^ needles.0) & nonzero(word ^ needles.1) & nonzero(word ^ needles.2)
      & nonzero(word ^ needles.3) & nonzero(word ^ needles.4)
    return ~differs & 0x8080_8080_8080_8080
  }

  /// Sets the high bit of each byte that is not zero; carries never cross bytes.
  @inline(__always)
  private func nonzero(_ word: UInt64) -> UInt64 {
    ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word
  }
}
