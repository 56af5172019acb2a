import Glibc

/// Standard error.
enum Complaint {
  /// Whether a person is there to read it.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a line; that standard error is closed is nobody's concern.
  static func write(_ line: String) { show(line + "\n") }

  /// Writes text as it is.
  static func show(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
