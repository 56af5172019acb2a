import RowcallWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Crew {
  /// How long a worker may take to stop, in milliseconds, before it is ended.
  private static let grace = 10

  /// Stops all that is being spoken, so that the workers can be used anew; those that do not stop at once are ended.
  mutating func stop() {
    forgetPassages()
    for worker in workers {
      for request in worker.requests { worker.send(.cancel(request)) }
    }
    let deadline = ContinuousClock.now + .milliseconds(Crew.grace)
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
    while !workers[index].requests.isEmpty {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      var watched = pollfd(fd: workers[index].process.output, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&watched, 1, Int32(left.rounded(.up))) > 0 else { return false }
      let reading = workers[index].read()
      for message in reading.messages {
        switch message {
        case .ended: workers[index].requests.removeFirst()
        case .hello: workers[index].isReady = true
        default: break
        }
      }
      if reading.isLost { return false }
    }
    return true
  }
}
