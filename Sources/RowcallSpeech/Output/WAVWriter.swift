/// Writes a WAV file that appears whole or not at all.
///
/// The sound goes to a new file beside the target; `finish` completes its header, has it stored and gives it the
/// target's name. A target that is no regular file is written to as it is, `-` to standard output.
package struct WAVWriter: SoundSink {
  private let path: String
  private let file: OutputFile
  private var samples = 0
  private var pending: [Int16] = []
  /// Few large writes are cheaper than many small ones.
  private static let batch = 1 << 16

  /// Opens the file beside the target.
  ///
  /// - Parameter cancellation: has a write that waits for a slow reader throw `SpeechError.cancelled`.
  /// - Throws: `SpeechError.cannotWrite` with the system's reason.
  package init(path: String, cancellation: SpeechCancellation? = nil) throws(SpeechError) {
    self.path = path
    file = try OutputFile(path: path, cancellation: cancellation)
    pending.reserveCapacity(WAVWriter.batch)
    try file.write(WAVHeader(samples: nil).bytes)
  }

  /// Takes samples that follow those before.
  package mutating func write(_ new: [Int16]) throws(SpeechError) {
    guard samples + new.count <= WAVHeader.mostSamples else {
      throw .tooLong(path: path, hours: WAVHeader.mostSamples / SpeechAudio.sampleRate / 3600)
    }
    samples += new.count
    pending.append(contentsOf: new)
    if pending.count >= WAVWriter.batch { try flush() }
  }

  /// Completes the file, has it stored and gives it its name.
  package mutating func finish() throws(SpeechError) {
    try flush()
    try file.finish(header: WAVHeader(samples: samples).bytes)
  }

  private mutating func flush() throws(SpeechError) {
    try file.write(pending)
    pending.removeAll(keepingCapacity: true)
  }
}
