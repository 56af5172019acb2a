import RowcallModel
import RowcallNarration
import Synchronization

/// What is said of a file, one utterance at a time.
package protocol SpokenSource: Sendable {
  /// How far it has come.
  var position: RowFeed.Position { get }

  /// What is said next; nil after the last.
  mutating func next() throws -> Utterance?

  /// Tells what reading had to put up with.
  func reportProblems(to output: Output)
}

/// The rows of all tables on their way to the voices, which take them on a thread of their own.
package final class RowFeed: Sendable {
  /// How far it has come.
  package struct Position: Sendable {
    /// What is handed over one by one.
    package enum Unit: String, Sendable { case rows, lines }

    /// What is counted.
    package var unit = Unit.rows
    /// How many of them have been handed over.
    package var count = 0
    /// Zero-based number, in the table, of the row that comes next.
    package var nextRow = 0
    /// Bytes of the table that have been said so far.
    package var spokenBytes = 0

    /// Hands over the next of some rows; nil after the last, and where there are none.
    mutating func next(of rows: inout SpokenRows<some RowSource>?) throws -> Utterance? {
      let spokenBefore = rows?.spokenBytes ?? 0
      guard let utterance = try rows?.next() else { return nil }
      count += 1
      nextRow = rows?.nextRow ?? 0
      spokenBytes += (rows?.spokenBytes ?? 0) - spokenBefore
      return utterance
    }
  }

  private let source: Mutex<any SpokenSource>
  /// Apart from the rows, since whoever asks must not wait for a slow pipe.
  private let current = Mutex(Position())

  init(_ source: any SpokenSource) {
    self.source = Mutex(source)
  }

  /// How far it has come.
  var position: Position { current.withLock { $0 } }

  /// Tells what reading had to put up with; waits for a row that is being read.
  func reportProblems(to output: Output) { source.withLock { $0.reportProblems(to: output) } }

  /// What is said next: a row, or what tells its table from others; nil after the last.
  func next() throws -> Utterance? {
    try source.withLock { source in
      let utterance = try source.next()
      current.withLock { $0 = source.position }
      return utterance
    }
  }
}
