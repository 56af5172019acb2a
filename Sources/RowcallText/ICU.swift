import CICU
import Synchronization

/// An object of ICU's, freed with its last owner.
///
/// Unchecked, because ICU's objects serve one thread at a time: only `HandlePool` and types that guard it with a
/// mutex hold one, and they lend it to one caller at a time. `AlphabeticIndex` lends its own to all at once, as ICU
/// allows.
final class ICUHandle: @unchecked Sendable {
  let pointer: OpaquePointer
  private let close: @Sendable (OpaquePointer) -> Void

  /// Takes over what a shim's `_open` gave; nil when it gave nothing.
  init?(_ pointer: OpaquePointer?, close: @escaping @Sendable (OpaquePointer) -> Void) {
    guard let pointer else { return nil }
    self.pointer = pointer
    self.close = close
  }

  deinit { close(pointer) }
}

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

/// Text that a function of the shim writes into a buffer, nil when it gives an error code.
///
/// The function runs a second time when its text is longer than the first buffer.
func icuText(_ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
  var capacity = 256
  for _ in 1...2 {
    let (text, length) = attempt(capacity, write)
    guard text == nil, length > capacity else { return text }
    capacity = length
  }
  return nil
}

/// The text, nil when it has no room or there is none, and its length.
private func attempt(
  _ capacity: Int, _ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
) -> (text: String?, length: Int) {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    let length = Int(write(buffer.baseAddress, Int32(capacity)))
    guard (0...capacity).contains(length) else { return (nil, length) }
    return (
      String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<length]), as: UTF8.self),
      length
    )
  }
}

/// Remembers the results of a pure function.
///
/// It holds so many results at most and then starts afresh, because keys may come out of hostile tables.
package final class Memo<Key: Hashable & Sendable, Result: Sendable>: Sendable {
  private let results = Mutex<[Key: Result]>([:])
  private let limit: Int

  /// Creates an empty memory.
  package init(limit: Int = 512) { self.limit = limit }

  /// The result for a key, made if it is not there yet.
  package func callAsFunction(_ key: Key, make: () -> Result) -> Result {
    if let known = results.withLock({ $0[key] }) { return known }
    let made = make()
    results.withLock { results in
      if results.count >= limit { results.removeAll() }
      results[key] = made
    }
    return made
  }
}

/// The engine for localized text.
package enum ICU {
  /// The version of ICU that is linked: `72.1`.
  package static var version: String { String(cString: rowcall_icu_version()) }
}
