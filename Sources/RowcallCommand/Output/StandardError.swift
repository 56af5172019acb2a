import RowcallModel
import RowcallNarration
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum StandardError {
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a sentence on one line, with unsafe characters escaped.
  static func write(_ sentence: String) { write(lines: SafeText.escaped(sentence)) }

  /// Writes several lines, with other unsafe characters escaped.
  static func write(lines: String) { show(TextHazard.printed(lines) + "\n") }

  /// Writes text unchanged, and ignores errors.
  static func show(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Descriptor.write($0, to: STDERR_FILENO) }
  }
}
