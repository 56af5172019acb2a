import ArgumentParser
import Foundation

/// Starts the command; its exit status means the same as in `rowcall`.
@main
enum Main {
  static func main() {
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
    FileHandle.standardError.write(Data("\(ExamplesCommand.fullMessage(for: error))\n".utf8))
    ExamplesCommand.exit(
      withError: ExitCode(code == .validationFailure ? 2 : error is OutputFailed ? 74 : 70))
  }
}
