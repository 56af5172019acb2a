import RowcallModel

/// Reads sizes in bytes as programs write them: `916G`, `4.0K`, `15Mi`, `1.2GB`, `0B`, and `0` alone.
enum SizeScanner {
  /// How a size is written.
  enum Form {
    /// Digits alone, as of files that are smaller than a kilobyte.
    case bytes
    /// With a letter for a power of 1024: `916G`.
    case letter
    /// With letters that nothing but a size has: `15Mi`, `1.2GB`, `0B`.
    case unit
  }

  /// The size that the bytes hold from end to end; nil for anything else.
  ///
  /// Point and comma both stand before a fraction, for programs group no digits in front of a letter.
  static func scan(_ bytes: Span<UInt8>) -> (size: Measure, form: Form)? {
    guard bytes.byte(at: 0).isDigit, bytes.count <= longest else { return nil }
    var digits = DigitRun()
    var position = 0
    digits.take(bytes, at: &position)
    let whole = digits.count
    let hasFraction =
      (bytes.byte(at: position) == 0x2E || bytes.byte(at: position) == 0x2C)
      && bytes.byte(at: position + 1).isDigit
    if hasFraction {
      position += 1
      digits.take(bytes, at: &position)
    }
    guard digits.count - whole <= 2, !digits.isOverflown else { return nil }
    let number = Number(
      significand: digits.value, fractionDigits: UInt8(digits.count - whole), integerDigits: UInt8(whole))
    if position == bytes.count { return hasFraction ? nil : (Measure(number, unit: .plainByte), .bytes) }
    let isSpaced = bytes[position] == .space
    if isSpaced { position += 1 }
    guard position < bytes.count, let (unit, form) = suffix(bytes.extracting(position..<bytes.count)),
      !isSpaced || form == .unit
    else { return nil }
    return (Measure(number, unit: unit), form)
  }

  private static func suffix(_ bytes: Span<UInt8>) -> (unit: Unit, form: Form)? {
    if bytes.count == 1, bytes[0] == UInt8(ascii: "B") { return (Unit("byte"), .unit) }
    guard let power = letters.firstIndex(of: bytes[0] == UInt8(ascii: "k") ? UInt8(ascii: "K") : bytes[0])
    else { return nil }
    switch bytes.text(1..<bytes.count) {
    case "": return (Unit(thousands[power], isBinary: true), .letter)
    case "B": return (Unit(thousands[power]), .unit)
    case "i", "iB": return (Unit(powersOfTwo[power]), .unit)
    default: return nil
    }
  }

  private static let longest = 20
  private static let letters = Array("KMGTP".utf8)
  private static let thousands = ["kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]
  private static let powersOfTwo = ["kibibyte", "mebibyte", "gibibyte", "tebibyte", "pebibyte"]
}

extension Unit {
  /// Bytes for which no unit is written.
  static let plainByte = Unit("byte", isBinary: true)
}
