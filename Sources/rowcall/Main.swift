import ArgumentParser

/// Starts the command, and turns whatever goes wrong into one sentence and a documented exit status.
@main
enum Main {
  static func main() {
    StandardOutput.reportFailedWrites()
    do {
      var command = try Rowcall.command(for: Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch {
      ExitStatus.end(with: error)
    }
  }
}
