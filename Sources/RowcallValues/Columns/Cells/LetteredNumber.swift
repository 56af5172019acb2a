/// Numbers with a letter right behind them, as seats, classes and shelves have them: `4A`, `5W`, `3y 2m`.
///
/// The letter is a unit only where the column says so.
package enum LetteredNumber {
  /// Whether a text is such numbers and nothing else.
  package static func isAll(of text: String) -> Bool { isAll(of: text.utf8Span.span) }

  static func isAll(of bytes: Span<UInt8>) -> Bool {
    var position = 0
    while position < bytes.count {
      guard take(bytes, at: &position) != nil else { return false }
      bytes.skipBlanks(&position)
    }
    return bytes.count > 0
  }

  /// The letter of a cell that is one such number; nil for other cells.
  static func letter(of bytes: Span<UInt8>) -> UInt8? {
    var position = 0
    guard let letter = take(bytes, at: &position), position == bytes.count else { return nil }
    return letter
  }

  private static func take(_ bytes: Span<UInt8>, at position: inout Int) -> UInt8? {
    let start = position
    while bytes.byte(at: position).isDigit || position > start && isMark(bytes.byte(at: position)) {
      position += 1
    }
    let letter = bytes.byte(at: position)
    guard position > start, bytes[position - 1].isDigit, letter.isLetter else { return nil }
    let next = position + 1
    guard next == bytes.count || bytes.blankLength(at: next) > 0 else { return nil }
    position = next
    return letter
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
}
