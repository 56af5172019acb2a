#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    switch code {
    case nil: return
    case EPIPE?: throw .outputClosed
    case ECANCELED?: throw .cancelled
    case let code?: throw .cannotWrite(path: name, code: code)
    }
  }

  /// Does nothing: all has been written.
  package func finish() {}
}
