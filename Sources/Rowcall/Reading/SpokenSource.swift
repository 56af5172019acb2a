import RowcallModel
import RowcallNarration
import Synchronization

/// A source of utterances.
package protocol SpokenSource: Sendable {
  /// The progress.
  var position: RowFeed.Position { get }

  /// The next utterance; nil after the last.
  mutating func next() throws -> Utterance?

  /// Reports problems of the file.
  func reportProblems(to output: Output)
}

/// The rows of all tables, which voices read on their own thread.
package final class RowFeed: Sendable {
  /// The progress.
  package struct Position: Sendable {
    /// The unit of the progress.
    package enum Unit: String, Sendable { case rows, lines }

    package var unit = Unit.rows
    /// How many units have been spoken.
    package var count = 0
    /// The zero-based next row of the table.
    package var nextRow = 0
    /// The spoken bytes of the table.
    package var spokenBytes = 0

    /// Returns the next row; nil after the last one.
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
  /// Separate from the rows, so that readers do not wait for a slow pipe.
  private let current = Mutex(Position())

  init(_ source: any SpokenSource) {
    self.source = Mutex(source)
  }

  /// The progress.
  var position: Position { current.withLock { $0 } }

  /// Reports problems of the file; waits for the current row.
  func reportProblems(to output: Output) { source.withLock { $0.reportProblems(to: output) } }

  /// The next utterance: a row or an announcement; nil after the last one.
  func next() throws -> Utterance? {
    try source.withLock { source in
      let utterance = try source.next()
      current.withLock { $0 = source.position }
      return utterance
    }
  }
}
