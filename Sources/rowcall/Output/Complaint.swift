import RowcallNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard error.
enum Complaint {
  /// Whether a person is there to read it.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes lines, with whatever a file brought into them made safe for a terminal.
  static func write(_ lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      show(SafeText.escaped(String(line)) + "\n")
    }
  }

  /// Writes text as it is; that standard error is closed is nobody's concern.
  static func show(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}
