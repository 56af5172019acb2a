import Rowcall
import RowcallModel
import RowcallNarration
import RowcallSpeech
import RowcallText
import Synchronization

/// What says lines aloud: a back end, and the place where its sound goes.
protocol LiveSpeaker: Sendable {
  /// Says lines, and returns when they were heard; throws `SpeechError.cancelled` once that was asked for.
  func speak(_ lines: [BrowseLine], prosody: Prosody, cancellation: SpeechCancellation) throws

  /// Stops the sound at once, from any thread.
  func stop()
}

extension BrowseLine {
  /// The language of the words; that of the listener where it is the same, so that the voice stays.
  fileprivate func language(for listener: LocaleTag) -> LocaleTag {
    guard let language, language != listener.language else { return listener }
    return LocaleTag(language)
  }
}

/// Speaks through eSpeak NG.
final class EspeakSpeaker: LiveSpeaker {
  private let backend: EspeakBackend
  private let locale: LocaleTag
  private let output: LiveOutput
  private let hasSounds: Bool

  /// - Parameter hasSounds: whether tones come before words that have a cue.
  /// - Throws: `SpeechError.noPlayer` and what the backend throws, so that nobody finds out at the first key.
  init(_ backend: EspeakBackend, locale: LocaleTag, output: LiveOutput, hasSounds: Bool) throws {
    try output.check()
    self.backend = backend
    self.locale = locale
    self.output = output
    self.hasSounds = hasSounds
    try backend.prepare(for: locale)
  }

  func speak(_ lines: [BrowseLine], prosody: Prosody, cancellation: SpeechCancellation) throws {
    var utterances: [Utterance] = []
    // What sounds before each utterance, and after the last one.
    var tones: [[Tone]] = [[]]
    for line in lines {
      if hasSounds { tones[utterances.count] += line.leadingTones }
      if !line.spoken.isEmpty {
        let segment = SpeechSegment.text(line.spoken, language: line.language(for: locale))
        utterances.append(Utterance(segments: [segment], language: locale))
        tones.append([])
      }
      tones[utterances.count] += line.tones
    }
    guard !utterances.isEmpty || !tones[0].isEmpty else { return }
    try output.play(cancellation) { sink in
      try sink.write(tones[0].samples(volume: prosody.volume))
      try backend.speak(utterances, prosody: prosody, cancellation: cancellation) { piece in
        switch piece {
        case .samples(let samples): try sink.write(samples)
        case .finished(let number): try sink.write(tones[number + 1].samples(volume: prosody.volume))
        case .mark, .warning: break
        }
      }
    }
  }

  func stop() { output.stop() }
}

/// Speaks through speech-dispatcher; tones go to a player of ours.
final class SpeechdSpeaker: LiveSpeaker {
  private let backend: SpeechdBackend
  private let locale: LocaleTag
  private let output: LiveOutput
  private let hasSounds: Bool

  /// - Parameter hasSounds: whether tones come before words that have a cue.
  init(_ backend: SpeechdBackend, locale: LocaleTag, output: LiveOutput, hasSounds: Bool) throws {
    if hasSounds { try output.check() }
    self.backend = backend
    self.locale = locale
    self.output = output
    self.hasSounds = hasSounds
  }

  func speak(_ lines: [BrowseLine], prosody: Prosody, cancellation: SpeechCancellation) throws {
    for line in lines {
      if hasSounds { try play(line.leadingTones, prosody, cancellation) }
      if !line.spoken.isEmpty {
        try backend.speak(
          line.spoken, language: line.language(for: locale), prosody: prosody, cancellation: cancellation)
      }
      try play(line.tones, prosody, cancellation)
    }
  }

  private func play(_ tones: [Tone], _ prosody: Prosody, _ cancellation: SpeechCancellation) throws {
    guard !tones.isEmpty else { return }
    guard !cancellation.isCancelled else { throw SpeechError.cancelled }
    try output.play(cancellation) { try $0.write(tones.samples(volume: prosody.volume)) }
  }

  func stop() {
    backend.cancel()
    output.stop()
  }
}

/// Where live sound goes: to a player, or as bare samples to standard output.
final class LiveOutput: Sendable {
  private let command: String?
  private let isRaw: Bool
  private let player = Mutex<Player?>(nil)

  /// - Parameters:
  ///   - player: the player's command; nil to look for one.
  ///   - isRaw: whether samples go to standard output.
  init(player: String?, isRaw: Bool) {
    command = player
    self.isRaw = isRaw
  }

  /// Throws `SpeechError.noPlayer` if there is none.
  func check() throws { if !isRaw { try Player.find(command) } }

  /// Plays what `body` writes, and returns when it was heard.
  func play(_ cancellation: SpeechCancellation, _ body: (inout any SoundSink) throws -> Void) throws {
    var sink: any SoundSink = isRaw ? PCMWriter(cancellation: cancellation) : try start(cancellation)
    defer {
      player.withLock { $0 = nil }
      // One that was not waited for would stay as a zombie.
      if var player = sink as? Player { player.end() }
    }
    try body(&sink)
    try sink.finish()
  }

  private func start(_ cancellation: SpeechCancellation) throws -> Player {
    let started = try Player(command: command)
    let isLate = player.withLock { player in
      player = started
      return cancellation.isCancelled
    }
    if isLate { started.interrupt() }
    return started
  }

  /// Stops the sound at once, from any thread.
  func stop() { player.withLock { $0?.interrupt() } }
}
