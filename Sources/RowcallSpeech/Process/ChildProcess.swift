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
