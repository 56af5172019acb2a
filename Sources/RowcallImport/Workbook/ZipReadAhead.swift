import Dispatch
import RowcallModel
import Synchronization

/// Unpacks a part on a thread of its own, some chunks ahead of whoever reads it.
final class ZipReadAhead: Sendable {
  /// What the thread and the reader share.
  private final class Queue: Sendable {
    let chunks = Mutex<[Result<[UInt8], ImportError>]>([])
    let isAbandoned = Mutex(false)
    // Zero at first, since a semaphore must not go away below its first value.
    let full = DispatchSemaphore(value: 0)
    let free = DispatchSemaphore(value: 0)

    func give(_ chunk: Result<[UInt8], ImportError>) {
      chunks.withLock { $0.append(chunk) }
      full.signal()
    }
  }

  private let queue = Queue()

  private static let chunkSize = 1 << 18
  private static let chunks = 4

  /// Begins to unpack; nil where the system refuses a thread.
  init?(_ part: ZipPart) {
    let queue = queue
    for _ in 0..<Self.chunks { queue.free.signal() }
    let refusal = Threads.start {
      var part = part
      while true {
        queue.free.wait()
        if queue.isAbandoned.withLock({ $0 }) { return }
        var chunk: [UInt8] = []
        chunk.reserveCapacity(Self.chunkSize + 1 << 16)
        do throws(ImportError) {
          while chunk.count < Self.chunkSize, try part.append(to: &chunk) {}
        } catch {
          // Behind the bytes before it.
          if !chunk.isEmpty { queue.give(.success(chunk)) }
          return queue.give(.failure(error))
        }
        queue.give(.success(chunk))
        if chunk.isEmpty { return }
      }
    }
    if refusal != nil { return nil }
  }

  /// The next bytes, none at the end of the part; not to be called after that, or after it threw what unpacking throws.
  func next() throws(ImportError) -> [UInt8] {
    queue.full.wait()
    queue.free.signal()
    return try queue.chunks.withLock { $0.removeFirst() }.get()
  }

  deinit {
    queue.isAbandoned.withLock { $0 = true }
    queue.free.signal()
  }
}
