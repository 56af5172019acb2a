import Foundation
import Testing

/// The whole way from a file to sound, with a real worker.
@Suite struct SpeakTests {
  @Test func theSameTableGivesTheSameFileWithAnyNumberOfWorkers() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let files = try ["1", "1", "2", "4"].enumerated().map { index, jobs in
      let path = scratch.path("\(index).wav")
      let result = try Command.run(["speak", "fixtures/trades.csv", "-o", path, "--jobs", jobs])
      #expect(result.status == 0, "\(result.errorOutput)")
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(files[0].count > 44 + 22_050 * 2 * 5)
    #expect(Set(files).count == 1)
  }

  @Test func theEndSaysWhatWasWritten() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = scratch.path("a.wav")
    let result = try Command.run(["speak", "fixtures/stocks.csv", "-o", path])
    let seconds = try (Data(contentsOf: URL(fileURLWithPath: path)).count - 44) / 44_100
    #expect(result.errorOutput == "\(path): 5 rows, \(seconds) seconds\n")
    let one = try Command.run(["speak", "fixtures/stocks.csv", "-o", path, "--rows", "1"])
    #expect(one.errorOutput.hasPrefix("\(path): 1 row, "))
    #expect(try Command.run(["speak", "fixtures/stocks.csv", "-o", path, "--quiet"]).errorOutput.isEmpty)
  }

  @Test func longSoundIsAnnouncedBeforeItIsMade() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let rows = (1...400).map { "Harbour \($0),\($0 * 37) tons of herring and mackerel" }
    let table = try scratch.write((["Place,Catch"] + rows).joined(separator: "\n"))
    let path = scratch.path("a.wav")
    let result = try Command.run(["speak", table, "-o", path, "--locale", "en"])
    let lines = result.errorOutput.split(separator: "\n")
    try #require(lines.count == 2, "\(result.errorOutput)")
    let estimate = try #require(
      lines[0].firstMatch(of: /: about (\d+) minutes of sound; --rows 1-100 speaks only/))
    let length = try #require(lines[1].firstMatch(of: /: 400 rows, (\d+) minutes/))
    let minutes = try (#require(Int(estimate.1)), #require(Int(length.1)))
    #expect(abs(minutes.0 - minutes.1) * 4 < minutes.1, "\(result.errorOutput)")
  }

  @Test func everyPlaceGetsTheSameSound() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let raw = try Command.shell(
      "\"$rowcall\" speak fixtures/stocks.csv --raw > \(scratch.path("raw")) "
        + "&& \"$rowcall\" speak fixtures/stocks.csv -o \(scratch.path("wav")) "
        + "&& \"$rowcall\" speak fixtures/stocks.csv -o - | cat > \(scratch.path("stream"))")
    #expect(raw.status == 0, "\(raw.errorOutput)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path("raw")))
    let wav = try Data(contentsOf: URL(fileURLWithPath: scratch.path("wav")))
    #expect(wav.suffix(bytes.count) == bytes)
    #expect(wav.count == bytes.count + 44)
    let stream = try Data(contentsOf: URL(fileURLWithPath: scratch.path("stream")))
    #expect(
      stream.count == wav.count && stream.suffix(bytes.count) == bytes && stream.starts(with: "RIFF".utf8))
  }

  @Test(arguments: ["fixtures/ferries.html", "fixtures/stocks.csv"])
  func walksAndDialectsAreSpoken(table: String) throws {
    let ways = [
      "--moves enter", "--moves enter,right", "--moves enter --dialect nvda", "--dialect nvda",
      "--dialect orca",
      "--moves say-all", "",
    ]
    let sounds = try ways.map { way in
      let scratch = try Scratch()
      defer { scratch.remove() }
      let path = scratch.path("raw")
      let result = try Command.shell("\"$rowcall\" speak \(table) \(way) --raw > \(path)")
      #expect(result.status == 0 && result.errorOutput.isEmpty, "\(way): \(result.errorOutput)")
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(
      sounds[1].starts(with: sounds[0]) && sounds[1].count > sounds[0].count, "each move is heard in turn")
    #expect(Set(sounds).count == ways.count, "each way sounds different")
  }

  @Test func thePlayerGetsTheSoundAndItsFailureIsOurs() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let heard = try Command.run(
      ["speak", "fixtures/stocks.csv", "--player", "dd of=\(scratch.path("heard.wav")) status=none"])
    #expect(heard.status == 0, "\(heard.errorOutput)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.path("heard.wav"))).count > 100_000)
    let failed = try Command.run(["speak", "fixtures/stocks.csv", "--player", "false"])
    #expect(failed.status == 69)
    #expect(
      failed.errorOutput.contains("the player /usr/bin/false failed with status 1"), "\(failed.errorOutput)")
  }

  @Test func hostileCellsAreSpokenHarmlessly() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = Command.root.appendingPathComponent("fixtures/hostile.csv").path
    let result = try Command.shell(
      "cd \(scratch.folder.path) && \"$rowcall\" speak \(table) -o a.wav && \"$rowcall\" transcript \(table)")
    #expect(result.status == 0, "\(result.errorOutput)")
    #expect(try scratch.names() == ["a.wav"], "no cell reached a shell")
    #expect(
      !result.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "the terminal is untouched")
  }

  @Test func anInterruptedNarrationLeavesNothingBehind() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let rows = (0..<5_000).map { "Northern harbour number \($0),\($0).50\n" }.joined()
    let path = try scratch.write("Name,Price (USD)\n" + rows)
    let process = Command.start(Command.program.path, ["speak", path, "-o", scratch.path("a.wav")])
    try process.run()
    while try scratch.names() == ["table.csv"] && process.isRunning { usleep(10_000) }
    usleep(200_000)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(try scratch.names() == ["table.csv"])
    #expect(try Command.shell("pgrep -P \(process.processIdentifier) || echo none").output == "none\n")
  }

  @Test func aFileThatMayNotGrowIsNamedAndLeavesNothingBehind() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = scratch.path("a.wav")
    let result = try Command.shell("ulimit -f 8; exec \"$rowcall\" speak fixtures/stocks.csv -o \(path)")
    #expect(result.status == 74)
    #expect(
      result.errorOutput
        == "rowcall: \(path): cannot write: File too large; free some space, or choose another place\n")
    #expect(try scratch.names() == [])
  }

  @Test func aKilledWorkerChangesNothing() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let rows = (0..<150).map { "Northern harbour number \($0),\($0).50\n" }.joined()
    let path = try scratch.write("Name,Price (USD)\n" + rows)
    let undisturbed = try Command.run(["speak", path, "-o", scratch.path("a.wav")])
    #expect(undisturbed.status == 0)
    let process = Command.start(Command.program.path, ["speak", path, "-o", scratch.path("b.wav")])
    try process.run()
    var kills = 0
    while process.isRunning && kills < 5 {
      usleep(20_000)
      // One that speaks has a copy of itself; three that end before they are ready are a fault of the installation.
      let kill = try Command.shell(
        "for worker in $(pgrep -P \(process.processIdentifier) rowcall-espeak); do "
          + "pgrep -P $worker > /dev/null && kill -KILL $worker && exit 0; done; exit 1")
      kills += kill.status == 0 ? 1 : 0
    }
    #expect(kills > 0)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let files = try ["a.wav", "b.wav"].map { try Data(contentsOf: URL(fileURLWithPath: scratch.path($0))) }
    #expect(files[0] == files[1])
  }
}
