import RowcallWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Crew {
  /// The samples that a worker may be ahead of its turn before it has to wait: 95 s of sound, 4 MB.
  private static let mostWaitingSamples = 2 << 20

  /// For how long to wait at a time, in milliseconds: how exactly a hung worker's time is kept.
  private static let tick: Int32 = 100

  /// Waits until a worker has something to say or another descriptor can be read, and takes what workers say.
  mutating func listen(besides others: [Int32]) throws(SpeechError) {
    let places = workers.indices.filter { isListenedTo(workers[$0]) }
    let descriptors = places.map { workers[$0].process.output } + others
    var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&watched, nfds_t(watched.count), Crew.tick)
    // From the last, since a lost worker leaves the list.
    for (place, state) in zip(places, watched).reversed() {
      if ready > 0 && state.revents != 0 {
        try read(place)
      } else if ready == 0 {
        try waitedInVain(place)
      }
    }
    try assign()
  }

  private func isListenedTo(_ worker: WorkerLink) -> Bool {
    guard let request = worker.requests.first else { return false }
    // After a failure the passage whose turn it is may stand behind a later one: then that one must come through.
    let isAwaited = passages.keys.min().map(worker.requests.contains) ?? false
    return isAwaited || (passages[request]?.waitingSamples ?? 0) < Crew.mostWaitingSamples
  }

  private mutating func read(_ place: Int) throws(SpeechError) {
    let reading = workers[place].read()
    for message in reading.messages { try obey(message, from: place) }
    if reading.isLost { try lose(place, because: reading.error.map { .confused("\($0)") }) }
  }

  private mutating func obey(_ message: WorkerMessage, from place: Int) throws(SpeechError) {
    switch message {
    case let .hello(version, _):
      guard version == Wire.version else {
        throw .workerVersion(path: path, found: Int(version), expected: Int(Wire.version))
      }
      failedStarts = 0
      workers[place].isReady = true
    case let .refused(refusal, detail):
      throw SpeechError(refusal, detail: detail, path: path)
    default:
      guard let request = workers[place].requests.first else { return }
      passages[request]?.receive(message)
      if case .ended = message { workers[place].requests.removeFirst() }
    }
  }

  private mutating func waitedInVain(_ place: Int) throws(SpeechError) {
    workers[place].silence += Int(Crew.tick)
    let current = workers[place].requests.first.flatMap { passages[$0] }
    // eSpeak NG speaks a thousand times faster than it sounds; ten milliseconds for a letter is ample on any machine.
    let allowed = patience + .milliseconds(10 * (current?.currentLength ?? 0))
    let seconds = workers[place].silence / 1000
    if .milliseconds(workers[place].silence) > allowed { try lose(place, because: .hung(seconds: seconds)) }
  }

  /// Ends a worker and has its requests spoken by others; the first of them was being spoken.
  private mutating func lose(_ place: Int, because reason: SpeechWarning.Reason?) throws(SpeechError) {
    let worker = workers.remove(at: place)
    let status = worker.end()
    if !worker.isReady { try countFailedStart(status) }
    if let first = worker.requests.first, worker.isReady {
      passages[first]?.fail(reason ?? SpeechWarning.Reason(status: Int(status)))
    }
    reassign(worker.requests)
  }

  private mutating func countFailedStart(_ status: Int32) throws(SpeechError) {
    failedStarts += 1
    guard failedStarts < 3 else {
      throw .workerFails(
        path: path, reason: "it ended with status \(status) before it was ready, three times")
    }
  }
}

extension SpeechWarning.Reason {
  /// The reason that a worker's exit status gives: above 128 it died of a signal, or the copy of it that spoke did.
  fileprivate init(status: Int) {
    self = status > 128 ? .crashed(signal: status - 128) : .exited(status: status)
  }
}

extension SpeechError {
  /// The error for what a worker refuses.
  init(_ refusal: WorkerMessage.Refusal, detail: String, path: String) {
    switch refusal {
    case .version: self = .workerVersion(path: path, found: Int(detail) ?? 0, expected: Int(Wire.version))
    case .noVoiceData: self = .noVoiceData(folder: detail)
    case .unknownVoice: self = .unknownVoice(detail, near: [])
    case .engine: self = .workerFails(path: path, reason: detail)
    }
  }
}
