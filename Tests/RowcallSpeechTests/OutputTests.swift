import Dispatch
import RowcallModel
import Testing

@testable import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.serialized, .timeLimit(.minutes(10))) struct OutputTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/rowcall-output-XXXXXX".utf8CString)
    folder = String(cString: try #require(mkdtemp(&template)))
  }

  @Test func wavFileHoldsTheSamplesBehindACompleteHeader() throws {
    var writer = try WAVWriter(path: folder + "/a.wav")
    try writer.write([1, 2])
    #expect(access(folder + "/a.wav", F_OK) != 0)
    try writer.write([-1])
    try writer.finish()
    let bytes = contents("a.wav")
    #expect(bytes.count == 44 + 6)
    #expect(Array(bytes[..<4]) == Array("RIFF".utf8) && Array(bytes[4..<8]) == [42, 0, 0, 0])
    #expect(Array(bytes[24..<28]) == [0x22, 0x56, 0, 0])
    #expect(Array(bytes[40...]) == [6, 0, 0, 0, 1, 0, 2, 0, 255, 255])
    #expect(names() == ["a.wav"])
  }

  @Test func unfinishedFileLeavesTheOldOneAndNothingElse() throws {
    var first: WAVWriter? = try WAVWriter(path: folder + "/a.wav")
    try first?.write([7])
    try first?.finish()
    let old = contents("a.wav")
    first = try WAVWriter(path: folder + "/a.wav")
    try first?.write([Int16](repeating: 5, count: 100_000))
    #expect(names().count == 2)
    first = nil
    #expect(names() == ["a.wav"])
    #expect(contents("a.wav") == old)
  }

  @Test func fullDiskIsNamed() throws {
    let error = #expect(throws: SpeechError.self) {
      var writer = try WAVWriter(path: "/dev/full")
      try writer.write([1])
      try writer.finish()
    }
    #expect(
      error?.description
        == "/dev/full: cannot write: No space left on device; free some space, or choose another place")
  }

  @Test(arguments: [
    ("/nowhere/a.wav", "No such file or directory; make the folder, or"), ("/tmp", "Is a directory;"),
  ])
  func impossiblePlaceIsNamed(path: String, reason: String) {
    let error = #expect(throws: SpeechError.self) { try WAVWriter(path: path) }
    #expect(error?.description == "\(path): cannot write: \(reason) choose another place")
  }

  @Test func closedPipeIsAnErrorAndNotTheEnd() throws {
    let ends = try Descriptor.pipe()
    close(ends.read)
    let writer = PCMWriter(descriptor: ends.write)
    #expect(throws: SpeechError.outputClosed) { try writer.write([1]) }
    close(ends.write)
  }

  @Test func cancellingEndsAWriteThatNobodyReads() throws {
    let ends = try Descriptor.pipe()
    let cancellation = try SpeechCancellation()
    let writer = PCMWriter(descriptor: ends.write, cancellation: cancellation)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { cancellation.cancel() }
    #expect(throws: SpeechError.cancelled) { try writer.write([Int16](repeating: 1, count: 1 << 20)) }
    close(ends.read)
    close(ends.write)
  }

  @Test func draftOfAKilledProgramIsRemovedAndThatOfALivingOneIsNot() throws {
    let living = try WAVWriter(path: folder + "/a.wav")
    let drafts = names()
    #expect(drafts.count == 1)
    let stale = folder + "/.rowcall-0123456789abc.part"
    close(open(stale, O_WRONLY | O_CREAT, 0o644))
    close(open(folder + "/mine.part", O_WRONLY | O_CREAT, 0o644))
    var other = try WAVWriter(path: folder + "/b.wav")
    #expect(access(stale, F_OK) != 0)
    try other.finish()
    #expect(names() == (drafts + ["b.wav", "mine.part"]).sorted())
    withExtendedLifetime(living) {}
  }

  @Test func writersOfOneFileDoNotGetInEachOthersWay() throws {
    var writers = try (0..<5).map { _ in try WAVWriter(path: folder + "/a.wav") }
    for index in writers.indices { try writers[index].write([Int16](repeating: Int16(index), count: 3)) }
    for index in writers.indices { try writers[index].finish() }
    #expect(names() == ["a.wav"])
    #expect(Array(contents("a.wav")[44...]) == [4, 0, 4, 0, 4, 0])
  }

  @Test func fullPipeThatDoesNotBlockIsWaitedFor() throws {
    let ends = try Descriptor.pipe()
    #expect(fcntl(ends.write, F_SETFL, O_NONBLOCK) == 0)
    let samples = (0..<200_000).map { Int16(truncatingIfNeeded: $0) }
    let refusal = Threads.start {
      try? PCMWriter(descriptor: ends.write).write(samples)
      close(ends.write)
    }
    #expect(refusal == nil)
    var read: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(ends.read, &bytes, bytes.count)
      guard count > 0 else { break }
      read += bytes.prefix(count)
    }
    close(ends.read)
    #expect(read == samples.withUnsafeBytes { Array($0) })
  }

  @Test func headerOfAnEndlessStreamClaimsTheMost() {
    let header = WAVHeader(samples: nil).bytes
    #expect(header.count == WAVHeader.length)
    #expect(Array(header[4..<8]) == [0xF6, 0xFF, 0xFF, 0xFF])
  }

  @Test func moreThanAWAVFileHoldsIsRefused() {
    #expect(WAVHeader.mostSamples == 2_147_483_625)
    #expect(
      SpeechError.tooLong(path: "a.wav", hours: 27).description
        == "a.wav: a WAV file holds at most 27 hours of sound; choose fewer rows with --rows, or use --raw")
  }

  @Test func playerGetsAWAVStream() throws {
    let script = try makeScript("cat > \(folder)/heard")
    var player = try Player(command: script)
    try player.write([3, 4])
    try player.finish()
    #expect(contents("heard") == WAVHeader(samples: nil).bytes + [3, 0, 4, 0])
  }

  @Test func playerThatFailsIsNamedWithItsStatus() throws {
    let script = try makeScript("cat > /dev/null; exit 4")
    var player = try Player(command: script)
    try player.write([3])
    let error = #expect(throws: SpeechError.self) { try player.finish() }
    #expect(error?.description == "the player \(script) failed with status 4; try another with --player")
  }

  @Test func playerThatFailsIsQuoted() throws {
    let script = try makeScript(
      "cat > /dev/null; echo starting >&2; printf 'no \\033device\\n\\n' >&2; exit 1")
    var player = try Player(command: script)
    let error = #expect(throws: SpeechError.self) { try player.finish() }
    #expect(
      error?.description
        == "the player \(script) failed with status 1 (no \\u{1B}device); try another with --player")
  }

  @Test(arguments: ["INT", "TERM", "HUP"]) func playerThatIsAskedToStopHasNotFailed(signal: String) throws {
    var player = try Player(command: try makeScript("cat > /dev/null; kill -\(signal) $$"))
    #expect(throws: SpeechError.cancelled) { try player.finish() }
  }

  @Test func playerThatEndsEarlyIsNamedWithItsStatus() throws {
    var player = try Player(command: try makeScript("exec <&-; exit 5"))
    #expect(throws: SpeechError.playerFailed(name: folder + "/player", status: 5)) {
      for _ in 0..<1000 { try player.write([Int16](repeating: 0, count: 1000)) }
    }
  }

  @Test func playerThatEndsEarlyWithoutErrorIsSaidToHaveMissedTheRest() throws {
    let script = try makeScript("exec <&-; exit 0")
    var player = try Player(command: script)
    let error = #expect(throws: SpeechError.self) {
      for _ in 0..<1000 { try player.write([Int16](repeating: 0, count: 1000)) }
    }
    #expect(
      error?.description
        == "the player \(script) ended before the sound was complete; try another with --player")
  }

  @Test func playerInAFolderWithASpaceIsQuoted() throws {
    mkdir(folder + "/my players", 0o755)
    let script = try makeScript("cat > \(folder)/heard; echo \"$1\" > \(folder)/argument", as: "my players/p")
    var player = try Player(command: "'\(script)' \"a b\"")
    try player.finish()
    #expect(contents("argument") == Array("a b\n".utf8))
  }

  @Test func whatIsNoProgramIsNoPlayer() throws {
    let data = folder + "/data"
    let file = try #require(fopen(data, "w"))
    fputs("RIFF", file)
    fclose(file)
    #expect(throws: SpeechError.noPlayer(lookedFor: [data])) { try Player(command: data) }
    chmod(data, 0o755)
    for path in [data, folder] {
      #expect(throws: SpeechError.noPlayer(lookedFor: [path])) { try Player(command: path + " -q") }
    }
  }

  @Test func aClosedPipeIsAnErrorEvenWhereItsSignalEndsTheProcess() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_DFL)
      guard OutputTests.failsAtAClosedPipe() else { exit(1) }
    }
  }

  @Test func theSignalsOfTheProcessStayAsTheyWere() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      signal(SIGPIPE, SIG_DFL)
      guard OutputTests.failsAtAClosedPipe(), (try? EspeakBackend(workerPath: "/bin/true")) != nil else {
        exit(1)
      }
      raise(SIGPIPE)
    }
  }

  private static func failsAtAClosedPipe() -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0, close(ends[0]) == 0 else { return false }
    do { try PCMWriter(descriptor: ends[1]).write([1]) } catch { return error == .outputClosed }
    return false
  }

  @Test func interruptedPlayerSaysThatItFailed() throws {
    var player = try Player(command: try makeScript("exec cat > /dev/null"))
    try player.write([3])
    player.interrupt()
    #expect(throws: SpeechError.playerFailed(name: folder + "/player", status: 128 + 9)) {
      try player.finish()
    }
  }

  @Test func missingPlayerIsNamed() {
    let error = #expect(throws: SpeechError.self) { try Player(command: "no-such-player -q") }
    #expect(
      error?.description
        == "no audio player (looked for no-such-player); install one, name one with --player, "
        + "or write a file with -o")
  }

  private func makeScript(_ body: String, as name: String = "player") throws -> String {
    let path = "\(folder)/\(name)"
    let file = try #require(fopen(path, "w"))
    fputs("#!/bin/sh\n\(body)\n", file)
    fclose(file)
    chmod(path, 0o755)
    return path
  }

  private func contents(_ name: String) -> [UInt8] {
    guard let file = fopen("\(folder)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  private func names() -> [String] { ProcessList.names(in: folder, hidden: true).sorted() }
}
