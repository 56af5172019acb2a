import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs something when the user presses Ctrl-C or the process is asked to end, in place of dying at once.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Watches for SIGINT, SIGTERM and SIGHUP as long as this lives.
  init(_ action: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "rowcall.interruption")
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      #if canImport(Darwin)
        // There the signal's own action would still be taken; on Linux an ignored signal would never arrive.
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler(handler: action)
      source.resume()
      return source
    }
  }

  deinit { sources.forEach { $0.cancel() } }
}
