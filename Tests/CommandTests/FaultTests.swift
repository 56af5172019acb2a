import Foundation
import Testing

/// Each system call of a command fails in turn: the result is whole, or a sentence says why there is none.
///
/// The first of each kind fails, and with it all that follow, unless the program is to go on; `ROWCALL_FAULTS=100` lets each
/// of the first hundred fail, alone and with all that follow, which takes many minutes.
@Suite struct FaultTests {
  private static let extent = ProcessInfo.processInfo.environment["ROWCALL_FAULTS"].flatMap(Int.init) ?? 1

  @Test(arguments: FaultedCommand.all)
  func aFailingCallEndsInTheWholeResultOrInASentence(command: FaultedCommand) throws {
    let expected = try FaultedRun(command, nil)
    #expect(expected.status == 0, "\(expected)")
    var count = 0
    for (call, failures) in FaultedCommand.calls.sorted(by: { $0.key < $1.key }) {
      for failure in failures {
        count += try check(command, call, failure, expected)
      }
    }
    #expect(count > 10, "the interposer is loaded")
  }

  /// Standard input may be set not to wait, as by a program that shares it.
  @Test(arguments: ["EINTR", "EAGAIN", "SHORT"])
  func aReadThatGivesNothingYetIsRepeated(failure: String) throws {
    let command = FaultedCommand.all[1]
    #expect(try check(command, "read", failure, try FaultedRun(command, nil)) == min(Self.extent, 2))
  }

  /// Lets one call after the other fail, alone and with all after it, until there are no more; gives how many failed.
  private func check(_ command: FaultedCommand, _ call: String, _ failure: String, _ expected: FaultedRun)
    throws
    -> Int
  {
    for number in 1...Self.extent {
      for goesOn in [false, true] {
        let fault = Fault(call: call, failure: failure, number: number, goesOn: goesOn)
        // What is repeated until it succeeds would be repeated for ever.
        if goesOn == fault.mustBeOvercome, goesOn || Self.extent == 1 { continue }
        let run = try FaultedRun(command, fault)
        if !run.wasHit { return number - 1 }
        let isFine =
          run.isSame(as: expected)
          || (!fault.mustBeOvercome && (run.isRefused(before: expected, fault) || run.reportsMissingReadings))
        #expect(isFine, "\(command) with \(fault): \(run)")
      }
    }
    return Self.extent
  }
}

extension Command {
  /// Runs the program with a system call that fails; gives whether it came to that.
  static func run(_ arguments: [String], failing fault: Fault) throws -> (Result, wasHit: Bool) {
    let log = try Scratch()
    defer { log.remove() }
    let result = try run(
      "/bin/sh", ["-c", #"exec env LD_PRELOAD="$interposer" "$rowcall" "$@""#, "sh"] + arguments,
      environment: [
        "interposer": try Fault.interposer.get(), "FAULT": "\(fault)", "FAULT_PROGRAM": "rowcall",
        "FAULT_LOG": log.path("log"),
      ])
    return (result, FileManager.default.fileExists(atPath: log.path("log")))
  }
}

/// A system call that fails, and how.
struct Fault: CustomStringConvertible {
  /// The call as the interposer names it.
  var call: String
  /// What it gives: an errno's name, or `SHORT` for fewer bytes than were asked for.
  var failure: String
  /// Which of the calls fails, counted from one.
  var number: Int
  /// Whether all after it fail as well.
  var goesOn = false

  var description: String { "\(call):\(failure):\(number)\(goesOn ? "+" : "")" }

  /// Whether the program must go on as if nothing had happened.
  var mustBeOvercome: Bool {
    ["EINTR", "SHORT"].contains(failure) || (failure == "EAGAIN" && ["read", "write"].contains(call))
  }

  /// The interposer, made once.
  static let interposer = Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("rowcall-faults-\(getpid()).so")
    let source = Command.root.appendingPathComponent("Tests/FaultInterposer/interposer.c")
    let line =
      #"PATH="$PATH:$(dirname "$(readlink -f "$(command -v swift)")")"; clang -shared -fPIC "$0" -o "$1""#
    let made = try Command.run("/bin/sh", ["-c", line, source.path, file.path])
    try #require(made.status == 0, "\(made.errorOutput)")
    return file.path
  }
}

/// A command whose system calls are made to fail.
struct FaultedCommand: CustomStringConvertible, Sendable {
  var description: String
  /// The words; `OUT` stands for a file that is there already.
  var words: [String]
  /// What comes from standard input.
  var input = ""
  /// What is in the file before.
  var before = "old"
  /// Whether what is written may be about the fault: a report says which file cannot be read.
  var isReport = false
  /// The program whose calls fail.
  var program = "rowcall"

  /// The calls that fail, and the ways in which they do.
  static let calls = [
    "read": ["EINTR", "EAGAIN", "SHORT", "EIO"], "write": ["EINTR", "EAGAIN", "SHORT", "ENOSPC", "EIO"],
    "pwrite": ["EINTR", "SHORT", "ENOSPC"],
    "open": ["EMFILE", "ENOMEM", "EACCES"], "fsync": ["EINTR", "EIO", "ENOSPC"], "rename": ["EIO", "ENOSPC"],
    "mkdir": ["EACCES"], "fstat": ["EIO"], "stat": ["EIO", "ENOMEM"],
    "poll": ["EINTR", "ENOMEM"], "pipe": ["EMFILE", "ENFILE"], "fcntl": ["EMFILE"],
    "spawn": ["EAGAIN", "ENOMEM"], "fork": ["EAGAIN", "ENOMEM"], "waitpid": ["EINTR"], "thread": ["EAGAIN"],
    "mmap": ["ENOMEM"], "lock": ["EINTR", "EIO"],
  ]

