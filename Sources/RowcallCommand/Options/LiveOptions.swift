import ArgumentParser
import Rowcall
import RowcallNarration
import RowcallSpeech
import RowcallText

/// How a live session speaks and prints.
struct LiveOptions: ParsableArguments {
  @Flag(help: "Print only; a screen reader of your own speaks.")
  var silent = false

  @Flag(help: "Speak only, and print nothing.")
  var voiceOnly = false

  @Flag(help: "Play short tones before words: at edges and errors, for blank cells and headers.")
  var sounds = false

  @Flag(help: .rare("Write bare samples to standard output, and print to standard error."))
  var raw = false

  @Flag(help: "Show where you are in the title of the terminal, for sighted people beside you.")
  var status = false

  @Option(help: "Who speaks: espeak (eSpeak NG), or speechd (speech-dispatcher, with its own voices).")
  var backend: LiveBackend = .espeak

  func validate() throws {
    if silent, voiceOnly || raw {
      throw ValidationError("--silent turns speech off, which --voice-only and --raw ask for; choose one")
    }
    if silent, sounds {
      throw ValidationError("--silent turns off the sound that --sounds asks for; choose one")
    }
    if raw, backend == .speechd {
      throw ValidationError("--raw writes samples, which speech-dispatcher keeps; leave out one of them")
    }
  }

  /// What is said at a terminal, or without one.
  ///
  /// - Parameters:
  ///   - options: the voice and the player.
  ///   - hasKeyboard: whether keys are read; without one nothing is spoken unless asked for.
  func dialog(
    _ options: VoiceOptions, _ typing: TypingOptions, locale: LocaleTag, hasKeyboard: Bool
  ) throws -> TerminalDialog {
    let isSpoken = !silent && (hasKeyboard || raw || voiceOnly)
    return TerminalDialog(
      voice: isSpoken ? try makeVoice(options, locale) : nil, prints: !voiceOnly, isRaw: raw,
      echo: typing.choice, names: KeyNames(for: locale), showsStatus: status && hasKeyboard)
  }

  private func makeVoice(_ options: VoiceOptions, _ locale: LocaleTag) throws -> LiveVoice {
    let output = LiveOutput(player: options.player, isRaw: raw)
    switch backend {
    case .espeak:
      let backend = try EspeakBackend(jobs: 1, voices: VoiceChoice(voice: options.voice))
      let speaker = try EspeakSpeaker(backend, locale: locale, output: output, hasSounds: sounds)
      return try LiveVoice(speaker, prosody: options.prosody)
    case .speechd:
      let backend = try SpeechdBackend(voice: options.voice)
      let speaker = try SpeechdSpeaker(backend, locale: locale, output: output, hasSounds: sounds)
      return try LiveVoice(speaker, prosody: options.prosody)
    }
  }
}

/// What is said of what somebody types.
struct TypingOptions: ParsableArguments, SettingFlags {
  @Option(.echo) var echo: String?

  static var flags: [SettingFlag<Self>] { [SettingFlag(.echo, { $0.echo }, { $0.echo = $1 })] }

  func validate() throws { try checkFlags() }

  var choice: TypingEcho { echo.flatMap { TypingEcho(rawValue: $0.lowercased()) } ?? .characters }
}

/// Who speaks in a live session.
enum LiveBackend: String, CaseIterable, ExpressibleByArgument {
  case espeak, speechd
}
