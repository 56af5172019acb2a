import RowcallModel

/// Writes the text of a file so that nothing in it can touch a terminal or mislead a reader.
///
/// The rule: white space at both ends goes; each run of tabs and line breaks becomes one space; a quote or dash of Windows that
/// became a control character is repaired (`Unicode.Scalar.windowsSign`); all else that is unsafe (`Unicode.Scalar.isUnsafe`)
/// is shown escaped, as in `\u{202E}`. The rest stands as it was written.
package enum SafeText {
  /// Appends a text, made safe.
  static func append(_ text: Span<UInt8>, to output: inout ByteBuffer) {
    let range = trimmedRange(of: text)
    let trimmed = text.extracting(range)
    if isPlain(trimmed) {
      output.append(trimmed)
    } else {
      appendCarefully(trimmed, to: &output, isRepairing: true)
    }
  }

  /// A text made safe.
  package static func string(_ text: String) -> String {
    var output = ByteBuffer()
    append(Array(text.utf8).span, to: &output)
    return output.text()
  }

  /// A text with its scalars made safe and the spaces at its ends kept, for words that a user typed.
  package static func escaped(_ text: String) -> String {
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
  private static func appendCarefully(
    _ text: Span<UInt8>, to output: inout ByteBuffer, isRepairing: Bool = false
  ) {
    var copied = 0
    var offset = 0
    while offset < text.count {
      let (value, length) = UTF8Scalar.at(offset, in: text)
      if let scalar = Unicode.Scalar(value), scalar.isUnsafe {
        output.append(text.extracting(copied..<offset))
        append(isRepairing ? scalar.windowsSign ?? scalar : scalar, to: &output)
        copied = offset + length
      }
      offset += length
    }
    output.append(text.extracting(copied..<text.count))
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout ByteBuffer) {
    if !scalar.isUnsafe {
      output.append(String(scalar))
    } else if !scalar.isGap {
      output.append(scalar.escape)
    } else if output.last != 0x20 {
      output.append(0x20)
    }
  }
}

extension Span<UInt8> {
  /// Whether a cell of a text column says nothing without its header: digits and signs between them, as in `31`, `-2.5`,
  /// `5:40`, `2-1`, `2019/20` and `18+`, and no letter, currency or percent sign.
  ///
  /// The first byte identifies words.
  var isBareText: Bool {
    var hasDigit = false
    for index in 0..<count {
      switch self[index] {
      case 0x30...0x39: hasDigit = true
      // Blanks and + , - . / : between digits.
      case 0x20, 0x2B...0x2F, 0x3A: continue
      // The minus of typographers, U+2212.
      case 0xE2, 0x88, 0x92: continue
      default: return false
      }
    }
    return hasDigit
  }
}

extension String {
  /// The text cut behind a word so that it has at most so many characters, the last being `…`; whole without a limit.
  func cut(to limit: Int?) -> String {
    guard let limit, limit > 0, count > limit else { return self }
    let start = prefix(limit - 1)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words + "…"
  }
}
