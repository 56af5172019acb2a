import CProcess
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A way to stop speech from another thread.
package final class SpeechCancellation: Sendable {
  private let flag = Atomic(false)
  private let ends: (read: Int32, write: Int32)

  /// Creates a way to stop speech.
  ///
  /// - Throws: `SpeechError.system` when no pipe can be had.
  package init() throws(SpeechError) {
    ends = try Descriptor.pipe()
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  /// Whether `cancel()` was called.
  package var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// Stops the speech that was given this, now or as soon as it starts.
  package func cancel() {
    flag.store(true, ordering: .releasing)
    Descriptor.signal(ends.write)
  }

  /// Ready to read once cancelled.
  var descriptor: Int32 { ends.read }
}
