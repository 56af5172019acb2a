/// Our runs and the peer's, taken in turn so that both see the same machine.
struct PairedRuns {
  /// Our figures, run by run.
  let ours: [MeasuredRun]
  /// The peer's figures, run by run.
  let peers: [MeasuredRun]

  /// The median over all pairs of our figure divided by the peer's.
  func ratio(of figure: Budget.Figure) -> Double {
    Self.median(zip(ours, peers).map { $0.value(of: figure) / $1.value(of: figure) })
  }

  /// The median of our own figure.
  func ourMedian(of figure: Budget.Figure) -> Double { Self.median(ours.map { $0.value(of: figure) }) }

  /// The median of the peer's figure.
  func peerMedian(of figure: Budget.Figure) -> Double { Self.median(peers.map { $0.value(of: figure) }) }

  /// What came of a budget.
  enum Outcome {
    case measured(PairedRuns)
    case peerMissing(program: String)
  }

  /// Runs both commands once to warm the caches, then in turn.
  static func measure(_ budget: Budget, runs: Int) throws -> Outcome {
    guard Programs.isInstalled(budget.peer.program) else {
      return .peerMissing(program: budget.peer.program)
    }
    _ = try MeasuredRun(budget.ours)
    _ = try MeasuredRun(budget.peer)
    var ours: [MeasuredRun] = []
    var peers: [MeasuredRun] = []
    for _ in 0..<runs {
      ours.append(try MeasuredRun(budget.ours))
      peers.append(try MeasuredRun(budget.peer))
    }
    return .measured(PairedRuns(ours: ours, peers: peers))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
