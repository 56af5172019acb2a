/// Writes the text of a file so that nothing in it can touch a terminal or mislead a reader.
///
/// The rule: white space at both ends goes; each run of tabs and line breaks becomes one space; control characters,
/// bidi embeddings, overrides and isolates, byte order marks and tag characters are shown escaped, as in `\u{202E}`.
/// All else stands as it was written, joiners and direction marks included, for scripts need them.
public enum SafeText {
  /// Appends a text, made safe.
  static func append(_ text: Span<UInt8>, to output: inout ByteBuffer) {
    let range = trimmedRange(of: text)
    let trimmed = text.extracting(range)
    if isPlain(trimmed) {
      output.append(trimmed)
    } else {
      appendCarefully(trimmed, to: &output)
    }
  }

  /// A text made safe.
  public static func string(_ text: String) -> String {
    var output = ByteBuffer()
    append(Array(text.utf8).span, to: &output)
    return output.text()
  }

  /// A text with its scalars made safe and the spaces at its ends kept, for words that a user typed.
  public static func escaped(_ text: String) -> String {
    var output = ByteBuffer()
    appendCarefully(Array(text.utf8).span, to: &output)
    return output.text()
  }

  /// What is left without the white space at both ends.
  static func trimmedRange(of text: Span<UInt8>) -> Range<Int> {
    var start = 0
    var end = text.count
    while start < end, isSpace(text[start]) { start += 1 }
    while start < end, isSpace(text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether nothing but white space is there.
  static func isBlank(_ text: Span<UInt8>) -> Bool {
    trimmedRange(of: text).isEmpty
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Whether all bytes are printable ASCII, as they nearly always are; looks at eight at a time.
  private static func isPlain(_ text: Span<UInt8>) -> Bool {
    let raw = text.bytes
    var offset = 0
    while offset + 8 <= text.count {
      let word = raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // The top bit of a byte is set when it was below 0x20, was 0x7F, or was not ASCII.
      let below = (word &- 0x2020_2020_2020_2020) & ~word
      let above = (word &+ 0x0101_0101_0101_0101) | word
      if (below | above) & 0x8080_8080_8080_8080 != 0 { return false }
      offset += 8
    }
    while offset < text.count {
      if text[offset] &- 0x20 > 0x5E { return false }
      offset += 1
    }
    return true
  }
}

// MARK: - Other texts

extension SafeText {
  /// What is done to a scalar that may not stand as it is.
  private enum Treatment {
    case space
    case escape
  }

  private static func appendCarefully(_ text: Span<UInt8>, to output: inout ByteBuffer) {
    var copied = 0
    var offset = 0
    while offset < text.count {
      let (scalar, length) = scalar(in: text, at: offset)
      if let treatment = treatment(of: scalar) {
        output.append(text.extracting(copied..<offset))
        append(scalar, treatment: treatment, to: &output)
        copied = offset + length
      }
      offset += length
    }
    output.append(text.extracting(copied..<text.count))
  }

  private static func append(_ scalar: UInt32, treatment: Treatment, to output: inout ByteBuffer) {
    switch treatment {
    case .space:
      if output.last != 0x20 { output.append(0x20) }
    case .escape:
      output.append("\\u{\(String(scalar, radix: 16, uppercase: true))}")
    }
  }

  private static func treatment(of scalar: UInt32) -> Treatment? {
    switch scalar {
    case 0x20...0x7E: nil
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .space
    case 0...0x1F, 0x7F...0x9F: .escape
    case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F: .escape
    default: nil
    }
  }

  /// The scalar at an offset of valid UTF-8, and its length in bytes; a cut sequence is taken byte by byte.
  private static func scalar(in text: Span<UInt8>, at offset: Int) -> (value: UInt32, length: Int) {
    let lead = text[offset]
    guard lead >= 0xC2 else { return (UInt32(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard offset + length <= text.count else { return (UInt32(lead), 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in (offset + 1)..<(offset + length) { value = value << 6 | UInt32(text[next] & 0x3F) }
    return (value, length)
  }
}
