#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard error.
enum Complaint {
  /// Whether a person is there to read it.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a line; that standard error is closed is nobody's concern.
  static func write(_ line: String) { show(line + "\n") }

  /// Writes text as it is.
  static func show(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}
