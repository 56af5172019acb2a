import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that was started with pipes to it.
///
/// Started by posix_spawn rather than by swift-subprocess: that one ends its processes with the scope that ran them,
/// while workers live from call to call, and its three threads cost 2 to 3 ms of the time to the first sound.
struct ChildProcess: Sendable {
  let id: Int32
  /// The pipe to its standard input.
  let input: Int32
  /// The pipe from its standard output; -1 when that goes nowhere.
  let output: Int32

  /// Room for half a minute of sound in bytes: with less, every second of it costs a change between processes.
  private static let roomForOutput: Int32 = 1 << 20

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: settings, `NAME=value`, that it gets before those of this process.
  ///   - errorOutput: takes its standard error; nil where that goes nowhere.
  init(
    path: String, arguments: [String], environment: [String] = [], readsOutput: Bool,
    errorOutput: NamelessFile? = nil
  ) throws(SpeechError) {
    let toChild = try Descriptor.pipe()
    let fromChild: (read: Int32, write: Int32)
    do throws(SpeechError) {
      fromChild = readsOutput ? try Descriptor.pipe() : (read: -1, write: -1)
    } catch {
      close(toChild.read)
      close(toChild.write)
      throw error
    }
    if readsOutput { rowcall_widen_pipe(fromChild.read, ChildProcess.roomForOutput) }
    defer {
      close(toChild.read)
      if readsOutput { close(fromChild.write) }
    }
    var id: Int32 = 0
    let code = withCStrings([path] + arguments) { arguments in
      withCStrings(environment + ChildProcess.environment) { environment in
        rowcall_spawn(
          path, arguments, environment, toChild.read, fromChild.write, errorOutput?.descriptor ?? -1, &id)
      }
    }
    self.id = id
    input = toChild.write
    output = fromChild.read
    guard code == 0 else {
      closePipes()
      throw .cannotStart(path: path, code: code)
    }
  }

  /// Ends it at once.
  func end() {
    kill(id, SIGKILL)
  }

  /// Closes the pipes, waits until it is gone, and returns its exit status, or 128 + the signal that ended it.
  @discardableResult
  func wait() -> Int32 {
    closePipes()
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private func closePipes() {
    close(input)
    if output >= 0 { close(output) }
  }

  /// The settings that this process was started with.
  private static var environment: [String] {
    var settings: [String] = []
    var next = rowcall_environment()
    while let setting = next?.pointee {
      settings.append(String(cString: setting))
      next = next?.advanced(by: 1)
    }
    return settings
  }
}

/// Calls a function with C's form of a list of strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}

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
