import RowcallNarration
import RowcallText
import Testing

@testable import RowcallSpeech

@Suite struct PassageProgressTests {
  /// The warnings after a text's worker failed for these signals.
  private func warnings(afterSignals signals: [Int]) throws -> [SpeechWarning] {
    let plan = SpeechPlan(utterance("one", "two"), voices: VoiceChoice(voice: "any"))
    var progress = PassageProgress(try #require(plan.passages.first), utterance: 4)
    for signal in signals { progress.fail(.crashed(signal: signal)) }
    return progress.takeItems().compactMap { if case let .warning(warning) = $0 { warning } else { nil } }
  }

  @Test(arguments: [
    ([11, 11], 0), ([11, 11, 11], 1), ([9, 11, 9, 9, 11], 0), ([9, 11, 9, 9, 11, 11], 1),
    ([Int](repeating: 9, count: 29), 0), ([Int](repeating: 9, count: 30), 1),
  ])
  func threeCrashesOrThirtyKillsNameTheText(signals: [Int], count: Int) throws {
    let warning = SpeechWarning(
      text: "one", reason: .crashed(signal: signals.last ?? 0), utterance: 4, segment: 0)
    #expect(try warnings(afterSignals: signals) == [SpeechWarning](repeating: warning, count: count))
  }
}
