import Foundation
import Testing

/// The program, its worker and the copy that speaks are killed and stopped at random moments.
@Suite(.timeLimit(.minutes(60))) struct KillTests {
  /// How often each is hit; `ROWCALL_KILLS=1000` takes half an hour.
  private static let count =
    ProcessInfo.processInfo.environment["ROWCALL_KILLS"].flatMap(Int.init) ?? 2

  /// Who is hit, and with which signal.
  enum Hit: String, CaseIterable {
    case program = "KILL"
    case worker = "KILL worker"
    case copy = "KILL copy"
    case pausedProgram = "STOP"
    case pausedCopy = "STOP copy"

    /// The line of the shell that hits, once there is somebody to hit; 1 when there is nobody in time.
    var line: String {
      switch self {
      case .program: return "kill -KILL $0"
      case .pausedProgram: return "kill -STOP $0 && sleep 0.1 && kill -CONT $0"
      case .worker: return Self.trying("kill -KILL $worker")
      case .copy: return Self.trying("pkill -KILL -P $worker")
      case .pausedCopy: return Self.trying("pkill -STOP -P $worker && sleep 0.1 && pkill -CONT -P $worker")
      }
    }

    /// Tries to hit one of the workers until it succeeds or half a second is over.
    private static func trying(_ hit: String) -> String {
      "for attempt in $(seq 50); do for worker in $(pgrep -P $0 rowcall-espeak | shuf); do \(hit) && exit; done; "
        + "sleep 0.01; done; exit 1"
    }
  }

  @Test(arguments: Hit.allCases)
  func theSoundIsCompleteOrTheOldFileStays(hit: Hit) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let sound = scratch.path("sound.wav")
    let words = String(repeating: "lighthouse harbour weekday departure ", count: 60)
    let rows = (1...6).map { "Harbour \($0),\($0 * 37) tons of herring,\(words)" }
    let table = try scratch.write((["Place,Catch,Sea"] + rows).joined(separator: "\n"))
    let start = ContinuousClock.now
    try #expect(speak(table, to: sound, nil).status == 0)
    let longest = Int(start.duration(to: .now) / .microseconds(1))
    let whole = try Data(contentsOf: URL(fileURLWithPath: sound))
    var hits = 0
    var wholeCount = 0
    // A signal may come when there is nobody to hit.
    for _ in 0..<20 * Self.count where hits < Self.count {
      let old = try scratch.write("old", as: "sound.wav")
      let delay = Int.random(in: 0...longest)
      let (status, isHit) = try speak(table, to: old, (hit, delay))
      let file = try Data(contentsOf: URL(fileURLWithPath: sound))
      // A program that was killed may have put the file in its place already; all else is survived.
      let isWhole = file == whole && (status == 0 || hit == .program)
      let isRefused = hit == .program && status != 0 && file == Data("old".utf8)
      #expect(isWhole || isRefused, "\(hit) after \(delay) µs: status \(status), \(file.count) bytes")
      if isHit { hits += 1 }
      if isWhole { wholeCount += 1 }
    }
    print("\(hit.rawValue): \(hits) hit, \(wholeCount) of all whole")
    #expect(hits == Self.count)
    // The next run takes away what those that were killed left.
    try #expect(speak(table, to: sound, nil).status == 0)
    #expect(try scratch.names() == ["sound.wav", "table.csv"])
  }

  /// As in a script that starts it with "&".
  @Test func anIgnoredInterruptStaysIgnored() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let words = String(repeating: "lighthouse harbour weekday departure ", count: 60)
    let table = try scratch.write("Name,Note\n" + (1...6).map { "\($0),\(words)\n" }.joined())
    let result = try Command.shell(
      #"trap '' INT; "$rowcall" speak --verbosity verbose '\#(table)' -o '\#(scratch.path("a.wav"))' & sleep 0.2; kill -INT $!; wait $!"#
    )
    #expect(result.status == 0, "\(result.errorOutput)")
  }

  /// Speaks a table to a file, is hit after so many microseconds, and gives the exit status.
  private func speak(_ table: String, to file: String, _ strike: (hit: Hit, delay: Int)?) throws -> (
    status: Int32, isHit: Bool
  ) {
    let process = Command.start(
      Command.program.path, ["speak", table, "-o", file, "--jobs", "2", "--verbosity", "verbose"])
    process.standardError = FileHandle.nullDevice
    try process.run()
    var isHit = false
    if let strike {
      usleep(UInt32(strike.delay))
      let result = try Command.run("/bin/sh", ["-c", strike.hit.line, "\(process.processIdentifier)"])
      isHit = result.status == 0
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    return (process.terminationReason == .exit ? status : 128 + status, isHit)
  }
}
