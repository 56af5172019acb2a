import ArgumentParser
import CMemory
import Rowcall
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs the command; every error becomes one sentence and a documented exit status.
@main
enum Main {
  static func main() {
    rowcall_end_when_out_of_memory(ExitStatus.ioFailed.rawValue)
    Descriptor.reportFailedWrites()
    // If the parent process ignores SIGCHLD, the kernel would reap workers and players before we read their status.
    signal(SIGCHLD, SIG_DFL)
    do {
      try checkArguments()
      var command = try RowcallCommand.command(for: Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch {
      ExitStatus.end(with: error)
    }
  }

  /// Throws for an argument that is not UTF-8, because Swift would replace bytes and change file names.
  private static func checkArguments() throws {
    for (index, argument) in CommandLine.arguments.enumerated() {
      guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else {
        continue
      }
      throw WrongUsage(
        "argument \(index), \"\(argument)\", is not UTF-8; rename the file, or pass its bytes: "
          + "- <FILE")
    }
  }
}
