import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// File descriptors, with the system's errors as Swift errors.
package enum Descriptor {
  /// A pipe that no other process inherits.
  package static func pipe() throws(SpeechError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard rowcall_pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
    return (ends[0], ends[1])
  }

  /// Makes a pipe ready to read.
  package static func signal(_ end: Int32) {
    _ = [UInt8(ascii: "!")].withUnsafeBytes { write($0, to: end) }
  }

  /// Waits for a call of `signal`; false where the pipe is closed.
  package static func waitForSignal(_ end: Int32) -> Bool {
    var byte: UInt8 = 0
    while true {
      let count = read(end, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  /// Does nothing for a while.
  package static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Takes back one call of `signal`; nothing where that has failed.
  ///
  /// - Parameter end: an end that was made not to block.
  static func takeSignal(_ end: Int32) {
    var byte: UInt8 = 0
    while read(end, &byte, 1) < 0 && errno == EINTR {}
  }

  /// What a pipe that is ready to write takes for sure without blocking.
  private static let safeLength = 4096

  /// Writes all bytes, without any signal; nil when that succeeded, else the error's number, which is `ECANCELED` after a cancellation.
  ///
  /// Waits where a descriptor that does not block takes no more for now.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, cancellation: SpeechCancellation? = nil
  ) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      if let cancellation {
        waitUntilWritable(descriptor, or: cancellation)
        if cancellation.isCancelled { return ECANCELED }
      }
      let chunk = UnsafeRawBufferPointer(
        rebasing: cancellation == nil ? rest : rest.prefix(safeLength))
      let count = Int(rowcall_write(descriptor, chunk.baseAddress, Int64(chunk.count)))
      guard count < 0 else {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable(descriptor, or: cancellation)
      case let code: return code
      }
    }
    return nil
  }

  private static func waitUntilWritable(_ descriptor: Int32, or cancellation: SpeechCancellation?) {
    // A negative descriptor is skipped by poll(2).
    var watched = [
      pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: cancellation?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&watched, 2, -1) < 0 && errno == EINTR {}
  }

  /// The system's words for an error's number: `No space left on device`.
  package static func message(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// Makes a pipe whose reader has gone, and a file that may not grow, errors of writing instead of the end of this process,
  /// wherever it writes; for programs only, since a library leaves the signals of its process alone.
  package static func reportFailedWrites() {
    for number in [SIGPIPE, SIGXFSZ] { ignore(number) }
  }
}

private func ignore(_ number: Int32) { signal(number, SIG_IGN) }
