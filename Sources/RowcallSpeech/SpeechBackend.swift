import RowcallModel
import RowcallNarration
import Synchronization

/// Turns utterances into sound.
package protocol SpeechBackend: Sendable {
  /// Speaks utterances one after the other, and returns when all sound has been handed over.
  ///
  /// Blocks the calling thread. The sound of an utterance depends on nothing but the utterance and the prosody.
  ///
  /// - Parameters:
  ///   - next: gives the next utterance, nil when there are no more; called one call at a time on a thread of its own, a
  ///     few utterances ahead of the sound. It may block: what it gave before is heard meanwhile. A call that blocks may
  ///     outlive this one when that throws. What it throws is thrown when all it gave before has been heard.
  ///   - cancellation: stops the sound from another thread; the call then throws `SpeechError.cancelled`.
  ///   - receive: takes each piece; what it throws ends the call.
  /// - Throws: `SpeechError`, and what `next` and `receive` throw.
  func speak(
    _ next: @escaping @Sendable () throws -> Utterance?, prosody: Prosody, cancellation: SpeechCancellation?,
    receive: (SpeechPiece) throws -> Void
  ) throws
}

extension SpeechBackend {
  /// Speaks utterances that are all there already.
  package func speak(
    _ utterances: some Sequence<Utterance> & Sendable, prosody: Prosody = Prosody(),
    cancellation: SpeechCancellation? = nil,
    receive: (SpeechPiece) throws -> Void
  ) throws {
    let rest = Mutex(utterances.makeIterator())
    try speak({ rest.withLock { $0.next() } }, prosody: prosody, cancellation: cancellation, receive: receive)
  }

  /// Makes the sound of one utterance; cancelling the task stops it.
  package func synthesize(_ utterance: Utterance, prosody: Prosody = Prosody()) async throws -> SpeechAudio {
    let cancellation = try SpeechCancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A thread of its own: the tasks' own threads must not block.
        let refusal = Threads.start {
          continuation.resume(
            with: Result {
              var audio = SpeechAudio()
              try speak([utterance], prosody: prosody, cancellation: cancellation) { audio.append($0) }
              return audio
            })
        }
        if let refusal {
          continuation.resume(throwing: SpeechError.system(call: "pthread_create", code: refusal))
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}
