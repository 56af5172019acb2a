import Testing

@testable import RowcallSpeech

@Suite struct SpeechValuesTests {
  @Test(arguments: [(0, 0), (1000, 22_050), (1, 22), (-5, 0), (.min, 0), (.max, 86_400 * 22_050)])
  func pauseHasItsSamplesUpToADay(milliseconds: Int, samples: Int) {
    #expect(SpeechAudio.samples(inMilliseconds: milliseconds) == samples)
  }

  @Test(arguments: [
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
    (String(repeating: "x", count: 61), String(repeating: "x", count: 60) + "..."),
    ("e" + String(repeating: "\u{301}", count: 9000), "e" + String(repeating: "\u{301}", count: 59) + "..."),
  ])
  func warningShowsTheStartOfALongText(text: String, shown: String) {
    let warning = SpeechWarning(text: text, reason: .crashed(signal: 11), utterance: 0, segment: 0)
    #expect(warning.description == "left out \"\(shown)\": eSpeak NG crashed on it (signal 11)")
  }
}
