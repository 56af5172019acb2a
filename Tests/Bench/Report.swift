import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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

/// Standard output and standard error.
enum Output {
  /// Does a command's work, and ends the process with the sentence and the status of what stops it.
  ///
  /// A closed pipe is an error of `write`, not the end of the process.
  static func end(_ work: () throws -> Void) throws {
    signal(SIGPIPE, SIG_IGN)
    do {
      try work()
    } catch let error as BenchError {
      writeError(error.description)
      throw ExitCode(error.status)
    }
  }

  /// Writes a text and a line break at once, so that each figure is seen when it is there.
  static func write(_ text: String) throws(BenchError) {
    if let code = send(text, to: STDOUT_FILENO) { throw .noOutput(reason: String(cString: strerror(code))) }
  }

  /// Says what went wrong; that nobody listens is nobody's concern.
  private static func writeError(_ text: String) { _ = send("rowcall-bench: \(text)", to: STDERR_FILENO) }

  /// Gives the errno of what stopped it; nil when all is written.
  private static func send(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array((text + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// The system's `write`, which goes by the same name as ours.
func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// What keeps the benchmark from running.
enum BenchError: Error, Equatable, CustomStringConvertible {
  case missingProgram(path: String)
  case notStarted(program: String, reason: String)
  case failed(program: String, status: Int32)
  case notWritten(path: String, reason: String)
  case noOutput(reason: String)
  case differs(figure: String)

  /// The exit status; it means the same as in `rowcall`.
  var status: Int32 {
    switch self {
    case .noOutput: 74
    case .notWritten: 73
    case .missingProgram, .notStarted, .failed, .differs: 70
    }
  }

  var description: String {
    switch self {
    case .missingProgram(let path):
      "\(path): not there; build it first: swift build -c release --static-swift-stdlib"
    case .notStarted(let program, let reason):
      "\(program): cannot be started: \(reason)"
    case .failed(let program, let status):
      "\(program): ended with status \(status), expected 0; run it by hand to see why"
    case .notWritten(let path, let reason):
      "\(path): cannot be written: \(reason); check TMPDIR"
    case .noOutput(let reason):
      "standard output: \(reason); what follows is lost, free some space or choose another place"
    case .differs(let figure):
      "\(figure): ours and the peer's results differ; nothing is measured before they agree"
    }
  }
}
