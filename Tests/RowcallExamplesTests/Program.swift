import Foundation

/// Runs the built `rowcall-examples` as a person would, in a process of its own.
enum Program {
  /// What a finished process left behind.
  struct Result {
    var status: Int32
    var output: String
    var errorOutput: String
  }

  /// The program, in the folder in which the test bundle stands too.
  static let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("rowcall-examples")

  /// Runs the program and waits for its end.
  static func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs the program and waits for its end.
  static func run(_ arguments: [String]) throws -> Result { try run(path, arguments) }

  /// Runs a line of the shell in a folder of its own, in which `$program` is the program.
  static func shell(_ line: String) throws -> Result {
    let folder = "d=$(mktemp -d) && cd \"$d\" && trap 'rm -r \"$d\"' EXIT; program='\(path.path)'; "
    return try run(URL(fileURLWithPath: "/bin/sh"), ["-c", folder + line])
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> Result {
    let process = Process()
    let (output, errorOutput) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errorOutput
    try process.run()
    // Errors are a few lines and fit into their pipe; so it may be read after the output.
    let texts = [output, errorOutput].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: texts[0], errorOutput: texts[1])
  }
}
