import CICU

/// A character set that a sample may be written in.
public struct CharsetCandidate: Hashable, Codable, Sendable {
  /// The IANA name: `Shift_JIS`.
  public var name: String
  /// 0 to 100.
  public var confidence: Int

  /// Creates a candidate.
  public init(name: String, confidence: Int) {
    self.name = name
    self.confidence = confidence
  }
}

/// Guesses which character set bytes are written in.
public enum CharsetDetector {
  /// The character sets that a sample may be written in, the likeliest first.
  public static func candidates(in sample: [UInt8]) -> [CharsetCandidate] {
    let opened = rowcall_charset_guesses_open(sample, Int32(sample.count))
    guard let guesses = ICUHandle(opened, close: rowcall_charset_guesses_close) else { return [] }
    return (0..<rowcall_charset_guess_count(guesses.pointer)).compactMap { index in
      guard let name = icuText({ rowcall_charset_guess_name(guesses.pointer, index, $0, $1) }) else {
        return nil
      }
      let confidence = rowcall_charset_guess_confidence(guesses.pointer, index)
      return CharsetCandidate(name: name, confidence: Int(confidence))
    }
  }
}
