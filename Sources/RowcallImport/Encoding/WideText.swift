/// Recognizes UTF-16 without a byte order mark by where its zero bytes stand.
struct WideText {
  let head: [UInt8]

  /// The encoding; nil if the bytes do not look like UTF-16.
  var encoding: String? {
    guard head.contains(0) else { return nil }
    if isWide(zeroAt: 1) { return "UTF-16LE" }
    if isWide(zeroAt: 0) { return "UTF-16BE" }
    return nil
  }

  /// Whether zero bytes are at one place of each pair only, beside bytes that are ASCII text.
  private func isWide(zeroAt place: Int) -> Bool {
    let units = head.count / 2
    var zeros = 0
    for unit in 0..<units {
      if head[2 * unit + 1 - place] == 0 { return false }
      guard head[2 * unit + place] == 0 else { continue }
      guard Self.isText(head[2 * unit + 1 - place]) else { return false }
      zeros += 1
    }
    // Tables have delimiters and line breaks, so even Chinese text has some.
    return zeros * 50 >= units && zeros > 1
  }

  private static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == Byte.tab || byte == Byte.lineFeed || byte == Byte.carriageReturn
  }
}

/// Picks the part of a text that tells its encoding.
enum CharsetSample {
  private static let size = 1 << 15

  /// The lines with bytes above 127, as many as fit; numbers and other ASCII tell nothing.
  static func distinctive(in head: [UInt8]) -> [UInt8] {
    var sample: [UInt8] = []
    for line in head.split(separator: Byte.lineFeed) where line.contains(where: { $0 >= 0x80 }) {
      guard sample.count + line.count < size || sample.isEmpty else { break }
      sample += line.prefix(size) + [Byte.lineFeed]
    }
    return sample
  }
}
