import Foundation
import Testing

/// Runs the built `rowcall` as a person would, in a process of its own.
struct Command {
  /// What a finished process left behind.
  struct Result {
    var status: Int32
    var output: String
    var errorOutput: String
  }

  /// The folder of the built programs, which the test bundle stands in too.
  static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  /// The project's own files.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The program under test.
  static let program = folder.appendingPathComponent("rowcall")

  /// Runs `rowcall` in a folder, the project's unless told otherwise, and waits for its end.
  static func run(
    _ arguments: [String], input: Data? = nil, environment: [String: String] = [:], in folder: URL = root
  ) throws -> Result {
    try run(program.path, arguments, input: input, environment: environment, in: folder)
  }

  /// What `rowcall` writes where nothing is wrong and it reports nothing.
  static func output(_ arguments: [String]) throws -> String {
    let result = try run(arguments)
    #expect(result.status == 0 && result.errorOutput.isEmpty, "\(result.errorOutput)")
    return result.output
  }

  /// Runs a line of the shell in which `$rowcall` is the program.
  static func shell(_ line: String, environment: [String: String] = [:]) throws -> Result {
    try run("/bin/sh", ["-c", line], input: nil, environment: environment)
  }

  /// Runs any program and waits for its end.
  static func run(
    _ path: String, _ arguments: [String], input: Data? = nil, environment: [String: String] = [:],
    in folder: URL = root
  ) throws -> Result {
    let process = start(path, arguments, environment: environment)
    process.currentDirectoryURL = folder
    let files = try (Scratch(), Scratch(), Scratch())
    defer { [files.0, files.1, files.2].forEach { $0.remove() } }
    try (input ?? Data()).write(to: files.0.file)
    process.standardInput = try FileHandle(forReadingFrom: files.0.file)
    process.standardOutput = try FileHandle(forWritingTo: files.1.create())
    process.standardError = try FileHandle(forWritingTo: files.2.create())
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: try String(contentsOf: files.1.file, encoding: .utf8),
      errorOutput: try String(contentsOf: files.2.file, encoding: .utf8))
  }

  /// Gives `rowcall` lines, kills it at a random moment within some microseconds, and gives what it answered.
  static func kill(_ arguments: [String], lines: [String], within delay: UInt32) throws -> String {
    let process = start(program.path, arguments)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let identifier = process.processIdentifier
    Thread {
      usleep(UInt32.random(in: 0...delay))
      _ = Foundation.kill(identifier, SIGKILL)
    }.start()
    // A session that is gone reads no more.
    signal(SIGPIPE, SIG_IGN)
    try? input.fileHandleForWriting.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
    try? input.fileHandleForWriting.close()
    let answers = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: answers, as: UTF8.self)
  }

  /// A process that is ready to run in the project's folder, in English and without settings unless told otherwise.
  static func start(_ path: String, _ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = root
    process.environment = inherited.merging(plain) { $1 }.merging(environment) { $1 }
    return process
  }

  /// What a developer has in the environment, without settings of Rowcall.
  private static let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("ROWCALL_") }

  /// What tests rely on.
  private static let plain = [
    "LC_ALL": "en_US.UTF-8", "rowcall": program.path,
    "XDG_CONFIG_HOME": FileManager.default.temporaryDirectory.appending(path: "rowcall-no-settings").path,
  ]
}

/// A folder of its own for one test.
struct Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("rowcall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// One file in it.
  var file: URL { folder.appendingPathComponent("file") }

  /// Creates that file, empty.
  func create() -> URL {
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    return file
  }

  /// Writes a file of a name and gives its path.
  func write(_ text: String, as name: String = "table.csv") throws -> String {
    try write(Data(text.utf8), as: name)
  }

  /// Writes a file of a name and gives its path.
  func write(_ data: Data, as name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url.path
  }

  /// The path of a file that need not exist.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// What is in the folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
