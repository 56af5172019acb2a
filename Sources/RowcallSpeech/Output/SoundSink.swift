#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Takes sound as it is made.
package protocol SoundSink {
  /// Takes samples that follow those before.
  mutating func write(_ samples: [Int16]) throws(SpeechError)

  /// Says that there is no more sound; without it, nothing counts as done.
  mutating func finish() throws(SpeechError)
}

/// Writes bare samples, 16 bits in the machine's byte order, one channel, 22,050 Hz, to a file descriptor.
package struct PCMWriter: SoundSink, Sendable {
  private let descriptor: Int32
  private let name: String
  private let cancellation: SpeechCancellation?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - name: what errors call the place that is written to.
  ///   - cancellation: has a write that waits for a slow reader throw `SpeechError.cancelled`.
  package init(
    descriptor: Int32 = STDOUT_FILENO, name: String = "standard output",
    cancellation: SpeechCancellation? = nil
  ) {
    self.descriptor = descriptor
    self.name = name
    self.cancellation = cancellation
  }

  /// Takes samples that follow those before.
  package func write(_ samples: [Int16]) throws(SpeechError) {
    let code = samples.withUnsafeBytes { Descriptor.write($0, to: descriptor, cancellation: cancellation) }
    if let code { throw SpeechError(writingTo: name, code: code) }
  }

  /// Does nothing: all has been written.
  package func finish() {}
}

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

/// The 44 bytes before the samples of a WAV file.
package struct WAVHeader {
  static let length = 44
  /// The most samples that the format's 32-bit lengths allow.
  static let mostSamples = (Int(UInt32.max) - length) / 2

  /// The samples that follow; nil for a stream whose length nobody knows yet.
  package var samples: Int?

  /// The header of so many samples; nil for a stream whose length nobody knows yet.
  package init(samples: Int? = nil) { self.samples = samples }

  package var bytes: [UInt8] {
    let data = UInt32((samples ?? WAVHeader.mostSamples) * 2)
    let rate = UInt32(SpeechAudio.sampleRate)
    var bytes: [UInt8] = []
    bytes += Array("RIFF".utf8) + little(data + UInt32(WAVHeader.length - 8)) + Array("WAVEfmt ".utf8)
    bytes += little(UInt32(16)) + little(UInt16(1)) + little(UInt16(1))
    bytes += little(rate) + little(rate * 2) + little(UInt16(2)) + little(UInt16(16))
    return bytes + Array("data".utf8) + little(data)
  }

  private func little<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
