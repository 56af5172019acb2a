import Foundation
import Testing

/// Speech that is missing shows in the exit status, whoever is to blame.
@Suite(.timeLimit(.minutes(10))) struct MissingSpeechTests {
  private let scratch: Scratch
  private let table: String
  private let sound: String

  init() throws {
    scratch = try Scratch()
    table = try scratch.write("Item,Town\ncrash,Oslo\nfine,Rome\n")
    sound = try scratch.write("old", as: "old.wav")
  }

  private func speak(_ options: [String], worker: String) throws -> Command.Result {
    try Command.run(
      ["speak", table, "-o", sound] + options,
      environment: ["ROWCALL_ESPEAK": Command.folder.appendingPathComponent(worker).path])
  }

  private func sizeOfSound() throws -> Int { try Data(contentsOf: URL(fileURLWithPath: sound)).count }

  @Test func textThatCannotBeSpokenEndsTheCommandAndLeavesTheOldFile() throws {
    defer { scratch.remove() }
    let result = try speak([], worker: "faulty-worker")
    #expect(result.status == 3)
    #expect(
      result.errorOutput
        == "rowcall: \(table): cannot speak \"crash\": eSpeak NG crashed (signal 11); change the text, or pass "
        + "--keep-going to skip it and speak the rest\n")
    #expect(try sizeOfSound() == 3)
    #expect(try scratch.names() == ["old.wav", "table.csv"])
  }

  @Test func theRestIsSpokenIfWantedAndTheStatusSaysWhatIsMissing() throws {
    defer { scratch.remove() }
    let result = try speak(["--keep-going"], worker: "faulty-worker")
    #expect(result.status == 3)
    let seconds = try (sizeOfSound() - 44) / 44_100
    #expect(seconds > 0)
    #expect(
      result.errorOutput
        == "\(table): left out \"crash\": eSpeak NG crashed on it (signal 11)\n"
        + "\(sound): 2 rows, \(seconds) second\(seconds == 1 ? "" : "s")\n"
        + "rowcall: \(table): 1 text was left out of the sound\n")
  }

  @Test(arguments: [
    ("broken", "eSpeak NG cannot even speak"), ("crowded", "the system has no resources for"),
  ])
  func machineThatFailsIsBlamedAndTheOldFileStays(voice: String, sentence: String) throws {
    defer { scratch.remove() }
    let result = try speak(["--keep-going", "--voice", voice], worker: "faulty-worker")
    #expect(result.status == 69)
    #expect(result.errorOutput.hasPrefix("rowcall: \(sentence)"))
    #expect(!result.errorOutput.contains("left out"))
    #expect(try sizeOfSound() == 3)
  }

  @Test func copyThatIsAskedToStopByOthersIsSpokenAnew() throws {
    defer { scratch.remove() }
    let words = String(repeating: "lighthouse harbour weekday departure ", count: 600)
    let long = try scratch.write("Name,Note\n1,\(words)\n2,\(words)\n", as: "long.csv")
    let expected = try Command.run(["speak", long, "--text-limit", "off", "-o", scratch.path("a.wav")])
    #expect(expected.status == 0)
    let process = Command.start(
      Command.program.path,
      ["speak", long, "--text-limit", "off", "-o", scratch.path("b.wav"), "--jobs", "1"])
    try process.run()
    var hits = 0
    while process.isRunning && hits < 5 {
      usleep(20_000)
      let hit = try Command.shell(
        "for w in $(pgrep -P \(process.processIdentifier) rowcall-espeak); do pkill -TERM -P $w && exit 0; done; exit 1"
      )
      if hit.status == 0 { hits += 1 }
    }
    process.waitUntilExit()
    #expect(hits > 0)
    #expect(process.terminationStatus == 0)
    let files = try ["a.wav", "b.wav"].map { try Data(contentsOf: URL(fileURLWithPath: scratch.path($0))) }
    #expect(files[0] == files[1])
  }
}
