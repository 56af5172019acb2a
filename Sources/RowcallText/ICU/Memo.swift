import Synchronization

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
