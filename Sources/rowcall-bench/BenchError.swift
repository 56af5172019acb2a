/// What keeps the benchmark from running.
enum BenchError: Error, CustomStringConvertible {
  case missingProgram(name: String, lookedIn: String)
  case notStarted(program: String, reason: String)
  case failed(program: String, status: Int32)
  case notWritten(path: String, reason: String)

  var description: String {
    switch self {
    case .missingProgram(let name, let lookedIn):
      "\(name): not found in \(lookedIn); build it first: swift build -c release --static-swift-stdlib"
    case .notStarted(let program, let reason):
      "\(program): cannot be started: \(reason)"
    case .failed(let program, let status):
      "\(program): ended with status \(status), expected 0; run it by hand to see why"
    case .notWritten(let path, let reason):
      "\(path): cannot be written: \(reason); check TMPDIR"
    }
  }
}
