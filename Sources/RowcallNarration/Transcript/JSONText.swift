/// Writes JSON, piece by piece.
enum JSONText {
  /// Appends a string with its quotes.
  static func append(_ text: String, to output: inout [UInt8]) {
    append(Array(text.utf8)[...], to: &output)
  }

  /// Appends a string, given as UTF-8, with its quotes.
  static func append(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      case 0..<0x20:
        output.append(contentsOf: "\\u00".utf8)
        output.append(hexDigit(byte >> 4))
        output.append(hexDigit(byte & 15))
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x57 + value
  }
}
