import RowcallNarration
import RowcallText
import Testing

@testable import RowcallSpeech

/// What becomes of the rest when a worker fails; the stand-in worker gives each letter's number as a sample.
@Suite(.timeLimit(.minutes(10))) struct WorkerPoolTests {
  private func letters(_ texts: String...) -> [Int16] { texts.joined().utf8.map(Int16.init) }

  @Test(arguments: [
    ("crash", SpeechWarning.Reason.crashed(signal: 11)), ("half", .crashed(signal: 11)),
    ("copy", .crashed(signal: 11)),
    ("die", .exited(status: 3)),
    ("babble", .confused("a frame of the unknown kind 250")),
    ("range", .confused("text 60001 where 3 of 3 was to come")),
    ("twice", .confused("text 2 where 3 of 3 was to come")),
    ("other", .confused("the end of another request")),
    ("early", .confused("an end after 2 of 3 texts")),
    ("quit", .confused("a cancelled answer that nobody cancelled")),
    ("hello", .confused("a second greeting")),
    ("voices", .confused("a list of voices that nobody asked for")),
  ])
  func failingTextIsNamedAndTheRestIsSpoken(text: String, reason: SpeechWarning.Reason) throws {
    let backend = try makeBackend(jobs: 2, voice: "any", worker: "faulty-worker")
    let sounds = try backend.sounds(of: [
      utterance("one"), utterance("two", text, "three"), utterance("four"),
    ])
    #expect(
      sounds.map(\.samples) == [
        letters("one"), letters("two", String(text.prefix(2)), "three"), letters("four"),
      ])
    #expect(sounds[1].warnings == [SpeechWarning(text: text, reason: reason, utterance: 1, segment: 1)])
    #expect(sounds[0].warnings.isEmpty && sounds[2].warnings.isEmpty)
    #expect(sounds[1].marks.map(\.segment) == [0, 1, 2])
    #expect(sounds[1].marks.map(\.sample) == [0, 3, 5])
  }

  @Test func hungWorkerIsGivenUpAfterItsTime() throws {
    let backend = try makeBackend(voice: "any", worker: "faulty-worker", patience: .milliseconds(200))
    let sounds = try backend.sounds(of: [utterance("one", "hang", "two")])
    #expect(sounds[0].samples == letters("one", "ha", "two"))
    #expect(sounds[0].warnings.map(\.segment) == [1])
    #expect(
      sounds[0].warnings.first?.description == "left out \"hang\": eSpeak NG said nothing for 0 seconds")
  }

  @Test func textWithoutSoundIsNamed() throws {
    let backend = try makeBackend(voice: "any", worker: "faulty-worker")
    let sounds = try backend.sounds(of: [utterance("one", "mute", "two")])
    #expect(sounds[0].samples == letters("one", "two"))
    #expect(sounds[0].warnings.map(\.description) == ["left out \"mute\": eSpeak NG gave no sound"])
  }

  @Test func signsThatTheVoicePassesOverAreNamed() throws {
    let backend = try makeBackend(voice: "en-us")
    let sounds = try backend.sounds(of: [utterance("one", "★★", "two", "—")])
    #expect(sounds[0].warnings.map(\.description) == ["left out \"★★\": eSpeak NG gave no sound"])
    #expect(sounds[0].marks.count == 4)
  }

  @Test func endThatCountsOtherSamplesThanCameIsNoEnd() throws {
    let backend = try makeBackend(voice: "any", worker: "faulty-worker")
    let sounds = try backend.sounds(of: [utterance("less")])
    #expect(
      sounds[0].warnings.map(\.reason) == [.confused("an end that counts 5 samples where 4 came")])
  }

  @Test(arguments: ["drip", "flood"]) func soundWithoutEndIsGivenUp(text: String) throws {
    let backend = try makeBackend(voice: "any", worker: "faulty-worker", patience: .milliseconds(200))
    var samples = 0
    var warnings: [SpeechWarning] = []
    try backend.speak([utterance("one", text, "two")]) { piece in
      if case let .samples(new) = piece { samples += new.count }
      if case let .warning(warning) = piece { warnings.append(warning) }
    }
    #expect(warnings.map(\.text) == [text])
    #expect(samples < 3 * 22_050 * 120)
  }

  @Test func voiceThatFailsAtEverythingBlamesNoText() throws {
    let backend = try makeBackend(voice: "broken", worker: "faulty-worker")
    let error = #expect(throws: SpeechError.self) {
      try backend.sounds(of: [utterance("one"), utterance("two")])
    }
    guard case .engineFails(_, .exited(status: 70)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      error?.description.hasPrefix("eSpeak NG cannot even speak \"1\": eSpeak NG gave up (status 70);")
        == true)
  }

  @Test func systemWithoutRoomBlamesNoText() throws {
    let backend = try makeBackend(jobs: 2, voice: "crowded", worker: "faulty-worker")
    let error = #expect(throws: SpeechError.self) { try backend.sounds(of: [utterance("one")]) }
    #expect(
      error?.description.hasSuffix(
        "(fork: Resource temporarily unavailable); end other programs or raise the limit that \"ulimit -a\" "
          + "shows, and try again") == true)
  }

  @Test func workerThatAnswersAfterARefusalIsReplacedAndGivenUp() throws {
    let backend = try makeBackend(voice: "stubborn", worker: "faulty-worker")
    #expect(throws: SpeechError.self) { try backend.sounds(of: [utterance("one")]) }
  }

  @Test func workerThatSaysNothingAtAllIsGivenUp() throws {
    let backend = try makeBackend(voice: "silent", worker: "faulty-worker", patience: .milliseconds(100))
    let error = #expect(throws: SpeechError.self) { try backend.sounds(of: [utterance("one")]) }
    #expect(
      error?.description.contains("it said nothing for 0 seconds before it was ready, three times") == true)
  }

  @Test(arguments: [
    (
      "stillborn",
      "does not start: it ended with status 7 before it was ready, three times; reinstall Rowcall, "
        + "or set ROWCALL_ESPEAK to the path of its worker"
    ),
    (
      "ancient",
      "speaks version 99 of the wire format, expected 2; reinstall Rowcall, "
        + "or set ROWCALL_ESPEAK to the path of its worker"
    ),
    (
      "fast",
      "does not start: its sample rate is 44100 Hz, expected 22050; reinstall Rowcall, "
        + "or set ROWCALL_ESPEAK to the path of its worker"
    ),
  ])
  func uselessWorkerIsAnError(voice: String, sentence: String) throws {
    let backend = try makeBackend(voice: voice, worker: "faulty-worker")
    let error = #expect(throws: SpeechError.self) { try backend.sounds(of: [utterance("one")]) }
    #expect(error?.description.hasSuffix(sentence) == true)
  }

  @Test func missingVoiceDataIsNamed() throws {
    let backend = try makeBackend(voice: "mute", worker: "faulty-worker")
    let error = #expect(throws: SpeechError.self) { try backend.sounds(of: [utterance("one")]) }
    #expect(
      error?.description == "eSpeak NG has no voice data in /nowhere/espeak-ng-data; install espeak-ng-data")
  }
}

