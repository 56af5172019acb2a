import FoundationEssentials
import Rowcall
import RowcallAudit
import RowcallNarration
import RowcallSpeech
import RowcallText

/// Creates the sound of spoken text for an HTML report.
struct AuditSounds {
  /// The most sentences of one report: each takes about 100 KB of the page.
  static let limit = 200

  private let locale: LocaleTag

  init(locale: LocaleTag) { self.locale = locale }

  /// The sounds of the first spoken texts in a report as data addresses, by text.
  func sounds(of report: AuditReport) throws -> [String: String] {
    let heard = report.files.flatMap(\.news).compactMap { $0.finding?.heard }
    var seen: Set<String> = []
    let words = heard.flatMap { [$0.now, $0.after].compactMap(\.self) }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }.prefix(Self.limit)
    let speech = SpokenText(locale)
    let utterances = words.map { text in
      Utterance(segments: [.text(speech.spoken(text: text), language: nil)], language: locale)
    }
    var sounds: [String: String] = [:]
    var samples: [Int16] = []
    try EspeakBackend(jobs: Environment.processorCount).speak(utterances) { piece in
      switch piece {
      case .samples(let more): samples += more
      case .finished(let number):
        sounds[words[number]] = Self.address(samples)
        samples.removeAll()
      case .warning(let warning): throw UnspeakableText.report(warning)
      case .mark: break
      }
    }
    return sounds
  }

  /// Samples as a WAV file in a data address.
  private static func address(_ samples: [Int16]) -> String {
    let sound = samples.flatMap { sample in
      [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
    }
    return "data:audio/wav;base64,"
      + Data(WAVHeader(samples: samples.count).bytes + sound).base64EncodedString()
  }
}
