import ArgumentParser
import Foundation

/// Starts the command; its exit status means the same as in `rowcall`.
@main
enum Main {
  static func main() {
    // A closed pipe is an error of the write to it, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    do {
      let command = try ExamplesCommand.parse()
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Says what went wrong and ends the process; help is an error that succeeds.
  private static func end(with error: any Error) -> Never {
    let code = ExamplesCommand.exitCode(for: error)
    guard code != .success else { ExamplesCommand.exit(withError: error) }
    let isUsage = code == .validationFailure
    StandardError.write(isUsage ? ExamplesCommand.fullMessage(for: error) : "rowcall-examples: \(error)")
    ExamplesCommand.exit(withError: ExitCode(isUsage ? 2 : error is OutputFailed ? 74 : 70))
  }
}

/// Standard error.
enum StandardError {
  /// Writes a line; that standard error cannot be written is nobody's concern.
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}

/// Standard output could not be written.
struct OutputFailed: Error, CustomStringConvertible {
  /// What the system says.
  let reason: String

  /// - Parameter error: what Foundation threw, which wraps what the system says.
  init(_ error: any Error) {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    reason = cause.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }

  var description: String {
    "standard output cannot be written: \(reason); free some space or choose another place"
  }
}
