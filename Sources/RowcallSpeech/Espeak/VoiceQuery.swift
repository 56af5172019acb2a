import RowcallWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    while voices.count <= Self.mostVoices, waits(for: link, until: deadline) {
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

  /// Whether the worker says something in time.
  private func waits(for link: WorkerLink, until deadline: ContinuousClock.Instant) -> Bool {
    var watched = pollfd(fd: link.process.output, events: Int16(POLLIN), revents: 0)
    while true {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      let ready = left > 0 ? poll(&watched, 1, Int32(left.rounded(.up))) : 0
      if ready >= 0 || errno != EINTR { return ready > 0 }
    }
  }
}
