import Dispatch
import RowcallModel
import RowcallNarration
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One call of `EspeakBackend.speak`: keeps the workers busy, and hands their sound over in order.
///
/// A single thread does it all but take the utterances: it waits for any worker, and never for one in particular.
struct SpeechJob {
  /// What is heard in its turn.
  private enum Turn {
    case cues([SpeechPlan.Cue])
    case passage(UInt32)
    case end(utterance: Int)
  }

  private(set) var pool: WorkerPool
  private let voices: VoiceChoice
  private let queue: UtteranceQueue
  private let cancellation: SpeechCancellation?
  private var turns: [Turn] = []
  private var utterances = 0
  private var isAtEnd = false
  /// What ended the utterances before their time; it is thrown when all before it has been heard.
  private var fault: (any Error)?
  private var delivery = Delivery()

  init(pool: WorkerPool, voices: VoiceChoice, queue: UtteranceQueue, cancellation: SpeechCancellation?) {
    self.pool = pool
    self.voices = voices
    self.queue = queue
    self.cancellation = cancellation
  }

  /// Speaks to the end; afterwards, also after an error, all workers are idle.
  mutating func run(to receive: (SpeechPiece) throws -> Void) throws {
    defer { queue.stop() }
    do {
      while true {
        try checkCancellation()
        try fill()
        try deliver(to: receive)
        if isAtEnd && turns.isEmpty { break }
        try pool.listen(besides: others)
      }
      if let fault { throw fault }
    } catch {
      pool.stop()
      throw error
    }
  }

  private func checkCancellation() throws(SpeechError) {
    if cancellation?.isCancelled == true { throw .cancelled }
  }

  /// What else there is to wait for.
  private var others: [Int32] {
    (cancellation.map { [$0.descriptor] } ?? []) + (wantsMore ? [queue.descriptor] : [])
  }

  private var wantsMore: Bool { !isAtEnd && pool.wantsMore && turns.count < SpeechJob.mostTurns }

  /// Takes the utterances that are there while the workers can use them.
  private mutating func fill() throws {
    while wantsMore, let supply = queue.take() {
      switch supply {
      case let .utterance(utterance): try add(utterance)
      case let .end(error):
        isAtEnd = true
        fault = error
      }
    }
  }

  private mutating func add(_ utterance: Utterance) throws {
    let plan = SpeechPlan(utterance, voices: voices)
    for passage in plan.passages {
      turns.append(.passage(try pool.submit(passage, utterance: utterances)))
    }
    turns.append(.cues(plan.closing))
    turns.append(.end(utterance: utterances))
    utterances += 1
  }

  /// Keeps a table of empty rows from filling the memory.
  private static let mostTurns = 256

  /// Hands over all that has its turn.
  private mutating func deliver(to receive: (SpeechPiece) throws -> Void) throws {
    var done = 0
    defer { turns.removeFirst(done) }
    for turn in turns {
      switch turn {
      case let .cues(cues): try delivery.deliver(cues, to: receive)
      case let .end(utterance): try delivery.finish(utterance, to: receive)
      case let .passage(id):
        let (passage, items, isComplete) = pool.take(id)
        for item in items {
          try delivery.deliver(item, of: passage, to: receive)
          try checkCancellation()
        }
        guard isComplete else { return }
      }
      done += 1
    }
  }
}

/// Takes utterances on a thread of its own, a few ahead, so that a source which makes us wait holds up no sound.
final class UtteranceQueue: Sendable {
  /// What the source gives.
  enum Supply: Sendable {
    case utterance(Utterance)
    /// There are no more; the error says why when the source failed.
    case end((any Error)?)
  }

  /// How many utterances may wait to be taken.
  private static let mostWaiting = 4

  private let waiting = Mutex<[Supply]>([])
  private let isStopped = Atomic(false)
  /// Holds as many bytes as there are supplies, so that it can be polled for them.
  private let ends: (read: Int32, write: Int32)
  // It begins at zero, since one that is let go below its beginning traps.
  private let room = DispatchSemaphore(value: 0)

  /// Starts to take utterances.
  init(_ next: @escaping @Sendable () throws -> Utterance?) throws(SpeechError) {
    ends = try Descriptor.pipe()
    // Where a signal could not be written, whoever takes it must not wait for it.
    _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
    for _ in 0..<UtteranceQueue.mostWaiting { room.signal() }
    if let code = Threads.start({ self.run(next) }) { throw .system(call: "pthread_create", code: code) }
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  /// Ready to read when there is something to take.
  var descriptor: Int32 { ends.read }

  /// What comes next; nil while nothing is there.
  func take() -> Supply? {
    waiting.withLock { waiting in
      guard !waiting.isEmpty else { return nil }
      Descriptor.takeSignal(ends.read)
      room.signal()
      return waiting.removeFirst()
    }
  }

  /// Has it take no more; a call of the source that blocks is left to itself.
  func stop() {
    isStopped.store(true, ordering: .releasing)
    room.signal()
  }

  private func run(_ next: () throws -> Utterance?) {
    while true {
      room.wait()
      if isStopped.load(ordering: .acquiring) { return }
      let supply: Supply
      do {
        supply = try next().map(Supply.utterance) ?? .end(nil)
      } catch {
        supply = .end(error)
      }
      waiting.withLock { waiting in
        waiting.append(supply)
        Descriptor.signal(ends.write)
      }
      if case .end = supply { return }
    }
  }
}

/// Hands what has come back over to the listener, with places counted from the start of the utterance.
struct Delivery {
  private var position = 0
  private var line = 0
  private var lineStart = 0

  /// Hands over what comes between texts.
  mutating func deliver(_ cues: [SpeechPlan.Cue], to receive: (SpeechPiece) throws -> Void) rethrows {
    for cue in cues {
      switch cue {
      case let .silence(count):
        try deliverSilence(count, to: receive)
      case let .mark(name, segment):
        try receive(.mark(SpeechMark(kind: .named(name), sample: position, segment: segment)))
      }
    }
  }

  /// Hands over an item of a passage.
  mutating func deliver(
    _ item: PassageProgress.Item, of passage: SpeechPlan.Passage, to receive: (SpeechPiece) throws -> Void
  ) rethrows {
    switch item {
    case let .line(index):
      try deliver(passage.lines[index].cues, to: receive)
      line = index
      lineStart = position
    case let .samples(samples):
      position += samples.count
      try receive(.samples(samples))
    case let .event(event):
      let piece = passage.lines[line].piece
      let place = piece.place(offset: Int(event.offset), length: Int(event.length))
      try receive(
        .mark(
          SpeechMark(
            kind: event.kind == .word ? .word : .sentence, sample: lineStart + Int(event.sample),
            segment: piece.segment, scalars: place.scalars, utf8: place.utf8)))
    case let .warning(warning): try receive(.warning(warning))
    }
  }

  /// Begins a new utterance.
  mutating func finish(_ utterance: Int, to receive: (SpeechPiece) throws -> Void) rethrows {
    try receive(.finished(utterance: utterance))
    self = Delivery()
  }

  private mutating func deliverSilence(_ count: Int, to receive: (SpeechPiece) throws -> Void) rethrows {
    position += count
    // A long pause comes in pieces, so that it takes no more memory than speech does.
    var rest = count
    while rest > 0 {
      let size = min(rest, SpeechAudio.sampleRate)
      try receive(.samples([Int16](repeating: 0, count: size)))
      rest -= size
    }
  }
}
