import RowcallNarration
import RowcallText
import Testing

@testable import RowcallSpeech

/// What becomes of the rest when a worker fails; the stand-in worker gives each letter's number as a sample.
@Suite(.timeLimit(.minutes(1))) struct CrewTests {
  private func letters(_ texts: String...) -> [Int16] { texts.joined().utf8.map(Int16.init) }

  @Test(arguments: [
    ("crash", SpeechWarning.Reason.crashed(signal: 11)), ("half", .crashed(signal: 9)),
    ("copy", .crashed(signal: 11)),
    ("die", .exited(status: 3)),
    ("babble", .confused("a frame of the unknown kind 250")),
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

  @Test(arguments: [
    (
      "stillborn",
      "does not start: it ended with status 7 before it was ready, three times; reinstall Rowcall, "
        + "or set ROWCALL_ESPEAK to the path of its worker"
    ),
    (
      "ancient",
      "speaks version 99 of the wire format, expected 1; reinstall Rowcall, "
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
