import RowcallNarration
import Testing

@testable import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(15))) struct HostileTextTests {
  private static let texts = [
    "<audio src=\"x$(touch pwned).wav\"/>", "<speak><audio src='x`touch pwned`.wav'/></speak>",
    "\u{1}5S\u{1}450S fast \u{1}0A", "\u{1}+20P high", "[[h@'loU]]", "\u{1B}[31m\u{1B}]0;title\u{7}",
    "\u{0}\u{0}\u{0}",
    "\u{202E}desrever\u{2066}\u{200F}", "\u{FEFF}\u{200B}\u{E0041}", "\u{E000}\u{E0FF}\u{F8FF}\u{10FFFF}",
    String(repeating: "w", count: 10_000), String(repeating: "漢", count: 500),
    String(repeating: "e\u{301}", count: 500), "%s%n%x", "&lt;&#1;&amp;",
    String(repeating: "((((", count: 300),
    String(repeating: "9", count: 2000), "\u{FFFD}\u{FFFF}", "a\rb\nc\td",
  ]

  @Test(arguments: texts) func hostileTextIsHarmlessAndLaterRowsKeepTheirSamples(text: String) throws {
    let plain = utterance("Oslo, 12 dollars")
    let backend = try makeBackend()
    let expected = try backend.sounds(of: [plain])[0]
    let sounds = try backend.sounds(of: [plain, utterance("before", text, "after"), plain])
    #expect(sounds[0].fingerprint == expected.fingerprint && sounds[2].fingerprint == expected.fingerprint)
    #expect(sounds[1].warnings.isEmpty)
    #expect(sounds[1].duration > 0.5)
    #expect(access("pwned", F_OK) != 0)
  }

  @Test func commandsInTextDoNotChangeTheRate() throws {
    let backend = try makeBackend()
    let commanded = try backend.sounds(of: [utterance("\u{1}450S slowly spoken words")])[0]
    let spaced = try backend.sounds(of: [utterance(" 450S slowly spoken words")])[0]
    #expect(commanded.fingerprint == spaced.fingerprint)
  }

  @Test func aMegabyteIsSpokenInBoundedPieces() throws {
    let megabyte = String(repeating: "rain ", count: 200_000)
    let backend = try makeBackend()
    var largest = 0
    var seconds = 0
    #expect(throws: EnoughHeard.self) {
      try backend.speak([utterance(megabyte)]) { piece in
        guard case let .samples(samples) = piece else { return }
        largest = max(largest, samples.count)
        seconds += samples.count
        if seconds > 600 * SpeechAudio.sampleRate { throw EnoughHeard() }
      }
    }
    #expect(largest <= SpeechAudio.sampleRate)
  }

  private struct EnoughHeard: Error {}
}
