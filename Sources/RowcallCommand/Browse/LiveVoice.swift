import Rowcall
import RowcallModel
import RowcallNarration
import RowcallSpeech
import RowcallText
import Synchronization

/// Speaks what was asked for last, and stops at once when something else is.
///
/// A class, because its thread shares it.
final class LiveVoice: Sendable {
  fileprivate struct State {
    var next: [BrowseLine]?
    var cancellation: SpeechCancellation?
    var player: Player?
    var isSpeaking = false
    var isMuted = false
    var prosody: Prosody
    var failure: String?
  }

  private let state: Mutex<State>
  private let backend: EspeakBackend
  private let locale: LocaleTag
  private let playerCommand: String?
  private let isRaw: Bool
  /// A byte for each time that there is something to say.
  private let ends: (read: Int32, write: Int32)

  /// - Parameters:
  ///   - player: the player's command; nil to look for one.
  ///   - isRaw: whether samples go to standard output.
  init(
    _ backend: EspeakBackend, locale: LocaleTag, prosody: Prosody, player: String?, isRaw: Bool
  ) throws {
    self.backend = backend
    self.locale = locale
    playerCommand = player
    self.isRaw = isRaw
    ends = try Descriptor.pipe()
    state = Mutex(State(prosody: prosody))
    // Nobody should find out at the first key that there is no player.
    if !isRaw { try Player.find(player) }
    try backend.prepare(for: locale)
    _ = Threads.start { [weak self] in
      while let self, self.waitAndSpeak() {}
    }
  }

  /// Says lines in place of what is being said.
  func say(_ lines: [BrowseLine]) {
    let isMuted = state.withLock { state in
      state.stop()
      if !state.isMuted { state.next = lines }
      return state.isMuted
    }
    if !isMuted { Descriptor.signal(ends.write) }
  }

  /// Stops at once.
  func silence() { state.withLock { $0.stop() } }

  /// Turns speech off or on; whether it is on then.
  func toggle() -> Bool {
    state.withLock { state in
      state.stop()
      state.isMuted.toggle()
      return !state.isMuted
    }
  }

  /// Speaks faster or slower by so many words per minute, and gives the new speed.
  func change(rate: Int) -> Int {
    state.withLock { state in
      state.prosody.rate = min(max(state.prosody.rate + rate, 80), 450)
      return state.prosody.rate
    }
  }

  /// Why nothing could be said, once; nil for no failure.
  func takeFailure() -> String? {
    state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
  }

  /// Whether something is being said.
  var isBusy: Bool { state.withLock { $0.next != nil || $0.isSpeaking } }

  /// Waits until everything was said.
  func finish() {
    while isBusy { Descriptor.pause(milliseconds: 5) }
  }

  private func waitAndSpeak() -> Bool {
    guard Descriptor.waitForSignal(ends.read) else { return false }
    let cancellation: SpeechCancellation
    do { cancellation = try SpeechCancellation() } catch { return fail(error) }
    let work = state.withLock { state -> (lines: [BrowseLine], prosody: Prosody)? in
      guard let lines = state.next else { return nil }
      state.next = nil
      state.isSpeaking = true
      state.cancellation = cancellation
      return (lines, state.prosody)
    }
    guard let work else { return true }
    do { try speak(work.lines, work.prosody, cancellation) } catch SpeechError.cancelled {} catch {
      _ = fail(error)
    }
    state.withLock { state in
      state.isSpeaking = false
      state.player = nil
      state.cancellation = nil
    }
    return true
  }

  private func fail(_ error: any Error) -> Bool {
    state.withLock { if $0.cancellation?.isCancelled != true { $0.failure = "\(error)" } }
    return true
  }

  private func speak(_ lines: [BrowseLine], _ prosody: Prosody, _ cancellation: SpeechCancellation) throws {
    let utterances = lines.filter { !$0.spoken.isEmpty }.map { line in
      Utterance(
        segments: [.text(line.spoken, language: line.language.map { LocaleTag($0) })], language: locale)
    }
    guard !utterances.isEmpty else { return }
    if isRaw {
      try speak(utterances, prosody, cancellation, into: PCMWriter(cancellation: cancellation))
    } else {
      let player = try Player(command: playerCommand)
      let isLate = state.withLock { state in
        state.player = player
        return cancellation.isCancelled
      }
      if isLate { player.interrupt() }
      try speak(utterances, prosody, cancellation, into: player)
    }
  }

  private func speak(
    _ utterances: [Utterance], _ prosody: Prosody, _ cancellation: SpeechCancellation,
    into sink: some SoundSink
  ) throws {
    var sink = sink
    try backend.speak(utterances, prosody: prosody, cancellation: cancellation) { piece in
      if case .samples(let samples) = piece { try sink.write(samples) }
    }
    try sink.finish()
  }
}

extension LiveVoice.State {
  /// Stops what is being said.
  fileprivate mutating func stop() {
    next = nil
    cancellation?.cancel()
    player?.interrupt()
  }
}
