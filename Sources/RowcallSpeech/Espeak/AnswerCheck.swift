import RowcallWire

/// Checks each answer of a worker against what it was asked, so that the code behind it can rely on every answer.
///
/// What passes belongs to the first request that has not ended: its texts begin in order, each has no more sound and
/// events than such a text can have, and its end counts the samples that came.
struct AnswerCheck: Sendable {
  /// A request that has not ended.
  struct Request: Sendable {
    let id: UInt32
    /// The scalars of each text.
    let lengths: [Int]
    var isCancelled = false
    var begun = 0
    var samples = 0
    /// What belongs to the text that began last.
    var samplesOfText = 0
    var eventsOfText = 0

    init(_ request: SynthesisRequest) {
      id = request.id
      lengths = request.texts.map(\.unicodeScalars.count)
    }

    /// The scalars of the text that is being spoken, or that comes first.
    var currentLength: Int { lengths.isEmpty ? 0 : lengths[max(begun - 1, 0)] }
  }

  /// Whether the worker has said that it is ready.
  private(set) var isReady = false
  /// Whether the worker has refused to go on, which is the last that it says.
  private var isOver = false
  /// The requests that have not ended, in order.
  private(set) var requests: [Request] = []

  /// Expects answers to one more request.
  mutating func expect(_ request: SynthesisRequest) { requests.append(Request(request)) }

  /// Accepts that requests end before everything was spoken.
  mutating func cancelAll() {
    for index in requests.indices { requests[index].isCancelled = true }
  }

  /// Takes note of an answer.
  ///
  /// - Throws: `WireError.unexpected` for an answer that does not belong here.
  mutating func accept(_ message: WorkerMessage) throws(WireError) {
    guard !isOver else { throw .unexpected("an answer after a refusal") }
    switch message {
    case .hello:
      guard !isReady else { throw .unexpected("a second greeting") }
      isReady = true
    case .refused:
      guard requests.first.map({ $0.begun == 0 }) ?? true else {
        throw .unexpected("a refusal in the middle of an answer")
      }
      isOver = true
    case .voice, .voicesEnd: throw .unexpected("a list of voices that nobody asked for")
    case .began, .samples, .event, .ended:
      guard isReady, !requests.isEmpty else { throw .unexpected("an answer that nobody asked for") }
      if try requests[0].accept(message) { requests.removeFirst() }
    }
  }
}

extension AnswerCheck.Request {
  /// Takes note of an answer to this request, and returns whether it is the last one.
  fileprivate mutating func accept(_ message: WorkerMessage) throws(WireError) -> Bool {
    switch message {
    case let .began(request, text):
      try begin(text: Int(text), of: request)
    case let .samples(samples):
      try accept(samples: samples.count)
    case let .event(event):
      try accept(event)
    case let .ended(request, outcome):
      try end(request, outcome)
      return true
    case .hello, .refused, .voice, .voicesEnd: break
    }
    return false
  }

  private mutating func begin(text: Int, of request: UInt32) throws(WireError) {
    guard request == id else { throw .unexpected("an answer to another request") }
    guard text == begun, text < lengths.count else {
      throw .unexpected("text \(text + 1) where \(begun + 1) of \(lengths.count) was to come")
    }
    begun += 1
    samplesOfText = 0
    eventsOfText = 0
  }

  private mutating func accept(samples count: Int) throws(WireError) {
    guard begun > 0 else { throw .unexpected("sound before a text began") }
    guard count > 0 else { throw .unexpected("no samples where some were announced") }
    samples += count
    samplesOfText += count
    guard samplesOfText <= mostSamples else {
      throw .unexpected("more than \(mostSamples / SpeechAudio.sampleRate) seconds of sound for a text")
    }
  }

  private mutating func accept(_ event: SpeechEvent) throws(WireError) {
    guard begun > 0 else { throw .unexpected("an event before a text began") }
    eventsOfText += 1
    guard eventsOfText <= 4 * currentLength + 16 else {
      throw .unexpected("more events than a text has words")
    }
    guard Int(event.sample) <= mostSamples else { throw .unexpected("an event after the end of its text") }
  }

  private func end(_ request: UInt32, _ outcome: WorkerMessage.Outcome) throws(WireError) {
    guard request == id else { throw .unexpected("the end of another request") }
    switch outcome {
    case .cancelled:
      guard isCancelled else { throw .unexpected("a cancelled answer that nobody cancelled") }
    case let .spoken(count):
      guard begun == lengths.count else {
        throw .unexpected("an end after \(begun) of \(lengths.count) texts")
      }
      guard count == UInt64(samples) else {
        throw .unexpected("an end that counts \(count) samples where \(samples) came")
      }
    }
  }

  /// The most samples that a text may have: ten seconds for each scalar, and a minute besides.
  ///
  /// The slowest voice takes less than that for the longest name of a sign.
  private var mostSamples: Int { SpeechAudio.sampleRate * (60 + 10 * currentLength) }
}