  static let all = [
    FaultedCommand(description: "transcript", words: ["transcript", "fixtures/stocks.csv"]),
    FaultedCommand(
      description: "transcript of standard input", words: ["transcript", "-", "--spoken"],
      input: "City,Rain\nOslo,3\nRome,4\n"),
    FaultedCommand(description: "transcript of a page", words: ["transcript", "fixtures/harbour.html"]),
    FaultedCommand(description: "speak", words: ["speak", "fixtures/stocks.csv", "-o", "OUT"]),
    FaultedCommand(
      description: "speak to standard output", words: ["speak", "fixtures/stocks.csv", "--raw"]),
    FaultedCommand(
      description: "speak, in the worker", words: ["speak", "fixtures/stocks.csv", "-o", "OUT"],
      program: "rowcall-espeak"),
    FaultedCommand(description: "voices", words: ["voices"]),
    FaultedCommand(
      description: "audit",
      words: ["audit", "fixtures/harbour.html", "fixtures/stocks.csv", "--fail-on", "never"], isReport: true),
    FaultedCommand(
      description: "audit of a folder, into a file",
      words: ["audit", "fixtures", "--fail-on", "never", "--format", "html", "-o", "OUT"], isReport: true),
    FaultedCommand(
      description: "settings set",
      words: ["settings", "set", "position", "always", "--settings", "OUT"], before: #"{"rate": 200}"#),
    FaultedCommand(
      description: "settings list", words: ["settings", "list", "--settings", "OUT"],
      before: #"{"rate": 200}"#),
  ]
}

/// What came of a command with a fault.
private struct FaultedRun: CustomStringConvertible {
  let status: Int32
  let output: Data
  let errorOutput: String
  let file: Data?
  /// What is in the file's folder.
  let names: [String]
  /// Whether the fault was met.
  let wasHit: Bool
  private let command: FaultedCommand

  init(_ command: FaultedCommand, _ fault: Fault?) throws {
    self.command = command
    let scratch = try Scratch()
    let other = try Scratch()
    defer { [scratch, other].forEach { $0.remove() } }
    let file = try scratch.write(command.before, as: "out")
    // The shell has the fault made in the program alone, and the clock ends a program that hangs.
    let line = #"exec timeout -s KILL 30 env LD_PRELOAD="$interposer" "$rowcall" "$@" <"$input" >"$output""#
    let result = try Command.run(
      "/bin/sh", ["-c", line, "sh"] + command.words.map { $0 == "OUT" ? file : $0 },
      environment: [
        "interposer": try Fault.interposer.get(), "input": try other.write(command.input, as: "input"),
        "output": other.path("output"),
        "FAULT": fault?.description ?? "", "FAULT_PROGRAM": command.program, "FAULT_LOG": other.path("log"),
        "XDG_CONFIG_HOME": other.path("config"),
      ])
    status = result.status
    // Each run has a folder of its own.
    func withoutPlace(_ data: Data) -> Data {
      guard command.words.first == "settings" else { return data }
      return Data(String(decoding: data, as: UTF8.self).replacingOccurrences(of: file, with: "OUT").utf8)
    }
    output = withoutPlace(try Data(contentsOf: URL(fileURLWithPath: other.path("output"))))
    errorOutput = result.errorOutput.replacingOccurrences(of: file, with: "OUT")
    self.file = try? Data(contentsOf: URL(fileURLWithPath: file))
    names = try scratch.names()
    wasHit = FileManager.default.fileExists(atPath: other.path("log"))
  }

  var description: String {
    "status \(status), files \(names), \(errorOutput.debugDescription), \(output.count) characters of output"
  }

  /// Whether all went as it does without a fault.
  func isSame(as other: FaultedRun) -> Bool {
    status == other.status && output == other.output && file == other.file && names == other.names
      && errorOutput == other.errorOutput
  }

  /// Whether it ended with a status and a sentence, and the file is as it was.
  ///
  /// Output that has been written cannot be taken back, but it is the start of the right one.
  func isRefused(before expected: FaultedRun, _ fault: Fault) -> Bool {
    // Where nothing can be written any more, the status alone says it.
    let isMute = fault.call == "write" && fault.goesOn && errorOutput.isEmpty
    return (1..<128).contains(status) && (errorOutput.hasSuffix("\n") || isMute)
      && !errorOutput.contains("Fatal error") && names == ["out"]
      && (file == Data(command.before.utf8) || command.isReport && file?.suffix(8) == Data("</html>\n".utf8))
      && (command.isReport || expected.output.starts(with: output))
  }

  /// Whether a whole report says that nothing could read kanji, as without the optional library.
  var reportsMissingReadings: Bool {
    guard command.isReport, status == 0, let file, file.suffix(8) == Data("</html>\n".utf8) else {
      return false
    }
    let report = String(decoding: file, as: UTF8.self)
    return ["which tells how kanji are read", "without a dictionary"].contains { report.contains($0) }
  }

}
