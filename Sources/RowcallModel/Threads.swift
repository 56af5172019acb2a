#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Threads of our own.
///
/// Dispatch waits without end for a thread that the system refuses (a limit on processes or memory), and ends the program
/// where it has no file descriptors left; these report the refusal, or go on with the threads there are.
package enum Threads {
  /// Runs something on a thread of its own; returns nil, or the errno by which the system refuses the thread.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Int32? {
    guard case .failure(let refusal) = launch(body, isDetached: true) else { return nil }
    return refusal.code
  }

  /// Lets the thread that calls it work only when others do not want to, for what nobody waits for.
  package static func giveWay() {
    #if canImport(Glibc)
      // Of a thread alone on Linux, whatever the name says.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
    #else
      pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
    #endif
  }

  /// Runs a body for each number below `count`, at the same time as far as there are threads, and returns when all are done.
  ///
  /// The calling thread does its share, and everything where the system refuses another thread.
  package static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { perform(count, escaping: $0) }
  }

  private static func perform(_ count: Int, escaping body: @escaping @Sendable (Int) -> Void) {
    // Each thread has a number of its own, so that none is left to nobody when a thread cannot be had.
    var threads: [pthread_t] = []
    var next = 1
    while next < count {
      let number = next
      guard case .success(let thread) = launch({ body(number) }, isDetached: false) else { break }
      threads.append(thread)
      next += 1
    }
    if count > 0 { body(0) }
    for number in next..<max(next, count) { body(number) }
    for thread in threads { pthread_join(thread, nil) }
  }

  private struct Refusal: Error {
    let code: Int32
  }

  /// What a thread runs; a class, since C passes a pointer.
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func launch(
    _ body: @escaping @Sendable () -> Void, isDetached: Bool
  ) -> Result<pthread_t, Refusal> {
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { Threads.run($0) }, work.toOpaque())
    #else
      var started: pthread_t?
      let code = pthread_create(&started, nil, { Threads.run($0) }, work.toOpaque())
    #endif
    guard code == 0 else {
      work.release()
      return .failure(Refusal(code: code))
    }
    #if !canImport(Glibc)
      guard let thread = started else { return .failure(Refusal(code: EAGAIN)) }
    #endif
    if isDetached { pthread_detach(thread) }
    return .success(thread)
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
}
