import RowcallModel
import RowcallNarration
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard error.
enum StandardError {
  /// Whether a person is there to read it.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a sentence on a line, with whatever a file or its name brought into it made safe.
  static func write(_ sentence: String) { write(lines: SafeText.escaped(sentence)) }

  /// Writes lines in which line breaks are ours.
  static func write(lines: String) { show(TextHazard.printed(lines) + "\n") }

  /// Writes text as it is; that standard error is closed is nobody's concern.
  static func show(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Descriptor.write($0, to: STDERR_FILENO) }
  }
}
