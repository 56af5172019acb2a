import RowcallWire

/// Asks a worker for the voices there are.
struct VoiceQuery {
  let path: String

  /// All voices, sorted by their identifiers.
  func voices() throws(SpeechError) -> [Voice] {
    let process = try ChildProcess(
      path: path, arguments: ["voices", String(Wire.version)], readsOutput: true)
    defer {
      process.end()
      process.wait()
    }
    var link = WorkerLink(voice: "", process: process)
    var voices: [Voice] = []
    while true {
      let reading = link.read()
      for message in reading.messages {
        switch message {
        case let .voice(record): voices.append(Voice(record))
        case let .refused(refusal, detail): throw SpeechError(refusal, detail: detail, path: path)
        case .voicesEnd: return voices.sorted { $0.identifier < $1.identifier }
        default: break
        }
      }
      if reading.isLost { throw .workerFails(path: path, reason: "it did not list its voices") }
    }
  }
}
