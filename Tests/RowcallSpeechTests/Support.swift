import RowcallNarration
import RowcallText
import Testing

@testable import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder of the built products: that of the test bundle.
private var products: String {
  // The test runner is another program than the bundle on some systems, so ask for the bundle's own place.
  CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map(folder)
    ?? folder(of: WorkerLocation.programPath)
}

private func folder(of path: String) -> String {
  path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
}

/// A backend with the real worker, or with another program of the products.
func makeBackend(
  jobs: Int = 1, voice: String? = nil, worker: String = "rowcall-espeak", patience: Duration = .seconds(10)
) throws -> EspeakBackend {
  try EspeakBackend(
    jobs: jobs, voices: VoiceChoice(voice: voice), workerPath: "\(products)/\(worker)", patience: patience)
}

/// An utterance of English texts.
func utterance(_ texts: String..., language: LocaleTag = LocaleTag("en")) -> Utterance {
  Utterance(segments: texts.map { .text($0, language: nil) }, language: language)
}

extension EspeakBackend {
  /// The sound of each utterance.
  func sounds(of utterances: [Utterance], prosody: Prosody = Prosody()) throws -> [SpeechAudio] {
    var sounds = [SpeechAudio()]
    try speak(utterances, prosody: prosody) { piece in
      sounds[sounds.count - 1].append(piece)
      if case .finished = piece { sounds.append(SpeechAudio()) }
    }
    return sounds.dropLast()
  }
}

extension SpeechAudio {
  /// A word that tells sounds apart, since a failed comparison would print millions of samples.
  var fingerprint: String {
    "\(samples.count) samples \(samples.hashValue), \(marks.count) marks \(marks.hashValue), \(warnings)"
  }
}

extension Collection<SpeechAudio> {
  /// The fingerprint of each sound.
  var fingerprints: [String] { map(\.fingerprint) }
}