/// Workers that send at random what the wire format allows and what it does not.
@Suite(.timeLimit(.minutes(60))) struct RandomWorkerTests {
  /// Each session has a worker that misbehaves in its own way; `ROWCALL_SESSIONS` says how many there are, and
  /// `ROWCALL_FIRST_SESSION` the number of the first.
  @Test func randomWorkerEndsInSoundThatIsCompleteOrNamed() throws {
    let count = ProcessList.setting("ROWCALL_SESSIONS") ?? 20
    let texts = [["one", "two"], ["three"]]
    var outcomes: [String: Int] = [:]
    var slowest = Duration.zero
    let first = ProcessList.setting("ROWCALL_FIRST_SESSION") ?? 1
    for session in first..<(first + count) {
      let backend = try makeBackend(
        jobs: 1 + session % 2, voice: "random-\(session)", worker: "faulty-worker",
        patience: .milliseconds(500))
      let start = ContinuousClock.now
      do {
        let sounds = try backend.sounds(of: [utterance("one", "two"), utterance("three")])
        // What came is all of it, or says which texts are missing.
        #expect(sounds.count == texts.count)
        for (sound, texts) in zip(sounds, texts) {
          #expect(Self.isComplete(sound, texts), "session \(session): \(sound.samples), \(sound.warnings)")
        }
        let named = sounds.flatMap { $0.warnings.map(\.text) }
        #expect(named.allSatisfy(texts.joined().contains))
        outcomes[named.isEmpty ? "complete" : "named", default: 0] += 1
      } catch is SpeechError {
        outcomes["refused", default: 0] += 1
      }
      slowest = max(slowest, start.duration(to: .now))
    }
    print("\(count) sessions: \(outcomes.sorted { $0.key < $1.key }), the slowest \(slowest)")
    #expect(outcomes.values.reduce(0, +) == count && outcomes["refused"] != count)
    // Three seconds of waiting for room, twice over, and some attempts of half a second.
    #expect(slowest < .seconds(30))
  }

  /// Whether each text that is not named has sound: its letters, unless the worker sent other samples for it.
  private static func isComplete(_ sound: SpeechAudio, _ texts: [String]) -> Bool {
    let unnamed = texts.indices.filter { !sound.warnings.map(\.segment).contains($0) }
    let hasOthers = sound.samples.contains { $0 < 97 }
    if hasOthers || !sound.warnings.isEmpty { return sound.samples.count >= unnamed.count }
    return sound.samples == texts.joined().utf8.map(Int16.init)
  }
}
