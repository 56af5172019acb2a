/// The yen or won sign of old East Asian files, which arrives as a backslash.
///
/// In Shift_JIS and its kin the byte of the backslash is the yen sign of Japanese fonts, in EUC-KR the won sign. The rule:
/// in a file in such an encoding whose head has backslashes, and all of them before a digit, each backslash before a digit
/// is the sign, from the first row on, before anybody takes it for an escape. In all other files it stays what it is.
struct BackslashMoney: Hashable, Sendable {
  /// The sign in UTF-8.
  let sign: [UInt8]
  /// Whether the last chunk ended with a backslash; what it is, the next chunk tells.
  private var isHoldingBackslash = false

  /// Looks for the sign.
  ///
  /// - Parameters:
  ///   - encoding: the canonical name of the file's encoding.
  ///   - head: the start of the file's text, decoded.
  init?(encoding: String, head: [UInt8]) {
    guard let sign = Self.signs[encoding], head.contains(Byte.backslash) else { return nil }
    let isMoney = head.indices.allSatisfy { index in
      head[index] != Byte.backslash || index + 1 == head.count || Self.isBeforeDigit(index, in: head)
    }
    guard isMoney else { return nil }
    self.sign = Array(sign.utf8)
  }

  /// The next chunk of the text with its signs put right; a backslash at its end comes with the chunk after it.
  ///
  /// - Parameter isLast: whether the text ends with this chunk.
  mutating func applied(to chunk: [UInt8], isLast: Bool) -> [UInt8] {
    guard isHoldingBackslash || chunk.contains(Byte.backslash) else { return chunk }
    let text = isHoldingBackslash ? [Byte.backslash] + chunk : chunk
    isHoldingBackslash = !isLast && text.last == Byte.backslash
    var output: [UInt8] = []
    output.reserveCapacity(text.count + text.count / 8)
    for index in text.indices.dropLast(isHoldingBackslash ? 1 : 0) {
      if text[index] == Byte.backslash, Self.isBeforeDigit(index, in: text) {
        output += sign
      } else {
        output.append(text[index])
      }
    }
    return output
  }

  private static func isBeforeDigit(_ index: Int, in text: [UInt8]) -> Bool {
    index + 1 < text.count && (0x30...0x39).contains(text[index + 1])
  }

  private static let signs = [
    "Shift_JIS": "\u{A5}", "windows-31j": "\u{A5}", "EUC-JP": "\u{A5}", "ISO-2022-JP": "\u{A5}",
    "EUC-KR": "\u{20A9}", "windows-949": "\u{20A9}", "ISO-2022-KR": "\u{20A9}",
  ]
}
