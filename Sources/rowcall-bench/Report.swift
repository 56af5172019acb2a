/// The benchmark's table, in Markdown so that it can be pasted as it is.
enum Report {
  /// The lines above the first budget.
  static func heading(runs: Int) -> String {
    """
    Median of \(runs) paired runs.

    | ours, peer | figure | ours | peer | ratio | budget | |
    |---|---|--:|--:|--:|--:|---|
    """
  }

  /// The lines of one budget: one for each limited figure.
  static func line(for budget: Budget, _ outcome: PairedRuns.Outcome) -> String {
    switch outcome {
    case .peerMissing(let program):
      "| \(budget.name) | | | | | | not run: \(program) is not installed |"
    case .measured(let runs):
      budget.limits.map { row(budget.name, runs, $0.figure, $0.limit) }.joined(separator: "\n")
    }
  }

  private static func row(
    _ name: String, _ runs: PairedRuns, _ figure: Budget.Figure, _ limit: Double
  ) -> String {
    let ours = runs.ourMedian(of: figure)
    let peer = runs.peerMedian(of: figure)
    let measured = figure == .memory ? ours : runs.ratio(of: figure)
    let ratio = figure == .memory ? "" : fixed(measured)
    let verdict = measured <= limit ? "holds" : "missed"
    let cells = [
      name, figure.rawValue, amount(ours, figure), amount(peer, figure), ratio, fixed(limit), verdict,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func amount(_ value: Double, _ figure: Budget.Figure) -> String {
    switch figure {
    case .memory: "\(Int(value.rounded())) MiB"
    case _ where value < 1: "\(fixed(value * 1000)) ms"
    default: "\(fixed(value)) s"
    }
  }

  /// Two digits after the mark.
  private static func fixed(_ value: Double) -> String {
    guard value.isFinite else { return "none" }
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
