import RowcallWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The workers of a backend and the passages that are with them.
///
/// At most `jobs` workers speak at a time; others wait until their voice is needed again.
struct WorkerPool: Sendable {
  /// Workers that may wait besides those that speak.
  private static let mostIdle = 6
  /// The samples that a worker may be ahead of its turn before it has to wait: 95 s of sound, 4 MB.
  private static let mostWaitingSamples = 2 << 20
  /// For how long to wait at a time, in milliseconds: how exactly a hung worker's time is kept.
  private static let tick: Int32 = 100
  /// How long a worker may take to stop before it is ended.
  private static let grace = Duration.milliseconds(10)
  /// How often in a row a worker may be lost before it was ready.
  private static let mostFailedStarts = 3

  let path: String
  let jobs: Int
  let patience: Duration
  var prosody = Prosody()
  private var workers: [WorkerLink] = []
  private var passages: [UInt32: PassageProgress] = [:]
  /// The passages that no worker has, in order.
  private var unassigned: [UInt32] = []
  private var lastID: UInt32 = 0
  private var failedStarts = 0
  private var shortage = Shortage()

  init(path: String, jobs: Int, patience: Duration) {
    self.path = path
    self.jobs = max(1, jobs)
    self.patience = patience
  }

  /// Has a worker for a voice ready, so that its first request need not wait for its start.
  mutating func prepare(_ voice: String) throws(SpeechError) {
    guard !workers.contains(where: { $0.voice == voice }) else { return }
    _ = try start(voice)
  }

  /// Whether one more passage would keep a worker from idling.
  var wantsMore: Bool { passages.count < jobs * (WorkerLink.mostRequests + 1) }

  /// Takes a passage and returns its number.
  mutating func submit(_ passage: SpeechPlan.Passage, utterance: Int) throws(SpeechError) -> UInt32 {
    lastID &+= 1
    passages[lastID] = PassageProgress(passage, utterance: utterance, prosody: prosody)
    unassigned.append(lastID)
    try assign()
    return lastID
  }

  /// Takes what has come back for a passage, and forgets the passage if that is all.
  mutating func take(
    _ id: UInt32
  ) -> (passage: SpeechPlan.Passage, items: [PassageProgress.Item], isComplete: Bool) {
    guard var progress = passages[id] else { preconditionFailure("passage \(id) was never submitted") }
    // Without this the array of items would be copied.
    passages[id] = nil
    let items = progress.takeItems()
    if !progress.isComplete { passages[id] = progress }
    return (progress.passage, items, progress.isComplete)
  }

  private mutating func forgetPassages() {
    passages = [:]
    unassigned = []
  }
}

// MARK: Giving out work

extension WorkerPool {
  /// Gives passages to workers in order, so that the one whose turn is next is never behind a later one.
  private mutating func assign() throws(SpeechError) {
    while let id = unassigned.first, let progress = passages[id] {
      guard let index = try worker(for: progress.passage.voice) else { return }
      unassigned.removeFirst()
      workers[index].send(progress.request(id: id))
    }
  }

  /// Has passages that a worker lost, or failed in, spoken anew.
  private mutating func reassign(_ ids: [UInt32]) {
    unassigned = (unassigned + ids.filter { passages[$0]?.isComplete == false }).sorted()
  }

  /// The place of a worker that can take a request for a voice; nil while all are busy.
  ///
  /// Another core beats a place in the queue, so a worker takes a second request only when no other may start.
  private mutating func worker(for voice: String) throws(SpeechError) -> Int? {
    if workers.count(where: { !$0.isIdle }) < jobs {
      if let idle = workers.firstIndex(where: { $0.voice == voice && $0.isIdle }) { return idle }
      retireIdle()
      if try start(voice) { return workers.count - 1 }
    }
    return workers.firstIndex { $0.voice == voice && $0.requests.count < WorkerLink.mostRequests }
  }

