import RowcallNarration

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
