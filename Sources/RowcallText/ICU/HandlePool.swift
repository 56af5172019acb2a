import Synchronization

/// Keeps ICU's objects, which are slow to make, and lends each to one caller at a time.
///
/// There are as many objects of one key as there were callers at once.
final class HandlePool<Key: Hashable & Sendable>: Sendable {
  private let idle = Mutex<[Key: [ICUHandle]]>([:])
  private let open: @Sendable (Key) -> OpaquePointer?
  private let close: @Sendable (OpaquePointer) -> Void

  init(
    open: @escaping @Sendable (Key) -> OpaquePointer?, close: @escaping @Sendable (OpaquePointer) -> Void
  ) {
    self.open = open
    self.close = close
  }

  /// What `body` makes of the object for a key; nil when ICU has no such object.
  func use<Result>(_ key: Key, _ body: (OpaquePointer) -> Result?) -> Result? {
    let waiting = idle.withLock { $0[key]?.popLast() }
    guard let handle = waiting ?? ICUHandle(open(key), close: close) else { return nil }
    defer { idle.withLock { $0[key, default: []].append(handle) } }
    return body(handle.pointer)
  }
}
