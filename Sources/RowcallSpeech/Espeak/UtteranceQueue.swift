import Dispatch
import RowcallModel
import RowcallNarration
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Takes utterances on a thread of its own, a few ahead, so that a source which makes us wait holds up no sound.
final class UtteranceQueue: Sendable {
  /// What the source gives.
  enum Supply: Sendable {
    case utterance(Utterance)
    /// There are no more; the error says why when the source failed.
    case end((any Error)?)
  }

  /// How many utterances may wait to be taken.
  private static let mostWaiting = 4

  private let waiting = Mutex<[Supply]>([])
  private let isStopped = Atomic(false)
  /// Holds as many bytes as there are supplies, so that it can be polled for them.
  private let ends: (read: Int32, write: Int32)
  // It begins at zero, since one that is let go below its beginning traps.
  private let room = DispatchSemaphore(value: 0)

  /// Starts to take utterances.
  init(_ next: @escaping @Sendable () throws -> Utterance?) throws(SpeechError) {
    ends = try Descriptor.pipe()
    // Where a signal could not be written, whoever takes it must not wait for it.
    _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
    for _ in 0..<UtteranceQueue.mostWaiting { room.signal() }
    if let code = Threads.start({ self.run(next) }) { throw .system(call: "pthread_create", code: code) }
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  /// Ready to read when there is something to take.
  var descriptor: Int32 { ends.read }

  /// What comes next; nil while nothing is there.
  func take() -> Supply? {
    waiting.withLock { waiting in
      guard !waiting.isEmpty else { return nil }
      Descriptor.takeSignal(ends.read)
      room.signal()
      return waiting.removeFirst()
    }
  }

  /// Has it take no more; a call of the source that blocks is left to itself.
  func stop() {
    isStopped.store(true, ordering: .releasing)
    room.signal()
  }

  private func run(_ next: () throws -> Utterance?) {
    while true {
      room.wait()
      if isStopped.load(ordering: .acquiring) { return }
      let supply = Supply(next)
      waiting.withLock { waiting in
        waiting.append(supply)
        Descriptor.signal(ends.write)
      }
      if case .end = supply { return }
    }
  }
}

extension UtteranceQueue.Supply {
  fileprivate init(_ next: () throws -> Utterance?) {
    do {
      self = try next().map(Self.utterance) ?? .end(nil)
    } catch {
      self = .end(error)
    }
  }
}
