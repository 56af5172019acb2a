/// Writes JSON, piece by piece.
enum JSONText {
  /// Appends a string, given as UTF-8, with its quotes.
  static func append(_ text: Span<UInt8>, to output: inout ByteBuffer) {
    output.append(UInt8(ascii: "\""))
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append(UInt8(ascii: "\\"))
        output.append(text[index])
      case 0..<0x20: appendEscaped(text[index], to: &output)
      default: output.append(text[index])
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Appends a string with its quotes.
  static func append(_ text: String, to output: inout ByteBuffer) {
    append(Array(text.utf8).span, to: &output)
  }

  private static func appendEscaped(_ control: UInt8, to output: inout ByteBuffer) {
    let digits = String(control, radix: 16)
    output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
