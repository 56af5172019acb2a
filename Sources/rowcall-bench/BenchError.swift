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
