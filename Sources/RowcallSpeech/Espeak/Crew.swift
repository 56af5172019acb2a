import RowcallWire

/// The workers of a backend and the passages that are with them.
///
/// At most `jobs` workers speak at a time; others wait until their voice is needed again.
struct Crew: Sendable {
  /// Workers that may wait besides those that speak.
  private static let mostIdle = 6

  let path: String
  let jobs: Int
  let patience: Duration
  var prosody = Prosody()
  var workers: [WorkerLink] = []
  var passages: [UInt32: PassageProgress] = [:]
  /// How often in a row a worker was lost before it was ready.
  var failedStarts = 0
  /// The passages that no worker has, in order.
  private var unassigned: [UInt32] = []
  private var lastID: UInt32 = 0

  init(path: String, jobs: Int, patience: Duration) {
    self.path = path
    self.jobs = max(1, jobs)
    self.patience = patience
  }

  /// Has a worker for a voice ready, so that its first request need not wait for its start.
  mutating func prepare(_ voice: String) throws(SpeechError) {
    guard !workers.contains(where: { $0.voice == voice }) else { return }
    workers.append(try WorkerLink(path: path, voice: voice))
  }

  /// Whether one more passage would keep a worker from idling.
  var wantsMore: Bool { passages.count < jobs * (WorkerLink.mostRequests + 1) }

  /// Takes a passage and returns its number.
  mutating func submit(_ passage: SpeechPlan.Passage, utterance: Int) throws(SpeechError) -> UInt32 {
    lastID &+= 1
    passages[lastID] = PassageProgress(passage, utterance: utterance)
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

  /// Gives passages to workers in order, so that the one whose turn is next is never behind a later one.
  mutating func assign() throws(SpeechError) {
    while let id = unassigned.first, let progress = passages[id] {
      guard let index = try worker(for: progress.passage.voice) else { return }
      unassigned.removeFirst()
      workers[index].requests.append(id)
      workers[index].send(.speak(progress.request(id: id, prosody: prosody)))
    }
  }

  /// Has passages that a worker lost, or failed in, spoken anew.
  mutating func reassign(_ ids: [UInt32]) {
    // A passage may be complete after all: when its last text was left out.
    unassigned = (unassigned + ids.filter { passages[$0]?.isComplete == false }).sorted()
  }

  /// Forgets all passages.
  mutating func forgetPassages() {
    passages = [:]
    unassigned = []
  }

  /// The place of a worker that can take a request for a voice; nil while all are busy.
  ///
  /// Another core beats a place in the queue, so a worker takes a second request only when no other may start.
  private mutating func worker(for voice: String) throws(SpeechError) -> Int? {
    if workers.count(where: { !$0.requests.isEmpty }) < jobs {
      if let idle = workers.firstIndex(where: { $0.voice == voice && $0.requests.isEmpty }) { return idle }
      retireIdle()
      workers.append(try WorkerLink(path: path, voice: voice))
      return workers.count - 1
    }
    return workers.firstIndex { $0.voice == voice && $0.requests.count < WorkerLink.mostRequests }
  }

  /// Ends the worker that has waited longest when there are too many.
  private mutating func retireIdle() {
    guard workers.count >= jobs + Crew.mostIdle else { return }
    if let oldest = workers.firstIndex(where: \.requests.isEmpty) { workers.remove(at: oldest).end() }
  }
}
