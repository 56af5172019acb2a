import RowcallNarration
import RowcallText
import RowcallWire
import Testing

@testable import RowcallSpeech

@Suite struct PassageProgressTests {
  private func progress() throws -> PassageProgress {
    let plan = SpeechPlan(utterance("one", "two"), voices: VoiceChoice(voice: "any"))
    return PassageProgress(try #require(plan.passages.first), utterance: 4, prosody: Prosody())
  }

  /// Whether a text is suspected, which shows in what is asked for next, after its worker failed for these signals.
  private func isSuspected(afterSignals signals: [Int]) throws -> Bool {
    var progress = try progress()
    for signal in signals where !progress.fail(.crashed(signal: signal)) { Issue.record("given up") }
    return progress.request(id: 1).texts == ["1"]
  }

  @Test(arguments: [
    ([11, 11], false), ([11, 11, 11], true), ([9, 11, 15, 9, 11], false), ([9, 11, 9, 9, 11, 11], true),
    ([Int](repeating: 9, count: 29), false), ([Int](repeating: 15, count: 30), true),
  ])
  func threeCrashesOrThirtyKillsMakeATextSuspect(signals: [Int], isSuspect: Bool) throws {
    #expect(try isSuspected(afterSignals: signals) == isSuspect)
  }

  @Test func suspectIsLeftOutWhenTheVoiceCanSaySomethingElse() throws {
    var progress = try progress()
    let isRetried = (0..<3).map { _ in progress.fail(.crashed(signal: 11)) }
    let faults = [
      WorkerMessage.began(request: 1, text: 0), .samples([1, 2]), .ended(request: 1, .spoken(samples: 2)),
    ].map { progress.receive($0) }
    #expect(isRetried == [true, true, true] && faults == [nil, nil, nil])
    let warnings = progress.takeItems().compactMap {
      if case let .warning(warning) = $0 { warning } else { nil }
    }
    #expect(
      warnings == [SpeechWarning(text: "one", reason: .crashed(signal: 11), utterance: 4, segment: 0)])
    #expect(progress.request(id: 1).texts == ["two"])
  }

  @Test func voiceThatFailsAtTheProbeTooIsGivenUp() throws {
    var progress = try progress()
    let answers = (0..<6).map { _ in progress.fail(.exited(status: 70)) }
    #expect(answers == [true, true, true, true, true, false])
  }

  @Test func secondAnswerThatDiffersFromTheFirstIsWrong() throws {
    var progress = try progress()
    let first = [
      WorkerMessage.began(request: 1, text: 0), .samples([1, 2, 3]), .began(request: 1, text: 1),
    ].map { progress.receive($0) }
    let isRetried = progress.fail(.crashed(signal: 11))
    let second = [
      WorkerMessage.began(request: 1, text: 0), .samples([1, 2]), .began(request: 1, text: 1),
    ].map { progress.receive($0) }
    #expect(first == [nil, nil, nil] && isRetried)
    #expect(second == [nil, nil, .confused("two different answers to one request")])
  }
}
