extension ScreenSession {
  /// Waits until what the app put off has happened: work on the main queue, tasks, pauses of a few milliseconds.
  ///
  /// It returns when nothing was written into the log for some rounds, about 20 milliseconds, and at the latest after
  /// `limit`, though the app may go on. Work that takes longer by itself, such as a request over the network or a
  /// `Task.sleep` of 20 milliseconds or more, needs ``settle(atMost:until:)``. A `Timer` never fires here.
  public func settle(atMost limit: Duration = .seconds(5)) async {
    let end = ContinuousClock.now + limit
    var quietRounds = 0
    while quietRounds < 8, ContinuousClock.now < end {
      quietRounds = await passRound() ? 0 : quietRounds + 1
    }
  }

  /// Waits until a condition holds, for 5 seconds at most unless another limit is given.
  ///
  /// - Returns: whether it holds.
  @discardableResult
  public func settle(atMost limit: Duration = .seconds(5), until condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + limit
    while !condition(), ContinuousClock.now < end { _ = await passRound() }
    return condition()
  }

  /// Lets a little time pass and lays out what changed; false if nothing was written into the log.
  private func passRound() async -> Bool {
    let before = log.nextNumber
    await passMainQueue()
    layOut()
    return log.nextNumber != before
  }

  /// Lets everything run that waits on the main queue, and a few milliseconds pass.
  private func passMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    try? await Task.sleep(for: .milliseconds(2))
  }
}
