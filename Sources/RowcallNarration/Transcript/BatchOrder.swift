import Dispatch
import RowcallModel
import Synchronization

/// Gives batches to several threads and lets each write when all before it have written.
final class BatchOrder<Source: RowSource & Sendable>: Sendable {
  private struct State: Sendable {
    var source: BatchSource<Source>
    var taken = 0
  }

  private let state: Mutex<State>
  // Apart from the source, whose lock is held as long as reading blocks.
  private let failure = Mutex<(any Error)?>(nil)
  // Batch n waits at turns[n % slots]; no more than that many are out at a time, so no two wait at one.
  private let turns: [DispatchSemaphore]

  /// - Parameter slots: how many threads there are, each with one batch at a time.
  init(_ source: BatchSource<Source>, slots: Int) {
    state = Mutex(State(source: source))
    turns = (0..<slots).map { _ in DispatchSemaphore(value: 0) }
    turns[0].signal()
  }

  /// The next batch and its number, which must be given back to `inTurn`; nil if there is none.
  func take() -> (number: Int, rows: RowBatch)? {
    state.withLock { state in
      if failure.withLock({ $0 != nil }) { state.source.stop() }
      guard let batch = state.source.next() else { return nil }
      state.taken += 1
      return (state.taken - 1, batch)
    }
  }

  /// Waits for the turn of a batch, writes it, and gives the turn to the next.
  ///
  /// After an error nothing more is written or read.
  func inTurn(_ number: Int, write: () throws -> Void) {
    turns[number % turns.count].wait()
    do {
      if failure.withLock({ $0 == nil }) { try write() }
    } catch {
      failure.withLock { $0 = error }
    }
    turns[(number + 1) % turns.count].signal()
  }

  /// The source when all is written.
  var source: BatchSource<Source> { state.withLock { $0.source } }

  /// Throws the error of a writer.
  func rethrow() throws {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
