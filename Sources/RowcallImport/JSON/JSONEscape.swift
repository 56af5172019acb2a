/// Reads the escapes in JSON strings.
enum JSONEscape {
  /// The length of the escape at an offset; that of a surrogate pair is both halves'.
  static func length(in text: UnsafeBufferPointer<UInt8>, at start: Int, isLast: Bool) throws(JSONStop) -> Int
  {
    guard start + 1 < text.count else { throw end(isLast, text.count) }
    guard text[start + 1] == UInt8(ascii: "u") else {
      guard simple(text[start + 1]) != nil else { throw .fault(.malformedEscape, at: start) }
      return 2
    }
    let first = try unit(in: text, at: start, isLast: isLast)
    guard (0xD800...0xDFFF).contains(first) else { return 6 }
    guard first < 0xDC00 else { throw .fault(.loneSurrogate, at: start) }
    guard start + 7 < text.count else { throw end(isLast, text.count) }
    guard text[start + 6] == Byte.backslash, text[start + 7] == UInt8(ascii: "u"),
      (0xDC00...0xDFFF).contains(try unit(in: text, at: start + 6, isLast: isLast))
    else { throw .fault(.loneSurrogate, at: start) }
    return 12
  }

  /// Appends the text of a string whose escapes were checked by `length`.
  static func append(_ string: UnsafeBufferPointer<UInt8>, range: Range<Int>, to output: inout [UInt8]) {
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = string[position]
      guard byte == Byte.backslash else {
        output.append(byte)
        position += 1
        continue
      }
      if let simple = simple(string[position + 1]) {
        output.append(simple)
        position += 2
      } else {
        position += appendScalar(string, at: position, to: &output)
      }
    }
  }

  /// Appends a text as a string with its quotes and escapes.
  static func append(quoting text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), Byte.backslash: output.append(contentsOf: [Byte.backslash, byte])
      case 0..<0x20:
        output.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        output.append(contentsOf: String(byte, radix: 16).utf8)
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func appendScalar(
    _ string: UnsafeBufferPointer<UInt8>, at start: Int, to output: inout [UInt8]
  ) -> Int {
    let high = hexadecimal(string[start + 2..<start + 6]) ?? 0xFFFD
    guard (0xD800...0xDBFF).contains(high) else {
      output += encoded(high)
      return 6
    }
    let low = hexadecimal(string[start + 8..<start + 12]) ?? 0xDC00
    output += encoded(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    return 12
  }

  private static func encoded(_ code: UInt32) -> String.UTF8View {
    String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8
  }

  /// What a backslash and one letter mean; nil for `u` and for what is no escape.
  private static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The code unit of `\uXXXX`.
  private static func unit(
    in text: UnsafeBufferPointer<UInt8>, at start: Int, isLast: Bool
  ) throws(JSONStop) -> UInt32 {
    guard start + 6 <= text.count else { throw end(isLast, text.count) }
    guard let unit = hexadecimal(text[start + 2..<start + 6]) else {
      throw .fault(.malformedEscape, at: start)
    }
    return unit
  }

  private static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for digit in digits {
      guard let digit = Character(Unicode.Scalar(digit)).hexDigitValue, digit < 16 else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private static func end(_ isLast: Bool, _ offset: Int) -> JSONStop {
    isLast ? .fault(.unexpectedEnd, at: offset) : .incomplete
  }
}
