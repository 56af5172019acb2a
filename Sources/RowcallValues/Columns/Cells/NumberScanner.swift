import RowcallModel

/// Reads one unsigned number: digits, grouping marks, decimal mark, exponent.
///
/// Groups hold three digits (`1,234,567`), or two before the last three as in India (`12,34,567`). Beside the mark
/// that the decimal mark leaves over, spaces of any width and apostrophes group too; one number keeps to one of them.
struct NumberScanner: Hashable, Sendable {
  /// The column's decimal mark.
  let decimalMark: DecimalMark

  /// The number that starts at a position, which is moved behind it; nil when there is none or it is malformed.
  @inline(__always)
  func scan(_ bytes: Span<UInt8>, at position: inout Int) -> Number? {
    var digits = DigitRun()
    digits.take(bytes, at: &position)
    var isGrouped = false
    if position < bytes.count, bytes[position] != decimalMark.byte, digits.count - 1 < 3, digits.count > 0 {
      guard let groups = takeGroups(bytes, at: &position, after: &digits) else { return nil }
      isGrouped = groups
    }
    let integerDigits = digits.count
    if bytes.byte(at: position) == decimalMark.byte, bytes.byte(at: position + 1).isDigit {
      position += 1
      digits.take(bytes, at: &position)
    }
    guard digits.count > 0, !digits.isOverflown, digits.count < 120 else { return nil }
    let number = Number(
      significand: digits.value, fractionDigits: UInt8(digits.count - integerDigits),
      integerDigits: UInt8(integerDigits), isGrouped: isGrouped)
    return bytes.byte(at: position) | 0x20 == 0x65 ? takeExponent(bytes, at: &position, of: number) : number
  }

  /// Whether groups follow; nil when they do and hold wrong numbers of digits.
  private func takeGroups(_ bytes: Span<UInt8>, at position: inout Int, after digits: inout DigitRun) -> Bool?
  {
    let mark = groupingMark(bytes, at: position)
    guard mark.length > 0, bytes.byte(at: position + mark.length).isDigit else { return false }
    let first = digits
    var previousSize = 0
    while groupingMark(bytes, at: position) == mark, bytes.byte(at: position + mark.length).isDigit {
      // Every group but the last has the size of the first such group: two in India, else three.
      guard previousSize == 0 || previousSize == 2 || previousSize == 3 else { return nil }
      let before = digits.count
      position += mark.length
      digits.take(bytes, at: &position)
      let size = digits.count - before
      guard size == 3 || (size == 2 && previousSize != 3 && first.count <= 2) else { return nil }
      previousSize = size
    }
    // `0,123` is a fraction in the other convention, never a group.
    return previousSize == 3 && first.value > 0 ? true : nil
  }

  private func groupingMark(_ bytes: Span<UInt8>, at position: Int) -> (value: UInt32, length: Int) {
    let first = bytes.byte(at: position)
    if first == decimalMark.groupingByte || first == .space || first == 0x27 { return (UInt32(first), 1) }
    guard first >= 0xC2 else { return (0, 0) }
    let scalar = bytes.scalar(at: position)
    switch scalar.value {
    case 0xA0, 0x2009, 0x202F, 0x2019: return scalar
    default: return (0, 0)
    }
  }

  /// Moves the decimal mark by the exponent.
  private func takeExponent(_ bytes: Span<UInt8>, at position: inout Int, of number: Number) -> Number? {
    var cursor = position + 1
    let sign = bytes.byte(at: cursor)
    if sign == 0x2B || sign == 0x2D { cursor += 1 }
    var digits = DigitRun()
    digits.take(bytes, at: &cursor, limit: 3)
    guard digits.count > 0, !number.isGrouped else { return number }
    position = cursor
    return number.shifted(by: sign == 0x2D ? -Int(digits.value) : Int(digits.value))
  }
}

extension Number {
  /// The number times a power of ten with its decimal mark moved, or with the power as its scale where that takes more
  /// than 64 bits; nil for powers that nobody writes.
  fileprivate func shifted(by exponent: Int) -> Number? {
    let places = Int(fractionDigits) - exponent
    guard places > 0 else { return times(powerOfTen: -places) }
    return UInt8(exactly: places).map { Number(significand: significand, fractionDigits: $0) }
  }
}
