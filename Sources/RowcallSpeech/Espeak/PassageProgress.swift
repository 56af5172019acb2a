import RowcallWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A passage on its way: what has come back from the worker, and what a new worker need not repeat.
struct PassageProgress {
  /// What has come back and waits for its turn.
  enum Item {
    /// The line at this place of the passage begins.
    case line(Int)
    case samples([Int16])
    case event(SpeechEvent)
    case warning(SpeechWarning)
  }

  /// How often a text may fail before it is left out.
  private static let mostFailures = 3
  /// How often its worker may be killed by others, which says nothing against the text; a text for which the system
  /// runs out of memory comes to an end too.
  private static let mostKills = 30

  let passage: SpeechPlan.Passage
  let utterance: Int
  /// Whether all has come back.
  private(set) var isComplete = false
  /// The samples that wait for their turn.
  private(set) var waitingSamples = 0
  private var items: [Item] = []
  /// The line that the request begins with: those before it are spoken or left out.
  private var first = 0
  /// What a request has brought so far, and what the request before it had brought when it failed.
  private var received = Tally()
  private var known = Tally()
  private var failures = 0
  private var kills = 0

  private struct Tally {
    var lines = 0
    var samples = 0
    var events = 0
  }

  init(_ passage: SpeechPlan.Passage, utterance: Int) {
    self.passage = passage
    self.utterance = utterance
  }

  /// The request for what is still to be spoken.
  func request(id: UInt32, prosody: Prosody) -> SynthesisRequest {
    let prosody = prosody.clamped
    return SynthesisRequest(
      id: id, rate: UInt16(prosody.rate), pitch: UInt16(prosody.pitch), volume: UInt16(prosody.volume),
      isCareful: failures + kills > 0, texts: passage.lines[first...].map(\.piece.text))
  }

  /// The scalars of the text that is being spoken: how long it may take depends on it.
  var currentLength: Int {
    let line = min(first + max(received.lines - 1, 0), passage.lines.count - 1)
    return passage.lines[line].piece.text.unicodeScalars.count
  }

  /// Takes a message from the worker.
  ///
  /// A passage that is spoken anew gives the samples that it gave before, so those that came already are passed over.
  mutating func receive(_ message: WorkerMessage) {
    switch message {
    case let .began(_, text):
      received.lines += 1
      if received.lines > known.lines { items.append(.line(first + Int(text))) }
    case let .event(event):
      received.events += 1
      if received.events > known.events { items.append(.event(event)) }
    case let .samples(samples):
      let repeated = min(max(known.samples - received.samples, 0), samples.count)
      received.samples += samples.count
      waitingSamples += samples.count - repeated
      if repeated < samples.count { items.append(.samples(Array(samples[repeated...]))) }
    case .ended(_, .spoken): isComplete = true
    case .ended(_, .cancelled), .hello, .refused, .voice, .voicesEnd: break
    }
  }

  /// Notes that the worker failed, and makes ready for another attempt, without the guilty text if that failed often.
  mutating func fail(_ reason: SpeechWarning.Reason) {
    if case .crashed(signal: Int(SIGKILL)) = reason { kills += 1 } else { failures += 1 }
    known.lines = max(known.lines, received.lines)
    known.samples = max(known.samples, received.samples)
    known.events = max(known.events, received.events)
    received = Tally()
    if failures == PassageProgress.mostFailures || kills == PassageProgress.mostKills { leaveOutLine(reason) }
  }

  /// Gives up the line that was being spoken and goes on with the next one.
  private mutating func leaveOutLine(_ reason: SpeechWarning.Reason) {
    let guilty = first + max(known.lines - 1, 0)
    let piece = passage.lines[guilty].piece
    if known.lines == 0 { items.append(.line(guilty)) }
    items.append(
      .warning(SpeechWarning(text: piece.text, reason: reason, utterance: utterance, segment: piece.segment)))
    first = guilty + 1
    known = Tally()
    failures = 0
    kills = 0
    isComplete = first == passage.lines.count
  }

  /// Takes out what waits.
  mutating func takeItems() -> [Item] {
    defer {
      items.removeAll(keepingCapacity: true)
      waitingSamples = 0
    }
    return items
  }
}
