import ArgumentParser
import Foundation

/// Starts the command; whatever is wrong with its arguments ends it with status 2, as in `rowcall`.
@main
enum Main {
  static func main() {
    do {
      let command = try ExamplesCommand.parse()
      try command.run()
    } catch  where ExamplesCommand.exitCode(for: error) == .success {
      ExamplesCommand.exit(withError: error)
    } catch {
      FileHandle.standardError.write(Data("\(ExamplesCommand.fullMessage(for: error))\n".utf8))
      ExamplesCommand.exit(withError: ExitCode(2))
    }
  }
}
