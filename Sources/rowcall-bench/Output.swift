#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output and standard error.
enum Output {
  /// Makes a closed pipe an error of `write` instead of the end of the process.
  static func reportFailedWrites() { signal(SIGPIPE, SIG_IGN) }

  /// Writes a text and a line break at once, so that each figure is seen when it is there.
  static func write(_ text: String) throws(BenchError) {
    if let code = send(text, to: STDOUT_FILENO) { throw .noOutput(reason: String(cString: strerror(code))) }
  }

  /// Says what went wrong; that nobody listens is nobody's concern.
  static func writeError(_ text: String) { _ = send("rowcall-bench: \(text)", to: STDERR_FILENO) }

  /// Gives the errno of what stopped it; nil when all is written.
  private static func send(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array((text + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// The system's `write`, which goes by the same name as ours.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
