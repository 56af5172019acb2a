import RowcallModel
import RowcallNarration
import RowcallText
import RowcallWire
import Synchronization

/// Speaks through eSpeak NG in processes of its own.
///
/// Each voice runs in a worker, which copies itself for each passage of an utterance; so the same utterance gives the
/// same samples whatever came before and however many workers there are, and a crash costs no more than one text.
package final class EspeakBackend: Sendable {
  /// The workers that may speak at a time.
  package let jobs: Int
  package let voices: VoiceChoice

  private let path: String
  private let patience: Duration
  /// Nil while a call has it; a call that finds nil makes its own.
  private let pool: Mutex<WorkerPool?>

  /// Creates a backend; no worker starts before it is needed.
  ///
  /// - Parameters:
  ///   - jobs: the workers that may speak at a time.
  ///   - voices: how voices are chosen.
  ///   - workerPath: the worker's program; nil to find it by `$ROWCALL_ESPEAK`, beside this program or in `../libexec/rowcall`.
  ///   - patience: how long a worker may say nothing; 10 ms for each letter come on top.
  /// - Throws: `SpeechError.workerMissing` with all places that were looked at.
  package init(
    jobs: Int = 1, voices: VoiceChoice = VoiceChoice(), workerPath: String? = nil,
    patience: Duration = .seconds(10)
  ) throws(SpeechError) {
    self.jobs = max(1, jobs)
    self.voices = voices
    self.patience = patience
    path = try WorkerLocation.find(
      told: workerPath ?? WorkerLocation.environmentPath, program: WorkerLocation.programPath)
    pool = Mutex(WorkerPool(path: path, jobs: jobs, patience: patience))
  }

  deinit {
    pool.withLock { $0?.endAll() }
  }

  /// Starts the worker for a locale's voice, so that the first sound need not wait for that.
  package func prepare(for locale: LocaleTag) throws(SpeechError) {
    let voice = voices.voice(for: locale)
    try pool.withLock { pool throws(SpeechError) in try pool?.prepare(voice) }
  }

  /// Speaks utterances one after the other, and returns when all sound has been handed over; while another call speaks, with
  /// workers of its own.
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
  package func speak(
    _ next: @escaping @Sendable () throws -> Utterance?, prosody: Prosody, cancellation: SpeechCancellation?,
    receive: (SpeechPiece) throws -> Void
  ) throws {
    let queue = try UtteranceQueue(next)
    var pool = checkOut()
    pool.prosody = prosody
    var job = SpeechJob(pool: pool, voices: voices, queue: queue, cancellation: cancellation)
    defer { checkIn(job.pool) }
    do {
      try job.run(to: receive)
    } catch let error as SpeechError {
      throw suggesting(error)
    }
  }

  /// All voices, sorted by their identifiers.
  package func allVoices() throws(SpeechError) -> [Voice] {
    try VoiceQuery(path: path, patience: patience).voices()
  }

  private func checkOut() -> WorkerPool {
    let free = pool.withLock { $0.take() }
    return free ?? WorkerPool(path: path, jobs: jobs, patience: patience)
  }

  private func checkIn(_ used: consuming WorkerPool) {
    var used = used
    let isKept = pool.withLock { pool in
      if pool != nil { return false }
      pool = used
      return true
    }
    if !isKept { used.endAll() }
  }

  /// Adds the names that an unknown voice's name is near to.
  private func suggesting(_ error: SpeechError) -> SpeechError {
    guard case let .unknownVoice(name, _) = error, let voices = try? allVoices() else { return error }
    return .unknownVoice(
      name, near: NearName.nearest(to: name, in: voices.flatMap { [$0.identifier, $0.name] }))
  }
}

/// Asks a worker for the voices there are.
struct VoiceQuery {
  let path: String
  let patience: Duration

  /// More voices than any eSpeak NG has.
  private static let mostVoices = 10_000

  /// All voices, sorted by their identifiers.
  func voices() throws(SpeechError) -> [Voice] {
    var link = try WorkerLink(listingVoicesOf: path)
    defer { link.end() }
    let deadline = ContinuousClock.now + patience
    var voices: [Voice] = []
    while voices.count <= Self.mostVoices, link.waitForAnswer(until: deadline) {
      let reading = link.read()
      for message in reading.messages {
        switch message {
        case let .voice(record): voices.append(Voice(record))
        case let .refused(refusal, detail): throw SpeechError(refusal, detail: detail, path: path)
        case .voicesEnd: return voices.sorted { $0.identifier < $1.identifier }
        case .hello, .began, .samples, .event, .ended: throw failure
        }
      }
      if reading.isLost { break }
    }
    throw failure
  }

  private var failure: SpeechError { .workerFails(path: path, reason: "it did not list its voices") }
}

extension EspeakBackend {
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
              try self.speak([utterance], prosody: prosody, cancellation: cancellation) { audio.append($0) }
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
