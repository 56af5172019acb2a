#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes bare samples, 16 bits in the machine's byte order, one channel, 22,050 Hz, to a file descriptor.
public struct PCMWriter: SoundSink, Sendable {
  private let descriptor: Int32
  private let name: String

  /// Creates a writer.
  ///
  /// - Parameter name: what errors call the place that is written to.
  public init(descriptor: Int32 = STDOUT_FILENO, name: String = "standard output") {
    self.descriptor = descriptor
    self.name = name
    Descriptor.reportFailedWrites()
  }

  /// Takes samples that follow those before.
  public func write(_ samples: [Int16]) throws(SpeechError) {
    let code = samples.withUnsafeBytes { Descriptor.write($0, to: descriptor) }
    switch code {
    case nil: return
    case EPIPE?: throw .outputClosed
    case let code?: throw .cannotWrite(path: name, code: code)
    }
  }

  /// Does nothing: all has been written.
  public func finish() {}
}