  /// Ends the worker that has waited longest when there are too many.
  private mutating func retireIdle() {
    guard workers.count >= jobs + Self.mostIdle else { return }
    if let oldest = workers.firstIndex(where: \.isIdle) { workers.remove(at: oldest).end() }
  }

  /// Starts a worker; false while the system has no room for one.
  private mutating func start(_ voice: String) throws(SpeechError) -> Bool {
    guard !shortage.isWaiting else { return false }
    do throws(SpeechError) {
      workers.append(try WorkerLink(path: path, voice: voice))
      return true
    } catch {
      guard error.isShortage else { throw error }
      try shortage.add(error.shortageReason, path: path)
      return false
    }
  }
}

/// How often in a row the system had no room for a worker or its copy, and when to ask it again.
private struct Shortage: Sendable {
  /// How often to ask; with the pauses between them that takes three seconds.
  private static let most = 8

  private var count = 0
  private var end: ContinuousClock.Instant?

  /// Whether it is too early to ask again.
  var isWaiting: Bool { end.map { ContinuousClock.now < $0 } ?? false }

  /// Waits until it is time to ask again.
  func wait() {
    let left = end.map { ContinuousClock.now.duration(to: $0) / .microseconds(1) } ?? 0
    usleep(UInt32(max(left, 0)))
  }

  /// Counts one more, and throws when the system was asked often enough.
  mutating func add(_ reason: String, path: String) throws(SpeechError) {
    count += 1
    guard count < Self.most else { throw .noRoom(path: path, reason: reason) }
    end = .now + .milliseconds(25 << (count - 1))
  }
}

// MARK: Listening

extension WorkerPool {
  /// Waits until a worker has something to say or another descriptor can be read, and takes what workers say.
  mutating func listen(besides others: [Int32]) throws(SpeechError) {
    let places = workers.indices.filter { isListenedTo(workers[$0]) }
    let descriptors = places.map { workers[$0].process.output } + others
    var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let start = ContinuousClock.now
    let ready = poll(&watched, nfds_t(watched.count), Self.tick)
    if ready < 0, ![EINTR, EAGAIN].contains(errno) {
      try shortage.add("poll: \(Descriptor.message(errno))", path: path)
      shortage.wait()
    }
    // Time in which this process was stopped itself is not the workers'.
    let waited = min(start.duration(to: .now), .milliseconds(2 * Self.tick))
    // From the last, since a lost worker leaves the list.
    for (place, state) in zip(places, watched).reversed() {
      workers[place].waited += waited
      // Sound alone does not count as getting ahead: a worker may send it without end.
      let isThere = ready > 0 && state.revents != 0 ? try read(place) : true
      if isThere && workers[place].isHung(patience: patience) {
        try lose(place, because: .hung(seconds: Int(workers[place].waited / .seconds(1))))
      }
    }
    try assign()
  }

  private func isListenedTo(_ worker: WorkerLink) -> Bool {
    guard let request = worker.requests.first else { return false }
    // After a failure the passage whose turn it is may stand behind a later one: then that one must come through.
    let isAwaited = passages.keys.min().map(worker.requests.contains) ?? false
    return isAwaited || (passages[request]?.waitingSamples ?? 0) < Self.mostWaitingSamples
  }

  /// Takes what a worker says; returns whether it is still there.
  private mutating func read(_ place: Int) throws(SpeechError) -> Bool {
    // An answer belongs to the first request, which an end removes.
    var requests = workers[place].requests
    let reading = workers[place].read()
    for message in reading.messages {
      if let fault = try obey(message, of: requests.first) {
        try lose(place, because: fault, requests)
        return false
      }
      if case .refused(.system, let detail) = message {
        try yield(place, because: detail, requests)
        return false
      }
      if case .ended = message { reassign([requests.removeFirst()]) }
    }
    if reading.isLost { try lose(place, because: reading.error.map { .confused("\($0)") }) }
    return !reading.isLost
  }

