extension ScreenSession {
  /// Waits until what the app put off has happened: work on the main queue, tasks, short pauses.
  ///
  /// It returns when nothing was written into the log for some rounds; work that takes longer by itself, such as a
  /// request over the network, needs `settle(until:)`.
  public func settle() async {
    var quietRounds = 0
    while quietRounds < 8 {
      let before = log.nextNumber
      await passMainQueue()
      layOut()
      quietRounds = log.nextNumber == before ? quietRounds + 1 : 0
    }
  }

  /// Waits until a condition holds, for 5 seconds at most.
  ///
  /// - Returns: whether it holds.
  @discardableResult
  public func settle(until condition: () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(5)
    while !condition(), clock.now < end { await settle() }
    return condition()
  }

  /// Lets everything run that waits on the main queue, and a few milliseconds pass.
  private func passMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    try? await Task.sleep(for: .milliseconds(2))
  }
}
