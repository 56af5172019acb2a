import CProcess
import RowcallModel
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a closure on Ctrl-C or termination signals instead of exiting at once.
final class Interruption: Sendable {
  private let ends: (read: Int32, write: Int32)

  /// Handles SIGINT, SIGTERM and SIGHUP during its lifetime.
  init(_ action: @escaping @Sendable () -> Void) throws(SpeechError) {
    let ends = try Descriptor.pipe()
    self.ends = ends
    let refusal = Threads.start {
      var byte: UInt8 = 0
      while true {
        let count = read(ends.read, &byte, 1)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        action()
      }
      close(ends.read)
    }
    if let refusal {
      close(ends.read)
      throw .system(call: "pthread_create", code: refusal)
    }
    rowcall_pass_signals_to(ends.write)
  }

  deinit {
    // The pipe stays open, because a running handler may still write to it.
    rowcall_pass_signals_to(-1)
  }
}
