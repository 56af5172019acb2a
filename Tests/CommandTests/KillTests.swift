import Foundation
import Testing

/// The program, its worker and the copy that speaks are killed and stopped at random moments.
@Suite(.timeLimit(.minutes(60))) struct KillTests {
  /// How often each is hit; `ROWCALL_KILLS=1000` takes half an hour.
  private static let count =
    ProcessInfo.processInfo.environment["ROWCALL_KILLS"].flatMap(Int.init) ?? 5

  /// Who is hit, and with which signal.
  enum Hit: String, CaseIterable {
    case program = "KILL"
    case worker = "KILL worker"
    case copy = "KILL copy"
    case pausedProgram = "STOP"
    case pausedCopy = "STOP copy"

    /// The line of the shell that hits; 1 when there is nobody to hit.
    var line: String {
      let worker = "w=$(pgrep -P $0 rowcall-espeak | shuf -n 1) && [ -n \"$w\" ]"
      switch self {
      case .program: return "kill -KILL $0"
      case .worker: return "\(worker) && kill -KILL $w"
      case .copy: return "\(worker) && pkill -KILL -P $w"
      case .pausedProgram: return "kill -STOP $0 && sleep 0.1 && kill -CONT $0"
      case .pausedCopy: return "\(worker) && pkill -STOP -P $w && sleep 0.1 && pkill -CONT -P $w"
      }
    }
  }

  @Test(arguments: Hit.allCases)
  func theSoundIsWholeOrTheOldFileStays(hit: Hit) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let sound = scratch.path("sound.wav")
    let rows = (1...24).map { "Harbour \($0),\($0 * 37) tons of herring,calm until noon" }
    let table = try scratch.write((["Place,Catch,Sea"] + rows).joined(separator: "\n"))
    let start = ContinuousClock.now
    try #expect(speak(table, to: sound, nil) == 0)
    let longest = Int(start.duration(to: .now) / .microseconds(1))
    let whole = try Data(contentsOf: URL(fileURLWithPath: sound))
    var outcomes: [String: Int] = [:]
    for _ in 0..<Self.count {
      let old = try scratch.write("old", as: "sound.wav")
      let delay = Int.random(in: 0...longest)
      let status = try speak(table, to: old, (hit, delay))
      let file = try Data(contentsOf: URL(fileURLWithPath: sound))
      // A program that was killed may have put the file in its place already.
      let isWhole = file == whole && (status == 0 || hit == .program)
      let isRefused = status != 0 && file == Data("old".utf8)
      #expect(isWhole || isRefused, "\(hit) after \(delay) µs: status \(status), \(file.count) bytes")
      outcomes[isWhole ? "whole" : "refused", default: 0] += 1
    }
    print("\(Self.count) times \(hit.rawValue): \(outcomes.sorted { $0.key < $1.key })")
    // The next run takes away what those that were killed left.
    try #expect(speak(table, to: sound, nil) == 0)
    #expect(try scratch.names() == ["sound.wav", "table.csv"])
  }

  /// Speaks a table to a file, is hit after so many microseconds, and gives the exit status.
  private func speak(_ table: String, to file: String, _ blow: (hit: Hit, delay: Int)?) throws -> Int32 {
    let process = Command.start(
      Command.program.path, ["speak", table, "-o", file, "--jobs", "2"])
    process.standardError = FileHandle.nullDevice
    try process.run()
    if let blow {
      usleep(UInt32(blow.delay))
      _ = try Command.run("/bin/sh", ["-c", blow.hit.line, "\(process.processIdentifier)"])
    }
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}
