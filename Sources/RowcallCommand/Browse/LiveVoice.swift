import Rowcall
import RowcallModel
import RowcallSpeech
import Synchronization

/// Speaks what was asked for last, and stops at once when something else is.
///
/// A class, because its thread shares it.
final class LiveVoice: Sendable {
  fileprivate struct State {
    var next: [BrowseLine]?
    var cancellation: SpeechCancellation?
    var isSpeaking = false
    var isMuted = false
    var prosody: Prosody
    var failure: (any Error)?
  }

  private let state: Mutex<State>
  private let speaker: any LiveSpeaker
  /// A byte for each time that there is something to say.
  private let ends: (read: Int32, write: Int32)

  init(_ speaker: some LiveSpeaker, prosody: Prosody) throws {
    self.speaker = speaker
    ends = try Descriptor.pipe()
    state = Mutex(State(prosody: prosody))
    _ = Threads.start { [weak self] in
      while let self, self.waitAndSpeak() {}
    }
  }

  /// Says lines in place of what is being said.
  func say(_ lines: [BrowseLine]) {
    silence()
    let isMuted = state.withLock { state in
      if !state.isMuted { state.next = lines }
      return state.isMuted
    }
    if !isMuted { Descriptor.signal(ends.write) }
  }

  /// Stops at once.
  func silence() {
    let isSpeaking = state.withLock { state in
      state.next = nil
      state.cancellation?.cancel()
      return state.isSpeaking
    }
    if isSpeaking { speaker.stop() }
  }

  /// Turns speech off or on; whether it is on then.
  func toggle() -> Bool {
    silence()
    return state.withLock { state in
      state.isMuted.toggle()
      return !state.isMuted
    }
  }

  /// Speaks faster or higher by so much, or slower and lower, and gives what holds then.
  func change(rate: Int = 0, pitch: Int = 0) -> Prosody {
    state.withLock { state in
      let old = state.prosody
      state.prosody = Prosody(rate: old.rate + rate, pitch: old.pitch + pitch, volume: old.volume)
      return state.prosody
    }
  }

  /// Why nothing could be said, once; nil for no failure.
  func takeFailure() -> (any Error)? {
    state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
  }

  /// Whether something is being said.
  var isBusy: Bool { state.withLock { $0.next != nil || $0.isSpeaking } }

  /// Whether speech is turned on.
  var isOn: Bool { state.withLock { !$0.isMuted } }

  /// Waits until everything was said.
  func finish() {
    while isBusy { Descriptor.pause(milliseconds: 5) }
  }

  private func waitAndSpeak() -> Bool {
    guard Descriptor.waitForSignal(ends.read) else { return false }
    let cancellation: SpeechCancellation
    do { cancellation = try SpeechCancellation() } catch {
      state.withLock { $0.next = nil }
      return fail(error)
    }
    let work = state.withLock { state -> (lines: [BrowseLine], prosody: Prosody)? in
      guard let lines = state.next else { return nil }
      state.next = nil
      state.isSpeaking = true
      state.cancellation = cancellation
      return (lines, state.prosody)
    }
    guard let work else { return true }
    do {
      try speaker.speak(work.lines, prosody: work.prosody, cancellation: cancellation)
    } catch SpeechError.cancelled {} catch { _ = fail(error) }
    state.withLock { state in
      state.isSpeaking = false
      state.cancellation = nil
    }
    return true
  }

  private func fail(_ error: any Error) -> Bool {
    state.withLock { if $0.cancellation?.isCancelled != true { $0.failure = error } }
    return true
  }
}
