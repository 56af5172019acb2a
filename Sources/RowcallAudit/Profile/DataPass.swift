import RowcallImport
import RowcallModel
import Synchronization

/// Reads a table to its end, a batch at a time, on as many threads as it may use.
///
/// What a thread counts does not depend on which batches it gets, so nobody waits for anybody's turn.
struct DataPass {
  let plan: TableScan.Plan
  /// How many threads work at a time.
  let jobs: Int

  /// A table that gives so many bytes at a time is worth several threads.
  private static let largeBatch = 1 << 16

  /// Counts all rows; the reader then knows what it put up with.
  func run(_ reader: inout TableReader) throws(ImportError) -> TableProfile {
    var scan = TableScan(plan)
    while let batch = try reader.nextBatch() {
      scan.add(batch)
      guard jobs > 1, batch.bytes.count >= Self.largeBatch else { continue }
      return try runTogether(&reader, scan.profile)
    }
    return scan.profile
  }

  private func runTogether(
    _ reader: inout TableReader, _ first: TableProfile
  ) throws(ImportError) -> TableProfile {
    let queue = BatchQueue(reader)
    let result = Mutex(first)
    Threads.perform(jobs) { _ in
      var scan = TableScan(plan)
      while let batch = queue.next() { scan.add(batch) }
      result.withLock { $0.merge(scan.profile) }
    }
    reader = try queue.finish()
    return result.withLock { $0 }
  }
}

/// Hands the batches of a table to several threads.
private final class BatchQueue: Sendable {
  private struct State: Sendable {
    var reader: TableReader
    var error: ImportError?
    var isAtEnd = false
  }

  private let state: Mutex<State>

  init(_ reader: TableReader) { state = Mutex(State(reader: reader)) }

  /// The next rows; nil after the last, and after an error.
  func next() -> RowBatch? {
    state.withLock { state in
      guard !state.isAtEnd else { return nil }
      do throws(ImportError) {
        if let batch = try state.reader.nextBatch() { return batch }
      } catch {
        state.error = error
      }
      state.isAtEnd = true
      return nil
    }
  }

  /// The reader behind its last row; throws what ended reading.
  func finish() throws(ImportError) -> TableReader {
    let (reader, error) = state.withLock { ($0.reader, $0.error) }
    if let error { throw error }
    return reader
  }
}