  /// Takes a message of a worker; returns what is wrong with an answer.
  private mutating func obey(
    _ message: WorkerMessage, of request: UInt32?
  ) throws(SpeechError) -> SpeechWarning.Reason? {
    switch message {
    case let .hello(version, sampleRate):
      guard version == Wire.version else {
        throw .workerVersion(path: path, found: Int(version), expected: Int(Wire.version))
      }
      guard sampleRate == SpeechAudio.sampleRate else {
        throw .workerFails(
          path: path, reason: "its sample rate is \(sampleRate) Hz, expected \(SpeechAudio.sampleRate)")
      }
      failedStarts = 0
      return nil
    case .refused(.system, _): return nil
    case let .refused(refusal, detail): throw SpeechError(refusal, detail: detail, path: path)
    case .began, .samples, .event, .ended, .voice, .voicesEnd:
      if case .ended = message { shortage = Shortage() }
      return request.flatMap { passages[$0]?.receive(message) }
    }
  }

  /// Ends a worker and has its requests spoken by others; the first of them was being spoken.
  ///
  /// - Parameter requests: those that it has not ended; nil for those that its check knows.
  private mutating func lose(
    _ place: Int, because reason: SpeechWarning.Reason?, _ requests: [UInt32]? = nil
  ) throws(SpeechError) {
    let worker = workers.remove(at: place)
    let requests = requests ?? worker.requests
    let status = Int(worker.end())
    let reason = reason ?? SpeechWarning.Reason(status: status)
    if !worker.isReady { try countFailedStart(reason) }
    if let first = requests.first, worker.isReady, passages[first]?.fail(reason) == false {
      throw .engineFails(path: path, reason: reason)
    }
    reassign(requests)
  }

  /// Ends a worker for whose copy the system has no room, which is nobody's fault, and tries again a little later.
  ///
  /// - Parameter requests: those that it has not ended.
  private mutating func yield(
    _ place: Int, because detail: String, _ requests: [UInt32]
  ) throws(SpeechError) {
    workers.remove(at: place).end()
    reassign(requests)
    try shortage.add(detail, path: path)
  }

  private mutating func countFailedStart(_ reason: SpeechWarning.Reason) throws(SpeechError) {
    failedStarts += 1
    guard failedStarts < Self.mostFailedStarts else {
      throw .workerFails(path: path, reason: "\(reason.ofStart) before it was ready, three times")
    }
  }
}

// MARK: Stopping

extension WorkerPool {
  /// Stops all that is being spoken, so that the workers can be used anew; those that do not stop at once are ended.
  mutating func stop() {
    forgetPassages()
    // What failed in this call does not count against the next.
    failedStarts = 0
    shortage = Shortage()
    for index in workers.indices { workers[index].cancelAll() }
    let deadline = ContinuousClock.now + Self.grace
    for index in workers.indices.reversed() where !drain(index, until: deadline) {
      workers.remove(at: index).end()
    }
  }

  /// Ends all workers, and with them what they speak.
  mutating func endAll() {
    forgetPassages()
    for worker in workers { worker.process.end() }
    for worker in workers { worker.process.wait() }
    workers = []
  }

  /// Reads on until a worker has ended its requests; false when it does not, or not in time.
  private mutating func drain(_ index: Int, until deadline: ContinuousClock.Instant) -> Bool {
    while !workers[index].isIdle {
      guard workers[index].waitForAnswer(until: deadline), !workers[index].read().isLost else { return false }
    }
    return true
  }
}

extension SpeechWarning.Reason {
  /// The reason that a worker's exit status gives: above 128 it died of a signal, or the copy of it that spoke did.
  fileprivate init(status: Int) {
    self = status > 128 ? .crashed(signal: status - 128) : .exited(status: status)
  }

  /// What a worker did that was to get ready.
  fileprivate var ofStart: String {
    switch self {
    case let .exited(status): "it ended with status \(status)"
    case let .crashed(signal): "it died of signal \(signal)"
    case let .hung(seconds): "it said nothing for \(seconds) seconds"
    case let .confused(answer): "it answered with \(answer)"
    case .silent: "it was silent"
    }
  }
}
