import CProcess
import RowcallModel
import RowcallNarration
import RowcallWire
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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

/// How a voice speaks.
public struct Prosody: Hashable, Codable, Sendable {
  /// The speed in words per minute.
  public var rate: Int
  /// The pitch, 0 (low) to 100 (high).
  public var pitch: Int
  /// The loudness, 0 (silent) to 200; 100 is usual.
  public var volume: Int

  /// The speeds that eSpeak NG can speak at, in words per minute.
  public static let rates = 80...450
  /// The pitches there are.
  public static let pitches = 0...100
  /// The volumes there are.
  public static let volumes = 0...200

  /// Creates a way of speaking; what lies outside its range becomes the nearest value inside.
  public init(rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    self.rate = rate.clamped(to: Prosody.rates)
    self.pitch = pitch.clamped(to: Prosody.pitches)
    self.volume = volume.clamped(to: Prosody.volumes)
  }

  /// The same within the ranges, since properties can be set and decoded to anything.
  var clamped: Prosody { Prosody(rate: rate, pitch: pitch, volume: volume) }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// A way to stop speech from another thread.
package final class SpeechCancellation: Sendable {
  private let flag = Atomic(false)
  private let ends: (read: Int32, write: Int32)

  /// Creates a way to stop speech.
  ///
  /// - Throws: `SpeechError.system` when no pipe can be had.
  package init() throws(SpeechError) {
    ends = try Descriptor.pipe()
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  package var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// Stops the speech that was given this, now or as soon as it starts.
  package func cancel() {
    flag.store(true, ordering: .releasing)
    Descriptor.signal(ends.write)
  }

  /// Ready to read once cancelled.
  var descriptor: Int32 { ends.read }
}
