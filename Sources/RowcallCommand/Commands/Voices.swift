import ArgumentParser
import RowcallSpeech
import RowcallText

/// Lists the voices.
struct Voices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices: name, languages, gender and display name.",
    discussion: "Example: rowcall voices --locale pt")

  @Option(help: "Only voices that speak this language, such as pt or en-GB.")
  var locale: String?

  /// The names of all voices, for shells to complete; empty without eSpeak NG.
  static var identifiers: [String] { (try? EspeakBackend().allVoices().map(\.identifier)) ?? [] }

  func run() throws {
    let voices = try EspeakBackend().allVoices().filter { voice in
      locale.map { voice.speaks(LocaleTag($0)) } ?? true
    }
    for voice in voices { try StandardOutput.writeLine(Self.line(voice)) }
    if voices.isEmpty { throw SpeechError.unknownVoice(locale ?? "", near: []) }
  }

  private static func line(_ voice: Voice) -> String {
    let languages = voice.languages.map(\.identifier).joined(separator: " ")
    return [voice.identifier, languages, voice.gender?.rawValue ?? "", voice.name].joined(separator: "\t")
  }
}
