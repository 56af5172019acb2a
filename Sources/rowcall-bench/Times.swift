/// Times of one thing that was done many times.
struct Times {
  /// In microseconds, the shortest first.
  private let sorted: [Double]

  /// Does something so many times, each for itself by the clock.
  static func measure(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Times {
    let clock = ContinuousClock()
    var times: [Double] = []
    times.reserveCapacity(count)
    for run in 0..<count { times.append(try clock.measure { try body(run) } / .microseconds(1)) }
    return Times(sorted: times.sorted())
  }

  private init(sorted: [Double]) { self.sorted = sorted }

  /// The time that half of them were within.
  var median: Double { sorted[sorted.count / 2] }

  /// The time that 99 of 100 were within; the rest met another process.
  var ninetyNinth: Double { sorted[(sorted.count - 1) * 99 / 100] }
}
